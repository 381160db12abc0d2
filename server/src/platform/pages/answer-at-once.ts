import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiateLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { cookieOf } from "../http/cookies.ts";
import { hostNameOf } from "../http/host-name.ts";
import { strictTransport } from "../http/security-headers.ts";
import { pagePattern } from "../observe/observe-requests.ts";
import { newSpan } from "../observe/spans.ts";
import { parentOf, traceOf } from "../observe/trace.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import { publicPageOf, type PublicPage } from "./public-page.ts";
import { requestedBy, hasOwnApi, type PublicPages, type PageCall } from "./public-pages.ts";

type Deps = { pages: PublicPages; codeVersion: string };

/**
 * Answers for a public page whose bytes are at hand, ahead of Fastify: routing, hooks and replies would take longer than the
 * answer itself. Everything else goes the usual way, which answers the same (public-pages.integration.test.ts).
 */
export function answerAtOnce(app: FastifyInstance, config: Config, { pages, codeVersion }: Deps): void {
  const { server } = app;
  const usual = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  const callOf = callReader(app, pages);
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const call = callOf(request);
    const answer = call && pages.readyAnswer(call, requestedBy(request.headers));
    if (!call || !answer) {
      for (const listener of usual) listener.call(server, request, response);
      return;
    }
    const { status, headers, body } = answer;
    const transport = strictTransport(config, hostNameOf(call.host), call.tenant);
    response.writeHead(status, {
      "x-content-type-options": "nosniff",
      "x-code-version": codeVersion,
      "referrer-policy": "no-referrer",
      ...(transport === null ? {} : { "strict-transport-security": transport }),
      ...headers,
      ...(body ? { "content-length": body.length } : {}),
      "x-server-time": app.clock.now().getTime(),
    });
    if (body && request.method !== "HEAD") response.end(body);
    else response.end();
    app.observer.request({
      id: traceOf(request.headers["traceparent"]),
      clinic: call.tenant.slug,
      method: request.method ?? "GET",
      route: pagePattern(call.page.path),
      status,
      ms: performance.now() - began,
      span: newSpan(parentOf(request.headers["traceparent"])),
    });
  });
}

/** Reads of a request which public page it asks for; null where that is none, or cannot be told without waiting. */
function callReader(app: FastifyInstance, pages: PublicPages) {
  const pageOf = remembered((address: string) => publicPageOf(address));
  const localeOf = remembered((wishes: string): Locale => {
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
    const tenant: Tenant | null | undefined = app.tenants.rememberedHost(hostNameOf(host) ?? "");
    if (!tenant) return null;
    const chosen = pages.edgeLanguage(request, tenant);
    const wishes = () =>
      [cookieOf(headers.cookie, "lang"), headers["accept-language"], tenant.settings.defaultLanguage].join(
        "\n",
      );
    return { tenant, page, locale: chosen ?? localeOf(wishes()), host, isFromEdge: chosen !== undefined };
  };
}

/** What the last so many texts led to: browsers ask with the same ones again and again. */
const memory = 2_000;
const longestKnown = 300;

function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Found; // it is there, whatever it is
    const found = find(text);
    if (known.size >= memory) known.clear(); // the texts come from outside
    if (text.length <= longestKnown) known.set(text, found);
    return found;
  };
}
