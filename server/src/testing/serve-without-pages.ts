// A program: the real server with its database, gateway and demo clinics, but blank pages, so that nothing need be built.
// Tests start it, and kill it. It says `ready` when it answers, and ends when its input does, or by SIGTERM.
import cluster from "node:cluster";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../platform/config/config.ts";
import { startAnteroom } from "../main.ts";
import { startSeveral } from "../several-processes.ts";

const blankPage =
  'export const render = async () => ({ status: 200, location: null, html: "<!doctype html>" });';

const config = readConfig(process.env);
if (cluster.isPrimary && config.ANTEROOM_PROCESSES > 1) await serveSeveral();
else await serveOne();

async function serveSeveral(): Promise<void> {
  const several = startSeveral(config);
  endWith(() => several.stop());
  await several.ready;
  process.stdout.write("ready\n");
}

async function serveOne(): Promise<void> {
  const started = await startAnteroom(process.env, {
    web: async () => ({
      folder: blankWeb(path.resolve(config.ANTEROOM_DATA_DIR, "blank-web")),
      compressed: Promise.resolve(),
    }),
  });
  if (cluster.isPrimary) process.stdout.write("ready\n");
  void started.lost.then(async (sentence) => {
    console.error(sentence);
    await started.stop();
    process.exit(1);
  });
  endWith(started.stop);
}

function endWith(end: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= end();
    void stopping.then(() => process.exit(0));
  };
  process.stdin.resume().on("end", stop);
  process.on("SIGTERM", stop);
}

function blankWeb(dir: string): string {
  for (const folder of ["server", "client/.vite"]) mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, "server/package.json"), '{"type":"module"}');
  writeFileSync(path.join(dir, "server/entry-server.js"), blankPage);
  writeFileSync(path.join(dir, "client/.vite/manifest.json"), "{}");
  return dir;
}
