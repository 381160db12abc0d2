// `npm run bench [-- names]`: ratios side by side in one run, as a table and as JSON in `.bench.json`. Never fails for a time.
import { writeFileSync } from "node:fs";
import os from "node:os";
import type { BenchLine, Row } from "./line.ts";
import { appointmentList } from "./lines/appointment-list.ts";
import { checkTime } from "./lines/check.ts";
import { call } from "./lines/call.ts";
import { callPaths } from "./lines/call-paths.ts";
import { bookings } from "./lines/bookings.ts";
import { clinics } from "./lines/clinics.ts";
import { confirmation } from "./lines/confirmation.ts";
import { deviceTest } from "./lines/device-test.ts";
import { doctorList } from "./lines/doctor-list.ts";
import { edge } from "./lines/edge.ts";
import { growth } from "./lines/growth.ts";
import { inp } from "./lines/inp.ts";
import { jobs } from "./lines/jobs.ts";
import { lighthouseScores } from "./lines/lighthouse.ts";
import { oneSlot } from "./lines/one-slot.ts";
import { pages } from "./lines/pages.ts";
import { pageLoad } from "./lines/page-load.ts";
import { realtime } from "./lines/realtime.ts";
import { shift } from "./lines/shift.ts";
import { signIn } from "./lines/sign-in.ts";
import { start } from "./lines/start.ts";
import { symptomChecker } from "./lines/symptom-checker.ts";
import { vitalsReading } from "./lines/vitals-reading.ts";
import { vitals } from "./lines/vitals.ts";

const lines: readonly BenchLine[] = [
  start,
  appointmentList,
  oneSlot,
  doctorList,
  growth,
  clinics,
  confirmation,
  bookings,
  jobs,
  pages,
  edge,
  pageLoad,
  lighthouseScores,
  shift,
  inp,
  realtime,
  signIn,
  deviceTest,
  call,
  callPaths,
  vitalsReading,
  vitals,
  symptomChecker,
  checkTime,
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? lines : lines.filter(({ name }) => wanted.includes(name));
const unknown = wanted.filter((name) => !lines.some((line) => line.name === name));
if (unknown.length > 0) {
  console.error(
    `No line is called ${unknown.join(", ")}. There are: ${lines.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}
const rows: Row[] = [];
const notMeasured: { name: string; why: string }[] = [];
for (const { name, measure } of chosen) {
  const found = await measure().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof found === "string") notMeasured.push({ name, why: found });
  else rows.push(...found);
}

const machine = `${os.cpus().length} x ${os.cpus()[0]?.model ?? "?"}, ${os.platform()} ${os.arch()}, Node ${process.version}`;
console.log(`${machine}; medians of 5\n`);
console.log(
  `${"what".padEnd(46)}${"ours".padStart(12)}${"baseline".padStart(26)}${"ratio".padStart(8)}  goal`,
);
for (const row of rows) console.log(tableRow(row));
for (const { name, why } of notMeasured) console.log(`${name.padEnd(46)}not measured: ${why.split("\n")[0]}`);
const result = { date: new Date().toISOString(), machine, rows, notMeasured };
writeFileSync(".bench.json", `${JSON.stringify(result, null, 2)}\n`);
console.log("\nAs JSON in .bench.json");

function tableRow({ what, ours, unit, baseline, goal }: Row): string {
  const number = (value: number) => `${value.toFixed(value >= 100 ? 0 : value < 0.1 ? 4 : 2)} ${unit}`.trim();
  const beside = baseline ? `${number(baseline.value)} (${baseline.what})` : "";
  const ratio = baseline && baseline.value > 0 ? (ours / baseline.value).toFixed(2) : "";
  return `${what.padEnd(46)}${number(ours).padStart(12)}${beside.padStart(26)}${ratio.padStart(8)}  ${goal}`;
}
