import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endWithParent } from "../product/own-child.ts";

/** A virtual audio output: environment variables for the browser, and how to stop it. */
export type Sound = { env: NodeJS.ProcessEnv; stop: () => Promise<void> };

/**
 * Starts a silent audio output (PulseAudio) and returns its environment; `stop` must be called. Without one, Firefox never starts an
 * `AudioContext`. Where PulseAudio is missing or fails, the environment is empty.
 */
export async function openSound(): Promise<Sound> {
  const none: Sound = { env: {}, stop: async () => undefined };
  if (spawnSync("sh", ["-c", "command -v pulseaudio"]).status !== 0) return none;
  const home = mkdtempSync(path.join(os.tmpdir(), "anteroom-sound-"));
  const socket = path.join(home, "sound");
  const server = endWithParent(
    spawn(
      "pulseaudio",
      ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--log-level=error"].concat([
        "--load=module-null-sink",
        `--load=module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
      ]),
      { stdio: "ignore", env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home } },
    ),
  );
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    if (existsSync(socket)) return { env: { PULSE_SERVER: `unix:${socket}` }, stop };
    await wait(50);
  }
  await stop();
  return none;
}
