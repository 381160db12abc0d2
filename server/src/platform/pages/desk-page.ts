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

type Assets = Pick<ReturnType<typeof openWebAssets>, "assetsOf" | "send">;
type Desk = {
  config: Config;
  /** Rejects when they could not be built. */
  assets: Promise<Assets>;
  runtime: Pick<RuntimeConfiguration, "realtime">;
};

const entry = "src/main.tsx";

/** For whoever runs `npm start`: a server in production is not there without its desk. */
const notBuilt =
  "The pages of the desk could not be built. What the server has printed says why; its next start builds them again.\n";

/**
 * Serves the staff desk at `/desk` of each clinic's host: one page without inline scripts, and a style sheet in the
 * clinic's colours. Requests wait until its files are built; when they could not be, `/desk` answers 503.
 */
export function serveDesk(app: FastifyInstance, { assets, ...desk }: Desk): void {
  const known = assets.catch(() => null);
  const withAssets =
    (answer: (assets: Assets, request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const built = await known;
      return built
        ? answer(built, request, reply)
        : reply
            .code(503)
            .header("cache-control", "no-store")
            .type("text/plain; charset=utf-8")
            .send(notBuilt);
    };
  const page = withAssets((built, request, reply) =>
    sendDesk(app, { ...desk, assets: built }, request, reply),
  );
  app.get(
    "/assets/desk/*",
    hiddenFromOpenApi,
    withAssets((built, request, reply) => built.send(request, reply, request.url.split("?")[0] ?? "")),
  );
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
  { config, assets, runtime }: Omit<Desk, "assets"> & { assets: Assets },
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
