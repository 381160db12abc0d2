import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiateLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { cookieOf } from "../http/cookies.ts";
import { hostNameOf } from "../http/addresses/host-name.ts";
import { strictTransport } from "../http/security-headers.ts";
import { newSpan } from "../observe/spans.ts";
import { parentOf, traceOf } from "../observe/trace.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import { publicPageOf, type PublicPage } from "./public-page.ts";
import {
  requestedBy,
  hasOwnApi,
  type PageCall,
  type PublicAnswer,
  type PublicPages,
} from "./public-pages.ts";
import { memoizeRecent } from "./memoize.ts";

type Deps = { pages: PublicPages; codeVersion: string };

/**
 * Answers cached public pages before Fastify, whose routing and hooks take longer than the answer. Replaces the
 * server's `request` listeners: call it after they are registered. Other requests take the normal route, which
 * answers the same (public-pages.integration.test.ts).
 */
export function answerCachedPages(app: FastifyInstance, config: Config, { pages, codeVersion }: Deps): void {
  const { server } = app;
  const usual = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  const callOf = callReader(app, pages);
  /** Of answers that are kept: they are of one host, clinic and page. */
  const heads = new WeakMap<PublicAnswer, string[]>();
  /** Names and values of all that stands above a page, one after the other; the last is the server's time, which is written anew for each answer. */
  const headOf = (call: PageCall, answer: PublicAnswer): string[] => {
    const known = answer.isCached ? heads.get(answer) : undefined;
    if (known) return known;
    const { headers, body } = answer;
    const transport = strictTransport(config, hostNameOf(call.host), call.tenant);
    const head = Object.entries({
      "x-content-type-options": "nosniff",
      "x-code-version": codeVersion,
      "referrer-policy": "no-referrer",
      ...(transport === null ? {} : { "strict-transport-security": transport }),
      ...headers,
      ...(body ? { "content-length": String(body.length) } : {}),
      "x-server-time": "",
    }).flat();
    if (answer.isCached) heads.set(answer, head);
    return head;
  };
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const call = callOf(request);
    const answer = call && pages.readyAnswer(call, requestedBy(request.headers));
    if (!call || !answer) {
      for (const listener of usual) listener.call(server, request, response);
      return;
    }
    const { status, body } = answer;
    const head = headOf(call, answer);
    head[head.length - 1] = String(app.clock.now().getTime());
    response.writeHead(status, head); // becomes the answer's own text at once
    if (body && request.method !== "HEAD") response.end(body);
    else response.end();
    app.observer.request({
      id: traceOf(request.headers["traceparent"]),
      clinic: call.tenant.slug,
      method: request.method ?? "GET",
      route: call.page.pattern,
      status,
      ms: performance.now() - began,
      span: newSpan(parentOf(request.headers["traceparent"])),
    });
  });
}

/** Reads of a request which public page it asks for; null where that is none, or cannot be told without waiting. */
function callReader(app: FastifyInstance, pages: PublicPages) {
  const pageOf = memoizeRecent(publicPageOf);
  const nameOf = memoizeRecent((host: string) => hostNameOf(host) ?? "");
  const localeOf = memoizeRecent((wishes: string): Locale => {
    const [chosen = "", accepted = "", clinic = ""] = wishes.split("\n");
    return negotiateLocale({ chosen, accepted, clinic });
  });
  return (request: IncomingMessage): PageCall | null => {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers["transfer-encoding"] || headers["content-length"])
      return null;
    const page: PublicPage | null = pageOf(url);
    if (!page || hasOwnApi(headers.cookie)) return null;
    const { host = "" } = headers;
    const tenant: Tenant | null | undefined = app.tenants.cachedHost(nameOf(host));
    if (!tenant) return null;
    const chosen = pages.edgeLanguage(request, tenant);
    const wishes = () => {
      const wanted = headers.cookie === undefined ? undefined : cookieOf(headers.cookie, "lang");
      return `${wanted ?? ""}\n${headers["accept-language"] ?? ""}\n${tenant.settings.defaultLanguage}`;
    };
    return { tenant, page, locale: chosen ?? localeOf(wishes()), host, isFromEdge: chosen !== undefined };
  };
}
