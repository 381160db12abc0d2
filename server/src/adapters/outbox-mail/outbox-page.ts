import { hidden } from "../../platform/app.ts";
import { withTenant } from "../../platform/database.ts";
import type { Services } from "../../platform/services.ts";

/** `/dev/outbox`: the clinic's last mails as they would have been sent. Exists with the development surfaces only. */
export function serveOutbox({ app, db, config }: Services): void {
  if (!config.hasDevSurfaces) return;
  app.get("/dev/outbox", hidden, async (request, reply) => {
    const { tenant } = request;
    if (!tenant) return reply.code(404).type("text/plain").send("Open the outbox at a clinic's own address.");
    const mails = await withTenant(db, tenant.id, (tx) =>
      tx.selectFrom("mails").selectAll().orderBy("id", "desc").limit(50).execute(),
    );
    return reply
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(pageOf(tenant.manifest.name, mails.map(articleOf)));
  });
}

type Row = {
  recipient: string;
  subject: string;
  body: string;
  calendar: string | null;
  sent_at: Date | null;
};

function pageOf(clinic: string, articles: string[]): string {
  const title = `Outbox of ${escape(clinic)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>
${articles.join("\n") || "<p>No mail yet.</p>"}</html>`;
}

function articleOf({ recipient, subject, body, calendar, sent_at }: Row): string {
  return `<article><h2>${escape(subject)}</h2>
<p>To ${escape(recipient)}, ${sent_at ? `sent ${sent_at.toISOString()}` : "waiting to be sent"}</p>
<pre>${linked(escape(body))}</pre>${calendar ? `<details><summary>visit.ics</summary><pre>${escape(calendar)}</pre></details>` : ""}</article>`;
}

const linked = (html: string) =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
