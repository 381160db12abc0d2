// The demo doctor: plays the clinic's side of every demo clinic through the public clinic API. Started by the server in
// development; ends when its standard input closes (the parent is gone) or on SIGTERM.
import { readFileSync, watchFile } from "node:fs";
import { createInterface } from "node:readline";
import { readFilms } from "./clip/read-clip.ts";
import { createClinicApi } from "./clinic-api.ts";
import { readClinics, readConfiguration, readControlLine } from "./configuration.ts";
import { createDays } from "./run-working-days.ts";
import { runDay } from "./run-day.ts";

const { file, rules } = readConfiguration(process.env);
const filmOf = readFilms();
const days = createDays(({ slug, ...access }) =>
  runDay({
    api: createClinicApi(access),
    filmOf,
    rules,
    say: (line) => console.log(`doctor ${slug}: ${line}`),
  }),
);
const workForAll = () => void days.keepTo(readClinics(readFileSync(file, "utf8")));
workForAll();
// Clinics open while we work, and tokens change. Its writer puts the whole file in place at once.
watchFile(file, { interval: 500 }, ({ size }) => size > 0 && workForAll());

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const requested = readControlLine(line);
    if (requested !== null) days.end(requested);
  })
  .on("close", stop);
process.once("SIGTERM", stop).once("SIGINT", stop);

function stop(): void {
  // Whoever stops us waits no longer than this for the last words.
  setTimeout(() => process.exit(0), 1_000);
  void days.keepTo([]).then(() => process.exit(0));
}
