import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Boot, PageAssets, RawAnswer, RenderPage, RuntimeConfiguration } from "@anteroom/contract/page";
import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { matchRoute } from "@anteroom/domain/shared/routes";
import { publicSettings, readSettings } from "@anteroom/domain/clinic/settings";
import { foreignOrigins } from "@anteroom/domain/clinic/third-parties";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiAddressSources, chosenApiAddress } from "../http/api-address.ts";
import { hidden } from "../http/app.ts";
import type { Config } from "../config/config.ts";
import { sendPlainPage } from "../http/plain-page.ts";
import { sentencesOf } from "../http/problem-sentences.ts";
import { connectSources, contentSecurityPolicy, pageHeaders } from "../http/security-headers.ts";
import { themeCssOf } from "./theme-css.ts";

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Web = {
  render: RenderPage;
  assetsOf: (sources: readonly string[]) => Omit<PageAssets, "catalogues">;
  addressOf: (source: string) => string;
};

type Pages = { web: Web; config: Config; runtime: Omit<RuntimeConfiguration, "tenant"> };

/** Every address that is not the API or a file is a page, rendered signed out: the same for everybody of a clinic and language. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith("/assets/")) return reply.code(404).type("text/plain").send("Not found");
    if (pathOf(addressOf(request)).startsWith("/api/")) {
      return reply.sendProblem({
        isProblem: true,
        code: request.tenant ? "not_found" : "tenant_not_found",
        extra: {},
      });
    }
    if (request.method === "GET" || request.method === "HEAD") return sendPage(app, pages, request, reply);
    return refuseForm(request, reply);
  });
  app.get("/", hidden, (request, reply) => sendPage(app, pages, request, reply));
}

/** The address as a path and query: `//x` and `/\\x` would be read as another host. */
function addressOf(request: FastifyRequest): string {
  return request.url.replace(/^[/\\]+/, "/");
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? "/";
}

/** A form sent by a browser that runs no scripts: one sentence, and the way back. Nothing of it is read or kept. */
function refuseForm(request: FastifyRequest, reply: FastifyReply) {
  const words = sentencesOf({ isProblem: true, code: "method_not_allowed", extra: {} }, request.locale);
  return sendPlainPage(request, reply.header("allow", "GET, HEAD"), 405, words);
}

async function sendPage(app: FastifyInstance, pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const { config, runtime, web } = pages;
  const { tenant } = request;
  if (!tenant && !config.hasDevSurfaces)
    return reply.sendProblem({ isProblem: true, code: "tenant_not_found", extra: {} });
  const url = addressOf(request);
  const nonce = randomBytes(16).toString("base64");
  const host = request.headers.host ?? "localhost";
  const api = chosenApiAddress(config, request.headers.cookie);
  const boot: Boot = {
    locale: request.locale,
    serverNow: app.clock.now().getTime(),
    tenantId: tenant?.id ?? null,
    manifest: tenant?.manifest ?? null,
    settings: publicSettings(tenant?.settings ?? readSettings({})),
    runtime: {
      ...runtime,
      tenant: tenant?.slug ?? null,
      ...(api.origins === null ? {} : { apiOrigins: api.origins }),
      ...(api.address === null ? {} : { apiBaseUrl: api.address, uneditedApiBaseUrl: runtime.apiBaseUrl }),
    },
    foreignOrigins: tenant ? foreignOrigins(tenant, matchRoute(pathOf(url)).route) : [],
  };
  const page = await web.render({
    url,
    boot,
    nonce,
    themeCss: themeCssOf(tenant),
    origin: `${config.baseUrl.protocol}//${host}`,
    ask: (path) => askInProcess(app, path, request),
    assetsFor: (locale, journeys, routeFile) => {
      const texts = journeys.map((one) => `src/locales/${locale}/${one}.po`);
      return {
        ...web.assetsOf([...(routeFile ? [routeFile] : []), ...texts]),
        catalogues: Object.fromEntries(
          journeys.map((one, index) => [one, web.addressOf(texts[index] ?? "")]),
        ),
      };
    },
  });
  reply
    .code(page.status)
    .headers(pageHeaders(pathOf(url)))
    .header("cache-control", "no-cache, private")
    .header("vary", "accept-language, accept-encoding, cookie")
    .header("content-language", request.locale)
    .header(
      "content-security-policy",
      contentSecurityPolicy({
        nonce,
        connect: [...connectSources(config, host), ...apiAddressSources(api)],
        foreign: boot.foreignOrigins,
        hasOwnFrames: tenant !== null && outsideCheckerOf(tenant.settings)?.kind === "script",
      }),
    );
  if (page.location !== null) return reply.header("location", page.location).send();
  reply.type("text/html; charset=utf-8");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted))
    return reply.header("content-encoding", "br").send(await compress.br(page.html, fast));
  if (/\bgzip\b/.test(accepted))
    return reply.header("content-encoding", "gzip").send(await compress.gzip(page.html));
  return reply.send(page.html);
}

/** Rendering asks the API as a browser would, without the network: our own handlers, the same host and language. */
async function askInProcess(app: FastifyInstance, path: string, request: FastifyRequest): Promise<RawAnswer> {
  const { host, cookie, "accept-language": language } = request.headers;
  const answer = await app.inject({
    url: `/api${path}`,
    headers: {
      host: host ?? "localhost",
      ...(cookie === undefined ? {} : { cookie }),
      ...(language === undefined ? {} : { "accept-language": language }),
    },
  });
  return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json() };
}
