import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headlessShellOf } from "./find.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-find-"))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that says only which version it is. */
function program(name: string, says: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${says}"\n`);
  chmodSync(file, 0o755);
  return file;
}

test("pages run in the headless shell where its version is the browser's", () => {
  const chromium = program("chromium", "Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)");
  const shell = program("shell", "Chromium 156.0.8078.108");
  vi.stubEnv("ANTEROOM_CHROMIUM_SHELL", shell);
  expect(headlessShellOf(chromium, () => undefined)).toBe(shell);
});

test("pages run in the browser itself where the shell is of another version, and that is told", () => {
  const chromium = program("chromium", "Chromium 156.0.8078.108");
  vi.stubEnv("ANTEROOM_CHROMIUM_SHELL", program("shell", "Chromium 150.0.7871.100"));
  const said: string[] = [];
  expect(headlessShellOf(chromium, (line) => said.push(line))).toBe(chromium);
  expect(said.join()).toMatch(/another version/);
});
