import { createHash } from "node:crypto";
import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { offlineCopy, type OfflineCopy } from "@anteroom/content/messages/offline-page";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import type { FastifyInstance } from "fastify";
import { hiddenFromOpenApi } from "../http/app.ts";
import { escapeHtml } from "../http/escape-html.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import { themeCssOf } from "./theme-css.ts";

/** The look of the offline page, which cannot fetch the app's style sheets; colours come from the clinic's theme. */
const offlinePageStyle = `
*{box-sizing:border-box;margin:0}
html{font-family:Figtree,"Readex Pro",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;background:var(--page);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{max-inline-size:36rem;margin-inline:auto;padding:1.25rem;font-size:1.0625rem;line-height:1.5}
h1{font-size:clamp(1.875rem,1.35rem + 2.3vw,2.625rem);line-height:1.12;font-weight:600;letter-spacing:-.022em;text-wrap:balance}
h2{font-size:1.25rem;font-weight:600}
:lang(ar) :is(h1,h2){letter-spacing:0;line-height:1.4}
header{font-weight:600;padding-block:.5rem}
svg{display:block;inline-size:100%;block-size:11.5rem;border-radius:999px 999px 14px 14px;max-inline-size:9.5rem;margin-block:1rem 1.5rem;background:var(--ill-wall)}
svg:has(~section:not([hidden])){display:none}
main>*+*{margin-block-start:1.25rem}
ul{list-style:none;padding:0}
li{background:var(--surface);border-radius:1.5rem;padding:1.25rem;margin-block-start:.75rem}
li p+p{margin-block-start:.5rem}
.time{font-size:clamp(3.25rem,2.6rem + 2.9vw,4.75rem);line-height:1;font-weight:600;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.code{font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums}
.muted{color:var(--ink-2)}
.sm{font-size:.9375rem}
a{color:var(--link);font-weight:600;display:inline-block;padding-block:.625rem}
.button{padding:.8125rem 1.5rem;min-block-size:3.25rem;border-radius:999px;background:var(--brand);color:var(--on-brand);text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:.5rem}
.button:focus-visible{border-radius:999px}
`;

/**
 * Serves the page that the service worker caches for offline use: self-contained, in the clinic's colours and the
 * browser's language. Its script adds what the device has stored (D.99).
 */
export function serveOfflinePage(app: FastifyInstance, script: string): void {
  app.get("/offline", hiddenFromOpenApi, async (request, reply) => {
    const { tenant, locale } = request;
    if (!tenant) return reply.sendProblem({ isProblem: true, code: "tenant_not_found", extra: {} });
    const style = themeCssOf(tenant) + offlinePageStyle;
    return reply
      .header("cache-control", "no-cache, private")
      .header("vary", "accept-language, cookie")
      .header("content-language", locale)
      .header("content-security-policy", policy(style, script))
      .type("text/html; charset=utf-8")
      .send(document(tenant, { locale, style, script }));
  });
}

/** Hashes in place of a nonce: this answer is read again and again. */
function policy(style: string, script: string): string {
  return [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type OfflinePageInput = { locale: Locale; style: string; script: string };

function document({ manifest, settings }: Tenant, { locale, style, script }: OfflinePageInput): string {
  const words = offlineCopy(locale);
  const name = escapeHtml(manifest.name);
  const { clinicPhone, emergencyNumber } = settings;
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<meta name="color-scheme" content="light dark"><title>${words.title} – ${name}</title><style>${style}</style></head>`,
    `<body><header><bdi>${name}</bdi></header><main>${picture}<h1>${words.title}</h1>`,
    `<p class="muted">${fillTemplate(words.detail, { clinic: `<bdi>${name}</bdi>` })}</p>`,
    `<section hidden><h2>${words.stored}</h2><ul id="passes"></ul></section>`,
    '<p><a class="button" href="">',
    `${words.again}</a></p>`,
    clinicPhone === null ? "" : `<p>${words.call} ${phoneLink(clinicPhone)}</p>`,
    emergencyNumber === null
      ? ""
      : `<p class="sm">${fillTemplate(words.emergency, { number: phoneLink(emergencyNumber) })}</p>`,
    `</main>${passTemplate(words)}<script>${script}</script></body></html>`,
  ].join("");
}

const phoneLink = (number: string) =>
  `<a href="tel:${escapeHtml(number.replaceAll(" ", ""))}"><bdi dir="ltr">${escapeHtml(number)}</bdi></a>`;

/** One kept visit; the script fills the places. */
function passTemplate(words: OfflineCopy): string {
  const place = (field: string) => `<bdi data-pass="${field}"></bdi>`;
  return [
    `<template id="pass"><li><p class="muted sm">${place("clinic")}</p><p>${place("day")}</p>`,
    '<p class="time"><bdi dir="ltr" data-pass="time"></bdi></p>',
    `<p class="muted sm">${place("zone")}</p>`,
    `<p>${words.code} <bdi dir="ltr" class="code" data-pass="code"></bdi></p>`,
    '<p data-line><a dir="ltr" data-pass="phone"></a></p>',
    `<p class="muted sm">${fillTemplate(words.keptOn, { day: place("keptOn") })}</p></li></template>`,
  ].join("");
}

/** The door, shut: nothing can be done here today. */
const picture =
  '<svg viewBox="68 20 224 270" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice"><path fill="var(--ill-wall-2)" d="M0 222h360v26H0Z"/><path fill="var(--ill-floor)" d="M0 248h360v60H0Z"/><path fill="var(--ill-dark)" d="M121 248V92a59 59 0 0 1 118 0v156Z"/><path fill="var(--ill-door)" d="M128 248V92a52 52 0 0 1 104 0v156Z"/><circle fill="var(--sun)" cx="218" cy="166" r="4.5"/><path fill="var(--sun)" d="M128 245h104v3H128Z"/><path fill="var(--sun-2)" opacity=".8" d="M128 248h104l12 12H116Z"/></svg>';
