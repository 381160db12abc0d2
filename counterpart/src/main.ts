// The demo doctor: plays the clinic's side of every demo clinic through the public clinic API. Started by the server in
// development; ends when its standard input closes (the parent is gone) or on SIGTERM.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { readClip } from "./clip/read-clip.ts";
import { clinicApi } from "./clinic-api.ts";
import { readConfiguration, readControlLine } from "./configuration.ts";
import { runDay } from "./run-day.ts";

const { clinics, rules } = readConfiguration(process.env, (path) => readFileSync(path, "utf8"));
const clip = readClip();
const days = clinics.map(({ slug, ...access }) =>
  runDay({ api: clinicApi(access), clip, rules, say: (line) => console.log(`doctor ${slug}: ${line}`) }),
);

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const asked = readControlLine(line);
    if (asked !== null) for (const day of days) day.end(asked);
  })
  .on("close", stop);
process.once("SIGTERM", stop).once("SIGINT", stop);

function stop(): void {
  for (const day of days) day.stop();
  process.exit(0);
}
