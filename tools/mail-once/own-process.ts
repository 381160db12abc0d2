import { execFileSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync } from "node:fs";

/** Makes a file or folder that of a system user and its group. */
export function give(file: string, user: string): void {
  const [uid, gid] = ["-u", "-g"].map((what) =>
    Number(execFileSync("id", [what, user], { encoding: "utf8" })),
  );
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${user}`);
  chownSync(file, uid, gid);
}

/** Kills a program that leads a process group of its own, with all of the group. Resolves when it is gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await gone;
}
