// Writes each file of the built client once more, compressed with Brotli, if that is smaller.
// Run with: node tools/compress.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const WORTH_IT = /\.(js|css|svg|json|webmanifest|ftl|txt)$/;

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (WORTH_IT.test(name)) {
    const path = join(folder, name);
    const plain = readFileSync(path);
    const packed = brotliCompressSync(plain);
    if (packed.length < plain.length) writeFileSync(`${path}.br`, packed);
  }
}
