import * as shapes from "@anteroom/contract/administration/texts";
import { clinicTextKinds } from "@anteroom/domain/clinic/clinic-texts";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { oneChangeAtATime, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";

/**
 * Registers the routes to list, set and remove the clinic's own texts for patients, by kind and language.
 * With `replaces` only the text that was read is replaced or removed (`changed_elsewhere`); the kind limits the length.
 * Changes are audited.
 */
export function clinicTextRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListTexts, ({ tx }) =>
    tx(async (one) => {
      const rows = await one
        .selectFrom("clinic_texts")
        .select(["kind", "locale", "text", "changed_at"])
        .orderBy("kind")
        .orderBy("locale")
        .execute();
      return { data: { collection: rows.map(present) } };
    }),
  );
  mount(app, shapes.clinicSetText, setText);
  mount(app, shapes.clinicRemoveText, ({ tenant, caller, params: { text_kind: kind, locale }, query, tx }) =>
    tx(async (one) => {
      await oneChangeAtATime(one, tenant.id);
      const stored = await readText(one, kind, locale);
      if (!stored) return problem("not_found");
      const refusal = refuseUnread(query.replaces, stored.changed_at.toISOString(), false);
      if (refusal) return refusal;
      await one.deleteFrom("clinic_texts").where("kind", "=", kind).where("locale", "=", locale).execute();
      const object = `clinic_text/${kind}-${locale}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "clinic_text.remove", object });
      return undefined;
    }),
  );
}

function setText({
  tenant,
  caller,
  params: { text_kind: kind, locale },
  body: { text, replaces },
  now,
  tx,
}: Call<typeof shapes.clinicSetText>) {
  if (text.length > clinicTextKinds[kind])
    return problem("validation_failed", { fields: [{ path: "body.text", code: "too_big" }] });
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    const stored = await readText(one, kind, locale);
    const before = stored?.changed_at.toISOString() ?? null;
    const refusal = refuseUnread(replaces, before, stored?.text === text);
    if (refusal) return refusal;
    // Later than the text before by the clock of any server, so that `replaces` tells them apart.
    const changed_at = new Date(Math.max(now.getTime(), (stored?.changed_at.getTime() ?? 0) + 1));
    const row = await one
      .insertInto("clinic_texts")
      .values({ tenant_id: tenant.id, kind, locale, text, changed_at })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "kind", "locale"]).doUpdateSet({ text, changed_at }),
      )
      .returning(["kind", "locale", "text", "changed_at"])
      .executeTakeFirstOrThrow();
    const object = `clinic_text/${kind}-${locale}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "clinic_text.set", object });
    return { data: { entity: present(row) } };
  });
}

function readText(tx: Tx, kind: string, locale: string) {
  return tx
    .selectFrom("clinic_texts")
    .select(["text", "changed_at"])
    .where("kind", "=", kind)
    .where("locale", "=", locale)
    .executeTakeFirst();
}

type Row = { kind: string; locale: string; text: string; changed_at: Date };

/** Maps a row to the API; its kind and language were checked when it was written. */
const present = ({ kind, locale, text, changed_at }: Row): shapes.ClinicText => ({
  kind: kind as shapes.ClinicText["kind"],
  locale: locale as shapes.ClinicText["locale"],
  text,
  changed_at: changed_at.toISOString(),
});
