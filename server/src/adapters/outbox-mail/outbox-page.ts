import { hiddenFromOpenApi } from "../../platform/http/app.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { withTenant, type Database } from "../../platform/database/database.ts";
import type { Services } from "../../platform/config/services.ts";
import type { SentMails } from "./outbox-mail.ts";
import { mailPreview, previewPolicy, previewStyle } from "./mail-preview.ts";

/**
 * Serves `/dev/outbox`: the clinic's latest 50 mails, or all clinics' on plain localhost, after those that have no row
 * any more (`withoutRow`). Does nothing without development surfaces.
 */
export function serveOutbox({ app, db, config }: Services, withoutRow: SentMails = new Map()): void {
  if (!config.hasDevSurfaces) return;
  app.get("/dev/outbox", hiddenFromOpenApi, async (request, reply) => {
    const clinics = request.tenant ? [request.tenant] : await app.tenants.all();
    const sections = await Promise.all(
      clinics.map(async ({ id, manifest }) =>
        sectionOf(manifest.name, [...rememberedMails(withoutRow, id), ...(await lastMails(db, id))]),
      ),
    );
    return reply
      .header("content-security-policy", previewPolicy)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>${previewStyle}${sections.join("\n")}</html>`,
      );
  });
}

function lastMails(db: Database, tenantId: number): Promise<Row[]> {
  return withTenant(db, tenantId, (tx) =>
    tx.selectFrom("mails").selectAll().orderBy("id", "desc").limit(50).execute(),
  );
}

function rememberedMails(withoutRow: SentMails, tenantId: number): Row[] {
  const own = [...withoutRow].filter(([id]) => id.startsWith(`mail-${tenantId}-`)).toReversed();
  return own.map(([, { to, text, subject, html = null, calendar, sentAt }]) => ({
    recipient: to,
    subject,
    body: text,
    html,
    calendar,
    sent_at: sentAt,
  }));
}

type Row = {
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  calendar: string | null;
  sent_at: Date | null;
};

function sectionOf(clinic: string, mails: Row[]): string {
  return `<section><h1>Outbox of ${escapeHtml(clinic)}</h1>
${mails.map(articleOf).join("\n") || "<p>No mail yet.</p>"}</section>`;
}

function articleOf({ recipient, subject, body, html, calendar, sent_at }: Row): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, ${sent_at ? `sent ${sent_at.toISOString()}` : "waiting to be sent"}</p>
${mailPreview(body, html)}${calendar ? `<details><summary>appointment.ics</summary><pre>${escapeHtml(calendar)}</pre></details>` : ""}</article>`;
}
