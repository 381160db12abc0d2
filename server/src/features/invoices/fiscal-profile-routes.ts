import * as shapes from "@anteroom/contract/administration/invoices";
import { parseCompanyTaxNumber } from "@anteroom/domain/payment/invoice/company-tax-number";
import { fiscalFaults, type FiscalProfile } from "@anteroom/domain/payment/invoice/fiscal-profile";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { contentVersion, oneChangeAtATime, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { readFiscalProfile } from "./fiscal-profile-rows.ts";

type Answer = { data: { entity: shapes.FiscalProfileBody; version: string } };

/**
 * Registers the routes to read and set the clinic's fiscal profile, and to list its series and set their validation
 * codes. Setting is audited. Codes are for Portugal only (`not_found` elsewhere), and are fixed once the series has
 * a document (`status_conflict`).
 */
export function fiscalProfileRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicGetFiscalProfile, ({ tx }) =>
    tx(async (one) => (await answerOf(one)) ?? problem("not_found")),
  );
  mount(app, shapes.clinicSetFiscalProfile, setProfile);
  mount(app, shapes.clinicListInvoiceSeries, ({ tx }) =>
    tx(async (one) => ({ data: { collection: await readSeries(one) } })),
  );
  mount(app, shapes.clinicSetInvoiceSeries, setSeries);
}

async function answerOf(tx: Tx): Promise<Answer | null> {
  const stored = await readFiscalProfile(tx);
  if (!stored) return null;
  const entity = { ...stored.profile, is_issuing: stored.isIssuing } as Answer["data"]["entity"];
  return { data: { entity, version: contentVersion(entity) } };
}

function setProfile({
  tenant,
  caller,
  body,
  now,
  tx,
}: Call<typeof shapes.clinicSetFiscalProfile>): Promise<Answer | ProblemOutcome> | ProblemOutcome {
  const { is_issuing, replaces, ...profile } = body;
  const faults = fiscalFaults(profile as FiscalProfile);
  if (faults.length > 0)
    return problem("validation_failed", {
      fields: faults.map(({ path, code }) => ({ path: `body.${path}`, code })),
    });
  const { country, tax_number, facts, tax, ...rest } = profile;
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    const parsed = parseCompanyTaxNumber(tax_number, country) ?? tax_number;
    const version = (await answerOf(one))?.data.version ?? null;
    const sent = contentVersion({ ...profile, tax_number: parsed, is_issuing });
    const unread = refuseUnread(replaces, version, sent === version);
    if (unread) return unread;
    const row = {
      ...rest,
      country,
      tax_number: parsed,
      facts: JSON.stringify(facts),
      tax: JSON.stringify(tax),
      is_issuing,
      changed_at: now,
    };
    await one
      .insertInto("fiscal_profiles")
      .values({ tenant_id: tenant.id, ...row })
      .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(row))
      .execute();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "fiscal_profile.set",
      object: `tenant/${tenant.id}`,
    });
    const answer = await answerOf(one);
    if (!answer) throw new Error("The profile is gone");
    return answer;
  });
}

const readSeries = (tx: Tx): Promise<shapes.InvoiceSeries[]> =>
  tx
    .selectFrom("invoice_series")
    .select(["tax_number", "document_type", "series", "validation_code", "newest"])
    .orderBy("tax_number")
    .orderBy("document_type")
    .orderBy("series")
    .execute();

function setSeries({ tenant, caller, body, tx }: Call<typeof shapes.clinicSetInvoiceSeries>) {
  const { document_type, series, validation_code } = body;
  return tx(async (one) => {
    const stored = await readFiscalProfile(one);
    if (stored?.profile.country !== "PT") return problem("not_found");
    const { tax_number } = stored.profile;
    const { rows } = await sql<shapes.InvoiceSeries>`
      insert into invoice_series as s (tenant_id, tax_number, document_type, series, validation_code)
      values (${tenant.id}, ${tax_number}, ${document_type}, ${series}, ${validation_code})
      on conflict (tenant_id, tax_number, document_type, series) do update set validation_code = excluded.validation_code
        where s.newest = 0
      returning tax_number, document_type, series, validation_code, newest`.execute(one);
    const [entity] = rows;
    if (!entity) return problem("status_conflict");
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "invoice_series.set",
      object: `invoice_series/${document_type} ${series}`,
    });
    return { data: { entity } };
  });
}
