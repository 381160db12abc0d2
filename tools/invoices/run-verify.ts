// `npm run invoices:verify`: reads the database as its owner and says whether every series of invoices is without a gap or a double,
// and whether invoices and credit notes are what was paid and went back.
import { runningSocketDir } from "../../server/src/adapters/embedded-postgres/running.ts";
import { readConfig } from "../../server/src/platform/config/config.ts";
import { ownerClient, type OwnerClient } from "../../server/src/testing/owner-client.ts";
import { verifyInvoices } from "./verify-invoices.ts";

async function connect(): Promise<OwnerClient> {
  const { DATABASE_URL: url } = readConfig(process.env);
  if (url) return ownerClient({ url });
  const dataDir = process.env["ANTEROOM_DATA_DIR"] ?? ".data";
  const socketDir = runningSocketDir(dataDir);
  if (socketDir === null) throw new Error(`No database runs on ${dataDir}, and DATABASE_URL names none.`);
  return ownerClient({ socketDir });
}

const client = await connect();
try {
  const { documents, wrong } = await verifyInvoices(client);
  for (const one of wrong) console.log(one);
  console.log(
    `${documents} invoices and credit notes: ${wrong.length === 0 ? "all whole" : `${wrong.length} wrong`}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await client.end();
}
