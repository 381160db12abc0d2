import { accountMailIn, type AccountMailText } from "@anteroom/content/messages/account-mail";
import { ownMailFaults, placeholdersOf } from "@anteroom/content/messages/own-mails";
import * as shapes from "@anteroom/contract/administration/mails";
import { senderNameFault } from "@anteroom/domain/clinic/mail-sender";
import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import { isDeepStrictEqual } from "node:util";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { contentVersion, oneChangeAtATime, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { writeMail } from "../../shared/mail/account-mail.ts";
import { ownMailText } from "../../shared/mail/own-mail-texts.ts";
import { sampleMail } from "../../shared/mail/sample-mails.ts";

type Kind = shapes.MailTemplate["kind"];
type Language = shapes.MailTemplate["locale"];
type Own = { text: AccountMailText; changedAt: Date };

/**
 * Registers the routes of a clinic's mail sender (name, reply address) and of its own mail texts by kind and
 * language: list, read with a preview, set (also as a dry run) and remove. Texts are checked for required
 * placeholders. With `replaces` only what was read is replaced or removed. Changes are audited and apply to mails
 * written afterwards.
 */
export function clinicMailRoutes({ app, config }: Pick<Services, "app" | "config">): void {
  mount(app, shapes.clinicGetMailSender, async ({ tx }) => ({ data: await tx(readSender) }));
  mount(app, shapes.clinicSetMailSender, setSender);
  mount(app, shapes.clinicListMailTemplates, async ({ query: { locale }, tx }) => {
    const own = await tx((one) => readOwn(one, locale));
    return {
      data: { collection: customisableMailKinds.map((kind) => present(kind, locale, own.get(kind))) },
    };
  });
  mount(app, shapes.clinicGetMailTemplate, async ({ tenant, params: { mail_kind: kind, locale }, tx }) => {
    const own = (await tx((one) => readOwn(one, locale))).get(kind);
    return { data: { entity: withPreview(present(kind, locale, own), tenant, config) } };
  });
  mount(app, shapes.clinicSetMailTemplate, (call) => setTemplate(call, config));
  mount(
    app,
    shapes.clinicRemoveMailTemplate,
    ({ tenant, caller, params: { mail_kind: kind, locale }, query, tx }) =>
      tx(async (one) => {
        await oneChangeAtATime(one, tenant.id);
        const stored = (await readOwn(one, locale)).get(kind);
        if (!stored) return problem("not_found");
        const refusal = refuseUnread(query.replaces, stored.changedAt.toISOString(), false);
        if (refusal) return refusal;
        await one.deleteFrom("mail_texts").where("kind", "=", kind).where("locale", "=", locale).execute();
        const object = `mail_template/${kind}-${locale}`;
        await audit(one, tenant.id, { actor: actorOf(caller), action: "mail_template.remove", object });
        return undefined;
      }),
  );
}

async function readSender(tx: Tx): Promise<{ entity: shapes.MailSender; version: string }> {
  const row = await tx.selectFrom("mail_senders").select(["name", "reply_to"]).executeTakeFirst();
  const entity = row ?? { name: null, reply_to: null };
  return { entity, version: contentVersion(entity) };
}

function setSender({ tenant, caller, body, now, tx }: Call<typeof shapes.clinicSetMailSender>) {
  const fault = body.name === null ? null : senderNameFault(body.name);
  if (fault !== null) return problem("validation_failed", { fields: [{ path: "body.name", code: fault }] });
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    const { replaces, ...sent } = body;
    const { version } = await readSender(one);
    const refusal = refuseUnread(replaces, version, contentVersion(sent) === version);
    if (refusal) return refusal;
    const facts = { ...sent, changed_at: now };
    await one
      .insertInto("mail_senders")
      .values({ tenant_id: tenant.id, ...facts })
      .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(facts))
      .execute();
    const object = `mail_sender/${tenant.id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "mail_sender.set", object });
    return { data: await readSender(one) };
  });
}

function setTemplate(
  { tenant, caller, params, body, now, tx }: Call<typeof shapes.clinicSetMailTemplate>,
  config: Services["config"],
) {
  const { mail_kind: kind, locale } = params;
  const { subject, text, button, after, is_dry_run } = body;
  const words = textOf({ subject, text, button, after });
  const faults = ownMailFaults(kind, locale, words).map(({ part, code }) => ({ path: `body.${part}`, code }));
  for (const [path, lines] of Object.entries({ subject: [subject], text, button: [button ?? ""], after }))
    if (lines.some((line) => /[\r\n]/.test(line)))
      faults.push({ path: `body.${path}`, code: "not-one-line" });
  if (faults.length > 0) return problem("validation_failed", { fields: faults });
  return tx(async (one) => {
    if (is_dry_run) {
      const own = { text: words, changedAt: now };
      return { data: { entity: withPreview(present(kind, locale, own), tenant, config) } };
    }
    await oneChangeAtATime(one, tenant.id);
    const stored = (await readOwn(one, locale)).get(kind);
    const before = stored?.changedAt.toISOString() ?? null;
    const refusal = refuseUnread(body.replaces, before, isDeepStrictEqual(stored?.text, words));
    if (refusal) return refusal;
    // Later than the text before by the clock of any server, so that `replaces` tells them apart.
    const changedAt = new Date(Math.max(now.getTime(), (stored?.changedAt.getTime() ?? 0) + 1));
    const own = { text: words, changedAt };
    const facts = {
      subject,
      lines: JSON.stringify(text),
      button,
      after: JSON.stringify(after),
      changed_at: changedAt,
    };
    await one
      .insertInto("mail_texts")
      .values({ tenant_id: tenant.id, kind, locale, ...facts })
      .onConflict((conflict) => conflict.columns(["tenant_id", "kind", "locale"]).doUpdateSet(facts))
      .execute();
    const object = `mail_template/${kind}-${locale}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "mail_template.set", object });
    return { data: { entity: withPreview(present(kind, locale, own), tenant, config) } };
  });
}

async function readOwn(tx: Tx, locale: Language): Promise<Map<string, Own>> {
  const rows = await tx
    .selectFrom("mail_texts")
    .select(["kind", "subject", "lines", "button", "after", "changed_at"])
    .where("locale", "=", locale)
    .execute();
  return new Map(
    rows.map(({ changed_at, ...row }) => [row.kind, { text: ownMailText(row), changedAt: changed_at }]),
  );
}

const textOf = ({ button, ...words }: NonNullable<shapes.MailTemplate["own"]>): AccountMailText => ({
  ...words,
  ...(button === null ? {} : { button }),
});

const copyOf = ({ subject, text, button, after }: AccountMailText) => ({
  subject,
  text: [...text],
  button: button ?? null,
  after: [...after],
});

function present(kind: Kind, locale: Language, own: Own | undefined): shapes.MailTemplate {
  const { known, needed } = placeholdersOf(kind);
  return {
    kind,
    locale,
    product: copyOf(accountMailIn(kind, locale)),
    own: own ? copyOf(own.text) : null,
    changed_at: own?.changedAt.toISOString() ?? null,
    places: [...known],
    needed_places: [...needed],
  };
}

/** Adds a preview with sample facts; no real mail is shown. */
function withPreview(
  template: shapes.MailTemplate,
  tenant: Tenant,
  config: Services["config"],
): shapes.MailTemplatePreview {
  const { kind, locale: language, own } = template;
  const texts = own && textOf(own);
  const sample = sampleMail({ tenant, language, kind }, config);
  const { subject, body, html } = writeMail({ ...sample, ...(texts ? { texts } : {}) }, config);
  return { ...template, preview: { subject, text: body, html } };
}
