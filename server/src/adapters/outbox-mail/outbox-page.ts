import { hidden } from "../../platform/app.ts";
import { escapeHtml } from "../../platform/escape-html.ts";
import { withTenant, type Database } from "../../platform/database.ts";
import type { Services } from "../../platform/services.ts";

/** `/dev/outbox`: the clinic's last mails, on plain localhost those of all clinics. Exists with the development surfaces only. */
export function serveOutbox({ app, db, config }: Services): void {
  if (!config.hasDevSurfaces) return;
  app.get("/dev/outbox", hidden, async (request, reply) => {
    const clinics = request.tenant ? [request.tenant] : await app.tenants.all();
    const sections = await Promise.all(
      clinics.map(async ({ id, manifest }) => sectionOf(manifest.name, await lastMails(db, id))),
    );
    return reply
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>${sections.join("\n")}</html>`,
      );
  });
}

function lastMails(db: Database, tenantId: number): Promise<Row[]> {
  return withTenant(db, tenantId, (tx) =>
    tx.selectFrom("mails").selectAll().orderBy("id", "desc").limit(50).execute(),
  );
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
<pre>${linked(escapeHtml(body))}</pre>${html ? frameOf(html) : ""}${calendar ? `<details><summary>visit.ics</summary><pre>${escapeHtml(calendar)}</pre></details>` : ""}</article>`;
}

/** As a mail program shows it: in a frame of its own, where nothing runs and nothing is fetched. */
const frameOf = (html: string) =>
  `<details><summary>As HTML</summary><iframe sandbox title="HTML" width="640" height="520" srcdoc="${escapeHtml(html)}"></iframe></details>`;

const linked = (html: string) =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
