// Adds to the built client what it needs to play without a server: Python, our modules, and the list of all files.
// Run with: node tools/offline.mjs FOLDER, once everything else in the folder is compressed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

const ROOT = resolve(import.meta.dirname, "..");
const PYODIDE = join(ROOT, "web/node_modules/pyodide");
/** Kept only compressed, since they are large; whoever serves them can undo that. */
const LARGE = ["pyodide.asm.mjs", "pyodide.asm.wasm"];
/** What a browser without a server never asks for. */
const NOT_NEEDED = /\.(br|html)$|^robots\.txt$|^sw\.js$|^offline\/files\.json$/;

const client = resolve(process.argv[2]);
const folder = join(client, "offline");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of LARGE) writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(PYODIDE, name)), { level: 9 }));
writeFileSync(join(folder, "pyodide.mjs"), withoutMap(readFileSync(join(PYODIDE, "pyodide.mjs"), "utf8")));
const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8"));
// Without the packages of others, which we need none of.
const lock = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ ...lock, packages: {} }));
writeFileSync(join(folder, "LICENSES.txt"), `Pyodide ${version}: Mozilla Public License 2.0; its source is at https://github.com/pyodide/pyodide
Python ${lock.info.python}: Python Software Foundation License; its source is at https://www.python.org
`);
await packModules();
writeFileSync(join(folder, "files.json"), JSON.stringify(listed()));

function withoutMap(script) {
  return script.replace(/\n\/\/# sourceMappingURL=.*/, "");
}

/** The zips are made by the very Python that will read them. */
async function packModules() {
  const { loadPyodide } = await import(pathToFileURL(join(PYODIDE, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: PYODIDE });
  for (const [place, root] of Object.entries({ "/src": join(ROOT, "src"), "/tools": join(ROOT, "tools"), "/pyodide": PYODIDE, "/to": folder })) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
  }
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/tools")
import offline_modules
offline_modules.pack("/src", "/pyodide/python_stdlib.zip", "/to")
`);
}

/** Every file that is needed: its path, its size on the way and once it is there, and a digest of what is in it. */
function listed() {
  const files = readdirSync(client, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(client, name)).isFile() && !NOT_NEEDED.test(name))
    .sort()
    .map((name) => {
      const content = readFileSync(join(client, name));
      const smaller = join(client, `${name}.br`);
      const sent = existsSync(smaller) ? statSync(smaller).size : content.length;
      const size = name.endsWith(".gz") ? gunzipSync(content).length : content.length;
      return { path: name.replace(/\.gz$/, ""), sent, size, digest: digestOf(content) };
    });
  const all = files.map(({ path, digest }) => `${path} ${digest}\n`).join("");
  return { digest: digestOf(all), files };
}

function digestOf(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
