import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

const living = new Set<ChildProcess>();
const patienceMs = 8_000;
let isWatching = false;
let ending: Promise<void> | undefined;

/**
 * Registers a child process to be ended when this process is interrupted or terminated, or when
 * the npm that started it is gone. The child gets SIGINT, and SIGKILL after 8 s; this process
 * then exits with 130. Returns the child. Does nothing on SIGKILL or a normal exit of this
 * process.
 */
export function endWithParent<Child extends ChildProcess>(child: Child): Child {
  living.add(child);
  child.once("exit", () => living.delete(child));
  child.once("error", () => living.delete(child));
  if (!isWatching) watch();
  return child;
}

function watch(): void {
  isWatching = true;
  // A terminal has told our children already; a second Ctrl-C would count as impatience.
  process.on("SIGINT", () => end({ tellChildren: false }));
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => end({ tellChildren: true }));
  // `kill <npm>` ends npm and its shell, not us.
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"])
    setInterval(() => process.ppid !== parent && end({ tellChildren: true }), 300).unref();
}

function end(how: { tellChildren: boolean }): void {
  ending ??= endAll(how);
}

async function endAll({ tellChildren }: { tellChildren: boolean }): Promise<void> {
  const ends = [...living].map(async (child) => {
    const ended = once(child, "exit");
    if (tellChildren) child.kill("SIGINT");
    const force = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    await ended;
    clearTimeout(force);
  });
  await Promise.all(ends);
  process.exit(130);
}
