import { textChannels } from "@anteroom/domain/notifications/reminders";
import { hiddenFromOpenApi } from "../../platform/http/app.ts";
import { withTenant, type Database } from "../../platform/database/database.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { Services } from "../../platform/config/services.ts";

/**
 * Serves `/dev/messages`: the clinic's latest 50 text messages, or all clinics' on plain localhost, and a form to
 * reply as a phone, for example STOP. Does nothing without development surfaces and the outbox.
 */
export function serveTextOutbox({ app, db, config }: Services): void {
  if (!config.hasDevSurfaces || config.texts.provider !== "outbox") return;
  app.get("/dev/messages", hiddenFromOpenApi, async (request, reply) => {
    const clinics = request.tenant ? [request.tenant] : await app.tenants.all();
    const sections = await Promise.all(
      clinics.map(async ({ id, manifest }) => sectionOf(manifest.name, await lastTexts(db, id))),
    );
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text messages</title>
<style>body{font:17px/1.5 system-ui;margin:1rem auto;max-width:40rem;padding:0 1rem}pre{white-space:pre-wrap;font:inherit}form,article{border:1px solid #999;border-radius:12px;padding:1rem;margin:1rem 0}</style>
<form method="post" action="/text-messages/outbox/incoming"><h1>Answer from a phone</h1>
<p><label>Number <input name="from" value="${escapeHtml(newestRecipient(sections))}" required></label>
<label>Channel <select name="channel">${textChannels.map((channel) => `<option>${channel}</option>`).join("")}</select></label></p>
<p><label>Message <input name="text" value="STOP" required></label> <button>Send</button></p></form>
${sections.map(({ html }) => html).join("\n")}</html>`,
      );
  });
}

type Row = {
  channel: string;
  kind: string;
  recipient: string;
  body: string;
  status: string;
  created_at: Date;
};
type Section = { html: string; newest: string | null };

const newestRecipient = (sections: readonly Section[]) =>
  sections.find(({ newest }) => newest !== null)?.newest ?? "";

function lastTexts(db: Database, tenantId: number): Promise<Row[]> {
  return withTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("text_messages")
      .select(["channel", "kind", "recipient", "body", "status", "created_at"])
      .orderBy("id", "desc")
      .limit(50)
      .execute(),
  );
}

function sectionOf(clinic: string, texts: readonly Row[]): Section {
  const articles = texts.map(
    ({ channel, kind, recipient, body, status, created_at }) =>
      `<article><h2>${escapeHtml(recipient)}</h2><p>${channel}, ${kind}, ${status}, ${created_at.toISOString()}</p><pre dir="auto">${escapeHtml(body)}</pre></article>`,
  );
  return {
    newest: texts[0]?.recipient ?? null,
    html: `<section><h1>Text messages of ${escapeHtml(clinic)}</h1>${articles.join("\n") || "<p>No message yet.</p>"}</section>`,
  };
}
