import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localFiles } from "./local-files.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "anteroom-files-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = "0123456789abcdef0123456789abcdef";
async function* bytesOf(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

test("uploads in progress when the machine stopped leave nothing behind", async () => {
  await localFiles(folder);
  await writeFile(path.join(folder, "arriving", key), "half of it");
  await localFiles(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
});

test("a second program keeps uploads in progress and does not list them", async () => {
  await localFiles(folder);
  await writeFile(path.join(folder, "arriving", key), "half of it");
  const files = await localFiles(folder, true);
  for await (const listed of files.keys()) expect.fail(`${listed} has not arrived`);
  expect(await readFile(path.join(folder, "arriving", key), "utf8")).toBe("half of it");
});

test("a file is stored in a folder named by its first two digits", async () => {
  const files = await localFiles(folder);
  await files.put(key, bytesOf("first"));
  expect(await readFile(path.join(folder, key.slice(0, 2), key.slice(2)), "utf8")).toBe("first");
});

test("what root stores belongs to the owner of the folder, who serves it", async () => {
  const server = process.getuid?.() === 0 ? 61_234 : process.getuid?.(); // others can give nothing away
  await chown(folder, server ?? 0, process.getgid?.() ?? 0);
  const files = await localFiles(path.join(folder, "files"), true);
  await files.put(key, bytesOf("by hand"));
  for (const name of await readdir(folder, { recursive: true }))
    expect([name, (await stat(path.join(folder, name))).uid]).toEqual([name, server]);
});
