// What the product asks of the place of files, of whatever keeps them: a folder, and a real server of the S3 protocol.
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openFiles } from "../open-files.ts";
import { readConfig } from "../platform/config/config.ts";
import { type Files, FilesUnavailable } from "../ports/files.ts";
import { mayMount, mountSmallDisk } from "./small-disk.ts";
import { openS3, type TestS3 } from "./s3.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-files-"));
let s3: TestS3;
beforeAll(async () => void (s3 = await openS3()));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const places = [
  { name: "in a folder", env: () => ({ FILES_DIR: path.join(folder, newKey()) }) },
  { name: "in a bucket", env: () => ({ ...s3.env, FILES_URL: `s3://anteroom/${newKey()}` }) },
];
const newKey = () => randomBytes(16).toString("hex");

async function* bytesOf(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part);
}
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys;
}
const contentOf = async (files: Files, key: string) => {
  const content = await files.open(key);
  return content && (await buffer(content));
};

for (const { name, env } of places)
  describe(`files ${name}`, () => {
    let files: Files;
    beforeEach(async () => void (files = await openFiles(readConfig(env()))));

    test("a stored file is read back until it is removed", async () => {
      const key = newKey();
      await files.put(key, bytesOf("one ", "two"));
      expect((await contentOf(files, key))?.toString()).toBe("one two");
      expect(await keysOf(files)).toEqual([key]);
      await files.remove(key);
      expect(await files.open(key)).toBeNull();
      expect(await keysOf(files)).toEqual([]);
      await files.remove(key);
    });

    test("an empty file is stored", async () => {
      const key = newKey();
      await files.put(key, bytesOf());
      expect((await contentOf(files, key))?.length).toBe(0);
    });

    test("a large file is read back unchanged", async () => {
      const key = newKey();
      const parts = Array.from({ length: 13 }, () => randomBytes(1024 * 1024));
      await files.put(key, bytesOf(...parts));
      expect((await contentOf(files, key))?.equals(Buffer.concat(parts))).toBe(true);
    });

    test.each([1, 7])("a file that breaks off after %i MiB is not stored", async (count) => {
      const key = newKey();
      async function* breaksOff() {
        for (let sent = 0; sent < count; sent++) yield randomBytes(1024 * 1024);
        throw new Error("the line is gone");
      }
      await expect(files.put(key, breaksOff())).rejects.toThrow("the line is gone");
      expect(await files.open(key)).toBeNull();
      expect(await keysOf(files)).toEqual([]);
    });

    test("many files are listed once each", async () => {
      const keys = Array.from({ length: 1_005 }, newKey);
      for (let from = 0; from < keys.length; from += 50)
        await Promise.all(keys.slice(from, from + 50).map((key) => files.put(key, bytesOf("x"))));
      expect((await keysOf(files)).toSorted()).toEqual(keys.toSorted());
    });

    test.each([
      "../../etc/passwd",
      "/etc/passwd",
      "",
      "0123",
      `${newKey()}/..`,
      newKey().toUpperCase(),
      "..%2f..%2f",
    ])("an external name never becomes a path or URL: %s", async (outside) => {
      await expect(files.put(outside, bytesOf("x"))).rejects.toThrow("32 hexadecimal digits");
      await expect(files.open(outside)).rejects.toThrow("32 hexadecimal digits");
      await expect(files.remove(outside)).rejects.toThrow("32 hexadecimal digits");
    });

    test("a writable place reports nothing missing", async () => {
      expect(await files.lack()).toBeNull();
    });
  });

// Of a folder alone: `s3rver` ends when its own disk is full.
test.skipIf(!mayMount())(
  "a full disk refuses files, serves stored ones, and recovers (skipped: nothing may be mounted here)",
  async () => {
    const dir = path.join(folder, newKey());
    const disk = mountSmallDisk(dir, 4);
    try {
      const files = await openFiles(readConfig({ FILES_DIR: dir }));
      const kept = newKey();
      await files.put(kept, bytesOf("kept"));
      const giveBack = disk.fill();
      await vi.waitUntil(() => statfsSync(dir).bfree === 0);
      const refused = newKey();
      await expect(files.put(refused, bytesOf(randomBytes(64 * 1024)))).rejects.toThrow(FilesUnavailable);
      expect((await contentOf(files, kept))?.toString()).toBe("kept");
      await giveBack();
      expect(await files.open(refused)).toBeNull();
      await files.put(refused, bytesOf("now"));
      expect((await contentOf(files, refused))?.toString()).toBe("now");
    } finally {
      await disk.close();
    }
  },
);

describe("a bucket", () => {
  test("that is unreachable is reported to the operator and recovers", async () => {
    const files = await openFiles(readConfig(s3.env));
    const key = newKey();
    await files.put(key, bytesOf("kept"));
    await s3.stop();
    expect(await files.lack()).toMatch(/FILES_URL cannot be reached/);
    await expect(files.open(key)).rejects.toThrow("ECONNREFUSED");
    await expect(files.put(newKey(), bytesOf("x"))).rejects.toThrow("ECONNREFUSED");
    await expect(files.remove(key)).rejects.toThrow(FilesUnavailable);
    await s3.start();
    expect(await files.lack()).toBeNull();
    expect((await contentOf(files, key))?.toString()).toBe("kept");
  });

  test(
    "that hangs is abandoned after two tries, before a browser or balancer gives up",
    { timeout: 30_000 },
    async () => {
      const files = await openFiles(readConfig(s3.env));
      const key = newKey();
      await files.put(key, bytesOf("kept"));
      const hanging = s3.process();
      hanging?.kill("SIGSTOP");
      try {
        const began = performance.now();
        await Promise.all([
          expect(files.put(newKey(), bytesOf("x"))).rejects.toThrow(FilesUnavailable),
          expect(files.open(key)).rejects.toThrow(FilesUnavailable),
        ]);
        expect(performance.now() - began).toBeLessThan(11_500);
      } finally {
        hanging?.kill("SIGCONT");
      }
      expect((await contentOf(files, key))?.toString()).toBe("kept");
    },
  );

  test("that does not exist or refuses the key is reported", async () => {
    const refused = [
      [{ FILES_URL: "s3://another" }, /bucket does not exist/],
      [{ FILES_S3_ACCESS_KEY_ID: "somebody" }, /Access Key Id you provided does not exist/],
    ] as const;
    for (const [env, says] of refused) {
      const files = await openFiles(readConfig({ ...s3.env, ...env }));
      expect(await files.lack()).toMatch(/FILES_URL cannot be reached/);
      await expect(files.put(newKey(), bytesOf("x"))).rejects.toThrow(says);
    }
  });
});
