import { createHash } from "node:crypto";
import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { offlineWords, type OfflineWords } from "@anteroom/content/messages/offline-page";
import { directionOf, type Locale } from "@anteroom/domain/locales";
import type { FastifyInstance } from "fastify";
import { hidden } from "./app.ts";
import { escapeHtml } from "./escape-html.ts";
import { offlinePageStyle } from "./offline-page-style.ts";
import type { Tenant } from "./tenants.ts";
import { themeCssOf } from "./theme-css.ts";

/**
 * The page that the service worker keeps for the time without a connection: whole in itself, in the clinic's colours and the
 * browser's language, the same for everybody. Its script adds what this phone has kept (D.99).
 */
export function serveOfflinePage(app: FastifyInstance, script: string): void {
  app.get("/offline", hidden, async (request, reply) => {
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

type Parts = { locale: Locale; style: string; script: string };

function document({ manifest, settings }: Tenant, { locale, style, script }: Parts): string {
  const words = offlineWords(locale);
  const name = escapeHtml(manifest.name);
  const { clinicPhone, emergencyNumber } = settings;
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<meta name="color-scheme" content="light dark"><title>${words.title} – ${name}</title><style>${style}</style></head>`,
    `<body><header><bdi>${name}</bdi></header><main>${picture}<h1>${words.title}</h1>`,
    `<p class="muted">${fillTemplate(words.detail, { clinic: `<bdi>${name}</bdi>` })}</p>`,
    `<section hidden><h2>${words.kept}</h2><ul id="passes"></ul></section>`,
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
function passTemplate(words: OfflineWords): string {
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
