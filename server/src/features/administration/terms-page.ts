import {
  clinicTermsPath,
  textForReader,
  textSections,
  type TextPart,
} from "@anteroom/domain/clinic/clinic-texts";
import { asLocale, directionOf, localeNames, type Locale } from "@anteroom/domain/shared/locales";
import type { Services } from "../../platform/config/services.ts";
import { withTenant } from "../../platform/database/database.ts";
import { hiddenFromOpenApi } from "../../platform/http/app.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";

type Text = { locale: Locale; text: string };

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Registers the public page of a clinic's own terms: one section per language, the reader's first, without
 * scripts. Not found without own terms.
 */
export function serveClinicTerms({ app, db }: Pick<Services, "app" | "db">): void {
  app.get(clinicTermsPath, hiddenFromOpenApi, async ({ tenant, locale }, reply) => {
    if (!tenant) return reply.callNotFound();
    const rows = await withTenant(db, tenant.id, (tx) =>
      tx
        .selectFrom("clinic_texts")
        .select(["locale", "text"])
        .where("kind", "=", "terms")
        .orderBy("locale")
        .execute(),
    );
    const texts = rows.flatMap(({ locale: stored, text }): Text[] => {
      const known = asLocale(stored);
      return known ? [{ locale: known, text }] : [];
    });
    const own = textForReader(texts, locale, tenant.settings.defaultLanguage);
    if (!own) return reply.callNotFound();
    const inOrder = [own, ...texts.filter((one) => one !== own)];
    return reply
      .header("content-security-policy", policy)
      .header("content-language", own.locale)
      .header("cache-control", "no-cache, private")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(document(tenant.manifest.name, own.locale, inOrder));
  });
}

function document(clinic: string, locale: Locale, texts: readonly Text[]): string {
  const name = escapeHtml(clinic);
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title><link rel="icon" href="/apple-touch-icon.png">`,
    '<link rel="stylesheet" href="/clinics/terms.css"></head><body><main>',
    `<p><a href="/"><bdi>${name}</bdi></a></p>`,
    ...texts.map((text) => section(text, texts.length > 1)),
    "</main></body></html>",
  ].join("\n");
}

/** Returns one language's section, headed by the language's name when there are several. */
function section({ locale, text }: Text, isOneOfSeveral: boolean): string {
  const heading = isOneOfSeveral ? `<p><strong>${localeNames[locale]}</strong></p>` : "";
  const all = textSections(text);
  const title = all.find(({ kind }) => kind === "heading");
  const parts = all.map((part) => html(part, part === title ? "h1" : "h2")).join("\n");
  return `<section id="${locale}" lang="${locale}" dir="${directionOf(locale)}">${heading}\n${parts}</section>`;
}

function html(part: TextPart, heading: "h1" | "h2"): string {
  switch (part.kind) {
    case "heading":
      return `<${heading}>${escapeHtml(part.text)}</${heading}>`;
    case "list":
      return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
    case "paragraph":
      return `<p>${escapeHtml(part.text).replaceAll(/\r?\n/g, "<br>")}</p>`;
  }
}
