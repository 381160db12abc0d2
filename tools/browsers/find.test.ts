import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

/** Creates a program that only prints its version. */
function program(name: string, says: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${says}"\n`);
  chmodSync(file, 0o755);
  return file;
}

const chromium = "Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)";

test("the headless shell is used only where its version equals the browser's", () => {
  const whole = program("chromium", chromium);
  const shell = program("shell", "Chromium 156.0.8078.108");
  vi.stubEnv("ANTEROOM_CHROMIUM_SHELL", shell);
  expect(headlessShellOf(whole, () => undefined)).toBe(shell);
  vi.stubEnv("ANTEROOM_CHROMIUM_SHELL", program("older", "Chromium 150.0.7871.100"));
  const said: string[] = [];
  expect(headlessShellOf(whole, (line) => said.push(line))).toBeNull();
  expect(said.join()).toMatch(/another version/);
});

test("a shell on the path is found where present", () => {
  const whole = program("chromium", chromium);
  vi.stubEnv("ANTEROOM_CHROMIUM_SHELL", undefined);
  symlinkSync("/bin/sh", path.join(folder, "sh"));
  vi.stubEnv("PATH", folder);
  expect(headlessShellOf(whole, () => undefined)).toBeNull();
  const shell = program("chromium-headless-shell", "Chromium 156.0.8078.108");
  expect(headlessShellOf(whole, () => undefined)).toBe(shell);
});
