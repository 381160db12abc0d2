// `node tools/compress-files.ts FOLDER`: lays beside each file that is sent compressed its Brotli, unless it is there.
import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder whose files are to be compressed.");

const compress = promisify(brotliCompress);
const there = new Set(globSync("**/*.br", { cwd: folder }));
// Large files first, so that none is left to one processor at the end; files of the same content once.
const files = globSync("**/*.{js,css,svg,bin}", { cwd: folder })
  .filter((name) => !there.has(`${name}.br`))
  .map((name) => path.join(folder, name))
  .map((name) => ({ name, content: readFileSync(name) }))
  .toSorted((one, other) => other.content.length - one.content.length);
const results = new Map<string, Promise<Buffer>>();
await Promise.all(
  files.map(async ({ name, content }) => {
    const key = createHash("sha256").update(content).digest("hex");
    const result = results.get(key) ?? compress(content);
    results.set(key, result);
    const written = `${name}.br.of-${process.pid}`; // a server that starts meanwhile reads whole files only
    writeFileSync(written, await result);
    renameSync(written, `${name}.br`);
  }),
);
