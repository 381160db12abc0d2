// `npm run payments:reconcile -- SLUG REPORT.csv --from 2027-03-01 --to 2027-03-31 [--provider adyen|stripe] [--form text|json|csv]`: compares a
// clinic's payments with the provider's report and names every difference, one a line; `--to` is included, days are of the clinic.
// Ends with 1 when there are differences.
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import { writeCsv } from "@anteroom/domain/text/csv";
import { readConfig } from "../../server/src/platform/config/config.ts";
import { openDatabase, openPool } from "../../server/src/platform/database/database.ts";
import { openTenants } from "../../server/src/platform/tenancy/tenants.ts";
import { openStorage } from "../storage.ts";
import { reconcile, type Difference } from "./reconcile.ts";
import { readSettlement } from "./settlement-lines.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string", default: "" },
    to: { type: "string", default: "" },
    provider: { type: "string", default: "adyen" },
    form: { type: "string", default: "text" },
  },
});
const [slug = "", report = ""] = positionals;
const { from, to, provider, form } = values;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
if (report === "" || !isDay(from) || !isDay(to) || !["text", "json", "csv"].includes(form))
  throw new Error(
    "npm run payments:reconcile -- SLUG REPORT.csv --from DAY --to DAY [--provider adyen|stripe] [--form text|json|csv]",
  );

const columns = ["what", "reference", "here_minor", "there_minor", "currency"] as const;
const sums = new Map<string, { count: number; here: number; there: number }>();
const { connections, close } = await openStorage(readConfig(process.env), "payments:reconcile");
const db = openDatabase(openPool(connections.app, 1, () => {}));
try {
  const tenant = (await openTenants(db).all()).find((one) => one.slug === slug);
  if (!tenant) throw new Error(`No clinic has the slug "${slug}".`);
  const { timeZone } = tenant.settings;
  const span = {
    from: new Date(instantOf(from, 0, timeZone)),
    to: new Date(instantOf(addDays(to, 1), 0, timeZone)),
  };
  if (form === "csv") process.stdout.write(writeCsv(columns, []));
  await reconcile(
    db,
    { tenantId: tenant.id, provider, ...span },
    () => readSettlement(createReadStream(report)),
    printDifference,
  );
} finally {
  await db.destroy();
  await close();
}
for (const [key, { count, here, there }] of sums)
  console.error(`${key}: ${count}, ${here} here and ${there} there, in minor units`);
if (sums.size === 0) console.error("No differences.");
process.exitCode = sums.size === 0 ? 0 : 1;

function printDifference(difference: Difference): void {
  const { what, reference, here_minor: here, there_minor: there, currency } = difference;
  if (form === "json") console.log(JSON.stringify(difference));
  else if (form === "csv")
    process.stdout.write(
      writeCsv(columns, [columns.map((name) => difference[name])]).split("\r\n")[1] + "\r\n",
    );
  else
    console.log(`${what} ${reference}: ${here ?? "nothing"} here, ${there ?? "nothing"} there ${currency}`);
  const key = `${what} ${currency}`;
  const sum = sums.get(key) ?? { count: 0, here: 0, there: 0 };
  sums.set(key, { count: sum.count + 1, here: sum.here + (here ?? 0), there: sum.there + (there ?? 0) });
}
