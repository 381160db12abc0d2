import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiAddressSources, chosenApiAddress } from "../http/addresses/api-address.ts";
import { hiddenFromOpenApi } from "../http/app.ts";
import { sendPlainPage } from "../http/plain-page.ts";
import { problemSentencesOf } from "../http/problem-sentences.ts";
import { connectSources, contentSecurityPolicy, pageHeaders } from "../http/security-headers.ts";
import { answerCachedPages } from "./answer-at-once.ts";
import { publicPageOf } from "./public-page.ts";
import { requestedBy, hasOwnApi, openPublicPages, type PublicPages } from "./public-pages.ts";
import { pathOf, renderPage, type Pages } from "./render-page.ts";
import { sendStoredAsset } from "./web-assets.ts";

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Sets the handler of all URLs without a route: a page, rendered signed out, the same for everybody of a clinic and
 * language. Under `/assets/` a file of another version, or 404; a problem under `/api/`, and 405 for methods other than GET and HEAD.
 * Returns the cache of public pages, which it also answers from before Fastify: call it after all listeners for
 * `request` are registered.
 */
export function servePages(app: FastifyInstance, pages: Pages): PublicPages {
  const cached = openPublicPages(app, pages);
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPublicPage(cached, request, reply) ?? sendPage(app, pages, request, reply);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith("/assets/")) return sendOtherAsset(pages, request, reply);
    if (pathOf(addressOf(request)).startsWith("/api/")) {
      return reply.sendProblem({
        isProblem: true,
        code: request.tenant ? "not_found" : "tenant_not_found",
        extra: {},
      });
    }
    if (request.method === "GET" || request.method === "HEAD") return send(request, reply);
    return refuseForm(request, reply);
  });
  app.get("/", hiddenFromOpenApi, send);
  answerCachedPages(app, pages.config, { pages: cached, codeVersion: pages.runtime.codeVersion });
  return cached;
}

/** Sends a file that no page of this build needs: one of a version that ran before, or that runs beside this one. */
async function sendOtherAsset(
  { storedAsset }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const found = isRead ? await storedAsset(pathOf(request.url)) : null;
  if (found) return sendStoredAsset(request, reply, found);
  // A cache in front must not go on without a file that another server is about to store.
  return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found");
}

/** The address as a path and query: `//x` and `/\\x` would be read as another host. */
function addressOf(request: FastifyRequest): string {
  return request.url.replace(/^[/\\]+/, "/");
}

/** A form sent by a browser that runs no scripts: one sentence, and the way back. Nothing of it is read or cached. */
function refuseForm(request: FastifyRequest, reply: FastifyReply) {
  const words = problemSentencesOf(
    { isProblem: true, code: "method_not_allowed", extra: {} },
    request.locale,
  );
  return sendPlainPage(request, reply.header("allow", "GET, HEAD"), 405, words);
}

/** A page that is kept as bytes, or null where it is none. */
function sendPublicPage(cached: PublicPages, request: FastifyRequest, reply: FastifyReply) {
  const { tenant, headers } = request;
  const page = tenant && publicPageOf(addressOf(request));
  if (!tenant || !page || hasOwnApi(headers.cookie)) return null;
  const chosen = cached.edgeLanguage(request.raw, tenant);
  const call = {
    tenant,
    page,
    locale: chosen ?? request.locale,
    host: headers.host ?? "",
    isFromEdge: chosen !== undefined,
  };
  return cached.answer(call, requestedBy(headers)).then((answer) => {
    reply.code(answer.status).headers(answer.headers);
    return answer.body === null ? reply.send() : reply.send(answer.body);
  });
}

async function sendPage(app: FastifyInstance, pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const { config } = pages;
  const { tenant } = request;
  if (!tenant && !config.hasDevSurfaces)
    return reply.sendProblem({ isProblem: true, code: "tenant_not_found", extra: {} });
  const url = addressOf(request);
  const nonce = randomBytes(16).toString("base64url");
  const host = request.headers.host ?? "localhost";
  const api = chosenApiAddress(config, request.headers.cookie);
  const { cookie, "accept-language": language } = request.headers;
  const page = await renderPage(app, pages, {
    tenant,
    locale: request.locale,
    url,
    host,
    nonce,
    api,
    headers: {
      host,
      ...(cookie === undefined ? {} : { cookie }),
      ...(language === undefined ? {} : { "accept-language": language }),
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
        inline: { nonce },
        connect: [...connectSources(config, host), ...apiAddressSources(api)],
        foreign: page.foreignOrigins,
        hasOwnFrames: tenant !== null && outsideCheckerOf(tenant.settings)?.kind === "script",
      }),
    );
  if (page.location !== null) return reply.header("location", page.location).send();
  reply.type("text/html; charset=utf-8");
  const { encoding } = requestedBy(request.headers);
  if (encoding === "br")
    return reply.header("content-encoding", "br").send(await compress.br(page.html, fast));
  if (encoding === "gzip")
    return reply.header("content-encoding", "gzip").send(await compress.gzip(page.html));
  return reply.send(page.html);
}
