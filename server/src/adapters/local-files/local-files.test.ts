import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localFiles } from "./local-files.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "anteroom-files-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = "0123456789abcdef0123456789abcdef";
async function* bytesOf(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}
const everything = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test("what is put in comes out again, and is gone once it is removed", async () => {
  const files = await localFiles(folder);
  await files.put(key, bytesOf("one ", "two"));
  const content = await files.open(key);
  expect(content && (await buffer(content)).toString()).toBe("one two");
  await files.remove(key);
  expect(await files.open(key)).toBeNull();
  await files.remove(key);
  expect(await everything()).toEqual([]);
});

test("a file that breaks off leaves nothing, nor does one on its way when the machine stops", async () => {
  const files = await localFiles(folder);
  async function* breaksOff() {
    yield Buffer.from("half of it");
    throw new Error("the line is gone");
  }
  await expect(files.put(key, breaksOff())).rejects.toThrow("the line is gone");
  expect(await files.open(key)).toBeNull();
  await writeFile(path.join(folder, "arriving", key), "half of it");
  await localFiles(folder);
  expect(await everything()).toEqual([]);
});

test.each(["../../etc/passwd", "/etc/passwd", "", "0123", `${key}/..`, key.toUpperCase(), "..%2f..%2f"])(
  "no name from outside finds its way to the disk: %s",
  async (name) => {
    const files = await localFiles(path.join(folder, "files"));
    await expect(files.put(name, bytesOf("x"))).rejects.toThrow("32 hexadecimal digits");
    await expect(files.open(name)).rejects.toThrow("32 hexadecimal digits");
    expect(() => files.remove(name)).toThrow("32 hexadecimal digits");
    expect(await everything()).toEqual([]);
  },
);

test("one file never takes the place of another", async () => {
  const files = await localFiles(folder);
  await files.put(key, bytesOf("first"));
  expect(await readFile(path.join(folder, key.slice(0, 2), key.slice(2)), "utf8")).toBe("first");
});
