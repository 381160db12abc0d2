import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { startRealtimeProgram } from "./realtime-program.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(scripts: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-built-"));
  folders.push(folder);
  for (const [name, script] of Object.entries(scripts)) writeFileSync(path.join(folder, name), script);
  return folder;
}

test("the realtime program serves the scripts of every folder; of two with one name, the first folder's", async () => {
  const program = await startRealtimeProgram([
    folderWith({ "a.js": "first a", "both.js": "first" }),
    folderWith({ "b.js": "second b", "both.js": "second" }),
  ]);
  try {
    const read = async (name: string) => {
      const answer = await fetch(`http://127.0.0.1:${program.port}/built/${name}`);
      return answer.ok ? answer.text() : answer.status;
    };
    expect(await Promise.all(["a.js", "b.js", "both.js", "neither.js"].map(read))).toEqual([
      "first a",
      "second b",
      "first",
      404,
    ]);
  } finally {
    await program.stop();
  }
});
