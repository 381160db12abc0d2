// `npm run audit:verify`: goes through every clinic's audit log and tells whether anything was changed or taken out.
import { verifyAuditLog } from "../server/src/platform/privacy/audit.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import { openDatabase, openPool, withTenant } from "../server/src/platform/database/database.ts";
import { openTenants } from "../server/src/platform/tenancy/tenants.ts";
import { openStorage } from "./storage.ts";

const { connections, close } = await openStorage(readConfig(process.env), "audit:verify");
const db = openDatabase(openPool(connections.app, 2, () => {})); // what matters is thrown by the query
try {
  for (const { id, slug } of await openTenants(db).all()) {
    const { sealed, unsealed, brokenAt } = await withTenant(db, id, verifyAuditLog);
    const verdict = brokenAt === null ? "the chain holds" : `BROKEN at entry ${brokenAt}`;
    console.log(`${slug}: ${sealed} entries sealed, ${unsealed} not yet: ${verdict}`);
    if (brokenAt !== null) process.exitCode = 1;
  }
} finally {
  await db.destroy();
  await close();
}
