// Small disks which can be filled to the last byte. Needs root.
import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statSync, write } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** A small mounted disk. */
export type SmallDisk = {
  /** Fills the disk and keeps it full until the returned function is called. */
  fill: () => () => Promise<void>;
  close: () => Promise<void>;
};

const againMs = 500;

/** Returns whether this process may mount a disk: it needs root, and not every container allows it. */
export function mayMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "anteroom", "/mnt"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Mounts an empty disk of this many MB (`tmpfs`, in memory) at the folder, which it creates. Requires root; throws
 * when nothing was mounted.
 */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "anteroom", folder]);
  // What is filled must be this disk, and never the one below it.
  if (statSync(folder).dev === statSync(path.dirname(folder)).dev)
    throw new Error(`Nothing is mounted at ${folder}.`);
  const ballast = path.join(folder, "ballast");
  let giveBack: (() => Promise<void>) | null = null;
  return {
    fill() {
      // Opened once: it stays a file of this disk, whatever becomes of the folder.
      const file = openSync(ballast, "wx", 0o600);
      let isFull = true;
      const filling = (async () => {
        while (isFull) {
          await writeUntilFull(file, megabytes);
          await sleep(againMs);
        }
      })();
      giveBack = async () => {
        giveBack = null;
        isFull = false;
        await filling;
        closeSync(file);
        rmSync(ballast, { force: true });
      };
      return giveBack;
    },
    close: async () => {
      await giveBack?.();
      // Whatever still has a file open there keeps it until it ends.
      execFileSync("umount", ["--lazy", folder]);
    },
  };
}

/** Never more than the disk holds. */
async function writeUntilFull(file: number, megabytes: number): Promise<void> {
  for (const size of [1_048_576, 4_096])
    for (let written = 0; written < megabytes * 1_048_576;) {
      const done = await promisify(write)(file, Buffer.alloc(size)).catch(() => null);
      if (done === null || done.bytesWritten === 0) break;
      written += done.bytesWritten;
    }
}
