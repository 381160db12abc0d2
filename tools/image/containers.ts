import { mkdirSync, writeFileSync } from "node:fs";
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
  // Without systemd nobody else manages groups of processes or keeps a journal.
  writeFileSync(
    place("containers.conf"),
    `[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\nruntime = "crun"\nvolume_path = "${place("volumes")}"\n[network]\nnetwork_config_dir = "${place("networks")}"\n`,
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

/** Resolves once this is so, asked every 200 ms; an error counts as no. Rejects after `ms`. */
export async function until(what: string, ms: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Not within ${ms / 1_000} s: ${what}.`);
    await sleep(200);
  }
}
