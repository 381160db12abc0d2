// `npm run data-key:reseal`: seals everything with DATA_KEY that DATA_KEY_OTHER still seals. Servers may run; run it again until it says 0.
import { readConfig } from "../server/src/platform/config/config.ts";
import { openDatabase, openPool } from "../server/src/platform/database/database.ts";
import { openTenants } from "../server/src/platform/tenancy/tenants.ts";
import { resealSecrets } from "../server/src/reseal-secrets.ts";
import { openStorage } from "./storage.ts";

const config = readConfig(process.env);
const { connections, close } = await openStorage(config, "data-key:reseal");
const db = openDatabase(openPool(connections.app, 2, () => {})); // what matters is thrown by the query
try {
  let count = 0;
  for (const { id } of await openTenants(db).all()) count += await resealSecrets(db, id, config.dataKey);
  console.log(`${count} secrets sealed anew with DATA_KEY.`);
} finally {
  await db.destroy();
  await close();
}
