import { channelOf } from "@anteroom/contract/channels";
import { deskPageMeta, type DeskPage } from "@anteroom/contract/desk-page";
import type { RuntimeConfiguration } from "@anteroom/contract/page";
import { directionOf } from "@anteroom/domain/shared/locales";
import { preloadedFonts } from "@anteroom/domain/shared/preloaded-fonts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { hiddenFromOpenApi } from "../http/app.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { connectSources, contentSecurityPolicy, pageHeaders } from "../http/security-headers.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import { themeCssOf } from "./theme-css.ts";
import type { openWebAssets } from "./web-assets.ts";

type Desk = {
  config: Config;
  assets: Pick<ReturnType<typeof openWebAssets>, "assetsOf" | "serve">;
  runtime: Pick<RuntimeConfiguration, "realtime">;
};

const entry = "src/main.tsx";

/**
 * Serves the staff desk at `/desk` of each clinic's host: one page without inline scripts, and a style sheet in the
 * clinic's colours.
 */
export function serveDesk(app: FastifyInstance, desk: Desk): void {
  desk.assets.serve(app);
  const page = (request: FastifyRequest, reply: FastifyReply) => sendDesk(app, desk, request, reply);
  app.get("/desk", hiddenFromOpenApi, page);
  app.get("/desk/*", hiddenFromOpenApi, page);
  app.get("/desk/theme.css", hiddenFromOpenApi, (request, reply) =>
    reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "no-cache, private")
      .send(themeCssOf(request.tenant)),
  );
}

function sendDesk(
  app: FastifyInstance,
  { config, assets, runtime }: Desk,
  { tenant, locale, headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!tenant) return reply.sendProblem({ isProblem: true, code: "tenant_not_found", extra: {} });
  const { preload, styles, entry: script } = assets.assetsOf([entry]);
  const facts: DeskPage = {
    clinicName: tenant.manifest.name,
    locale,
    timeZone: tenant.settings.timeZone,
    currency: tenant.settings.currency,
    localizedArabicDates: tenant.settings.localizedArabicDates,
    serverNow: app.clock.now().getTime(),
    realtime: runtime.realtime,
    clinicChannel: channelOf.clinic(tenant.id),
  };
  return reply
    .headers(pageHeaders("/desk"))
    .header("cache-control", "no-store")
    .header("content-language", locale)
    .header("x-robots-tag", "noindex")
    .header(
      "content-security-policy",
      contentSecurityPolicy({
        inline: { scripts: [], styles: [] },
        connect: connectSources(config, headers.host ?? "localhost"),
      }),
    )
    .type("text/html; charset=utf-8")
    .send(document(tenant, facts, { script, preload, styles }));
}

type Files = { script: string; preload: readonly string[]; styles: readonly string[] };

function document({ manifest }: Tenant, facts: DeskPage, { script, preload, styles }: Files): string {
  const { locale } = facts;
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    // The keyboard of a phone makes the window smaller: a call keeps its controls above it.
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeHtml(manifest.name)}</title>`,
    '<link rel="icon" href="/apple-touch-icon.png">',
    `<meta name="${deskPageMeta}" content="${escapeHtml(JSON.stringify(facts))}">`,
    ...preloadedFonts(locale).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/${font}">`,
    ),
    '<link rel="stylesheet" href="/desk/theme.css">',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...preload.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${script}"></script>`,
    '</head><body><div id="desk"></div></body></html>',
  ].join("");
}
