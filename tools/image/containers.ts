import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runCommand } from "../test/run-command.ts";

/** Images and containers of their own, apart from those of this machine. */
export type Containers = {
  /**
   * Runs buildah, podman or podman-compose on them; returns what it said. Throws with the end of it when the program
   * fails.
   */
  run: (program: string, ...args: string[]) => Promise<string>;
  /** Returns a field of a container or image by Go's template, such as `{{.State.ExitCode}}`. */
  inspect: (what: string, template: string) => Promise<string>;
};

/** Returns containers whose images, networks and states are below this folder; `env` are variables of every program. */
export function openContainers(folder: string, env: NodeJS.ProcessEnv): Containers {
  const place = (name: string) => path.join(folder, name);
  mkdirSync(place("networks"), { recursive: true });
  writeFileSync(
    place("storage.conf"),
    `[storage]\ndriver = "overlay"\ngraphroot = "${place("images")}"\nrunroot = "${place("run")}"\n`,
  );
  // Without systemd nobody else manages groups of processes or keeps a journal. Crun takes no machine with both versions of such groups.
  writeFileSync(
    place("containers.conf"),
    `[containers]
default_ulimits = [${limits()}]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
volume_path = "${place("volumes")}"
[network]
network_config_dir = "${place("networks")}"
`,
  );
  const own = {
    CONTAINERS_STORAGE_CONF: place("storage.conf"),
    CONTAINERS_CONF: place("containers.conf"),
    BUILDAH_ISOLATION: "chroot",
    ...env,
  };
  async function run(program: string, ...args: string[]): Promise<string> {
    const { code, output } = await runCommand([program, ...args], { env: own });
    if (code !== 0)
      throw new Error(`${program} ${args.slice(0, 2).join(" ")} ended with ${code}: ${output.slice(-3_000)}`);
    return output.trim();
  }
  return {
    run,
    inspect: (what, template) => run("podman", "inspect", "--format", template, what),
  };
}

/**
 * Our own limit of open files, and fewer processes than anybody's: podman asks for more than a machine may allow even
 * root, and then starts nothing.
 */
function limits(): string {
  const own = readFileSync("/proc/self/limits", "utf8");
  const [, files = "1024"] = /^Max open files +\S+ +(\d+)/m.exec(own) ?? [];
  return `"nofile=${files}:${files}", "nproc=4096:4096"`;
}

/** Resolves once this is so, asked every 200 ms; an error counts as no. Rejects after `ms`. */
export async function until(what: string, ms: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Not within ${ms / 1_000} s: ${what}.`);
    await sleep(200);
  }
}
