import { randomBytes } from "node:crypto";
import * as shapes from "@anteroom/contract/administration/mail-address";
import { dkimRecordName, dkimRecordValue, mailDomainOf } from "@anteroom/domain/notifications/mail-address";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import {
  checkMailAddress,
  generateDkimKey,
  readMailAddress,
  storeAddressCheck,
  type DkimKeyPlace,
  type MailAddressRow,
} from "../../platform/mail/own-address.ts";
import { actorOf, audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { TxtRecords } from "../../ports/txt-records.ts";

type Deps = { services: Pick<Services, "app" | "config">; txtRecords: TxtRecords };

/** Least time between two checks, in ms. */
const checkEvery = 10_000;

/**
 * Registers the routes of the address of a clinic's own that its emails come from: read, set, check its DNS record and
 * remove. The record has the public part of a DKIM key, which is at once the proof of control and the trust of
 * receivers. Changes are audited.
 */
export function clinicMailAddressRoutes({ services: { app, config }, txtRecords }: Deps): void {
  mount(app, shapes.clinicGetMailAddress, async ({ tx }) => present(await tx(readMailAddress)));
  mount(app, shapes.clinicSetMailAddress, (call) => setAddress(call, config));
  mount(app, shapes.clinicCheckMailAddress, (call) => checkAddress(call, txtRecords));
  mount(app, shapes.clinicRemoveMailAddress, (call) =>
    call.tx(async (one) => {
      const removed = await one.deleteFrom("mail_addresses").returning("selector").executeTakeFirst();
      if (!removed) return problem("not_found");
      await writeAudit(one, call, "mail_address.remove");
      return undefined;
    }),
  );
}

async function setAddress(
  call: Call<typeof shapes.clinicSetMailAddress>,
  { dataKey }: Pick<Services["config"], "dataKey">,
) {
  const { tenant, body, now, tx } = call;
  const { address } = body;
  const domain = mailDomainOf(address);
  if (domain === null)
    return problem("validation_failed", { fields: [{ path: "body.address", code: "not-a-domain" }] });
  const known = await tx(readMailAddress);
  const facts =
    known?.domain === domain
      ? { address, changed_at: now }
      : { address, changed_at: now, ...(await newDomain(domain, { dataKey, tenantId: tenant.id })) };
  return tx(async (one) => {
    // Whatever another request has set meanwhile: address, domain and key of a row belong together.
    const stored =
      "selector" in facts
        ? await one
            .insertInto("mail_addresses")
            .values({ tenant_id: tenant.id, ...facts })
            .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(facts))
            .returning("selector")
            .executeTakeFirst()
        : await one
            .updateTable("mail_addresses")
            .set(facts)
            .where("domain", "=", domain)
            .returning("selector")
            .executeTakeFirst();
    if (!stored) return problem("status_conflict");
    await writeAudit(one, call, "mail_address.set");
    return present(await readMailAddress(one));
  });
}

/** A domain's facts before its record is found, with a new key. */
async function newDomain(domain: string, place: DkimKeyPlace) {
  const { publicKey, sealed } = await generateDkimKey(place);
  return {
    domain,
    selector: `anteroom-${randomBytes(4).toString("hex")}`,
    public_key: publicKey,
    sealed_private_key: sealed,
    proven_at: null,
    lost_at: null,
    last_checked_at: null,
    last_found: null,
    last_dmarc: null,
  };
}

/** Asks the DNS between two transactions, so that none waits for it. */
async function checkAddress({ now, tx }: Call<typeof shapes.clinicCheckMailAddress>, txtRecords: TxtRecords) {
  const known = await tx(async (one) => {
    const row = await readMailAddress(one);
    if (!row) return problem("not_found");
    const wait = checkEvery - (now.getTime() - (row.last_checked_at?.getTime() ?? 0));
    if (wait > 0) return problem("too_many_requests", { retry_after: Math.ceil(wait / 1000) });
    await one.updateTable("mail_addresses").set({ last_checked_at: now }).execute();
    return row;
  });
  if (!("selector" in known)) return known;
  const check = await checkMailAddress(txtRecords, known);
  return tx(async (one) => {
    await storeAddressCheck(one, known, check, now);
    return present(await readMailAddress(one));
  });
}

const writeAudit = (
  tx: Tx,
  { tenant, caller }: Pick<Call<typeof shapes.clinicRemoveMailAddress>, "tenant" | "caller">,
  action: AuditAction,
) => audit(tx, tenant.id, { actor: actorOf(caller), action, object: `mail_address/${tenant.id}` });

function present(row: MailAddressRow | null): { data: { entity: shapes.MailAddress } } {
  const entity = {
    address: row?.address ?? null,
    is_in_use: Boolean(row?.proven_at),
    lost_at: row?.lost_at?.toISOString() ?? null,
    record: row && {
      name: dkimRecordName(row.selector, row.domain),
      value: dkimRecordValue(row.public_key),
    },
    last_checked_at: row?.last_checked_at?.toISOString() ?? null,
    last_found: row?.last_found ?? null,
    last_dmarc: row?.last_dmarc ?? null,
  };
  return { data: { entity } };
}
