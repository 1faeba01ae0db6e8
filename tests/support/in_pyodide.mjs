// Runs Python code in Pyodide with our sources, as a browser would: node in_pyodide.mjs ROOT CODE.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, code] = process.argv.slice(2);
const folder = join(root, "web/node_modules/pyodide");
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
for (const name of ["src", "tests", "bench"]) {
  python.FS.mkdirTree(`/red7/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: join(root, name) }, `/red7/${name}`);
}
python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/red7', '/red7/src']");
python.runPython(code);
