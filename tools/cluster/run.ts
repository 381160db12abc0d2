// `npm run cluster`: three servers behind HAProxy with everything around them, on this machine. Ctrl-C ends all. `PORT` is where visitors come in; the
// next ports are the parts'.
import { buildAllIfChanged } from "../build-web.ts";
import { openCluster, serverWithPages } from "./open-cluster.ts";
import { describeCluster, portCount } from "./plan.ts";
import { findPrograms, describeMissing } from "./programs.ts";

const firstPort = Number(process.env["PORT"] ?? "8080");
const ending = new AbortController();
const isEnding = Promise.withResolvers<null>();
const end = () => {
  ending.abort();
  isEnding.resolve(null);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// `kill <npm>` ends npm and its shell, not us.
const parent = process.ppid;
if (process.env["npm_lifecycle_event"]) setInterval(() => process.ppid !== parent && end(), 300).unref();

try {
  const missing = describeMissing(findPrograms(process.env));
  if (process.platform !== "linux")
    throw new Error("A cluster is made of Debian's programs: it runs on Linux alone.");
  if (missing.isFatal) throw new Error(missing.lines.join("\n"));
  console.log(
    `Ports ${firstPort} to ${firstPort + portCount - 1} of 127.0.0.1. Building pages, then starting:`,
  );
  await buildAllIfChanged(ending.signal);
  const opening = openCluster({
    firstPort,
    server: { command: serverWithPages() },
    hasMedia: true,
    say: (line) => console.log(`  ${line}`),
  });
  opening.catch(() => {}); // told below
  const opened = await Promise.race([opening, isEnding.promise]);
  if (opened) {
    for (const line of describeCluster(opened.cluster.plan, opened.folder)) console.log(line);
    await isEnding.promise;
  }
  await (await opening).close();
} catch (error) {
  if (!ending.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
process.exit();
