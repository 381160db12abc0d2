import { matchRoute } from "@anteroom/domain/shared/routes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Observer } from "./observer.ts";
import { newSpan, type SpanPlace } from "./spans.ts";
import { inTrace, parentOf, traceOf } from "./trace.ts";

declare module "fastify" {
  interface FastifyInstance {
    observer: Observer;
  }
  interface FastifyRequest {
    /** What this request is found by in the log: of its `traceparent`, or a new one. */
    trace: string;
    /** Of this request, where spans are collected. */
    span: SpanPlace | undefined;
  }
}

/**
 * Runs every request in its trace and reports each answer to the observer. Sends the trace as `x-request-id` with
 * answers under `/api/`. Call it before any other hook.
 */
export function observeRequests(app: FastifyInstance, observer: Observer): void {
  app.decorate("observer", observer).decorateRequest("trace", "").decorateRequest("span", undefined);
  app.addHook("onRequest", (request, _reply, done) => {
    request.trace = traceOf(request.headers.traceparent);
    request.span = newSpan(parentOf(request.headers.traceparent));
    inTrace(request.trace, done, request.span?.id);
  });
  // A body that comes in pieces is read outside of the trace.
  app.addHook("preValidation", (request, _reply, done) => inTrace(request.trace, done, request.span?.id));
  // Not async: a handler that has sent its answer is done with it when it goes on.
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.url.startsWith("/api/")) reply.header("x-request-id", request.trace);
    done(null, payload);
  });
  app.addHook("onResponse", async (request, reply) => {
    observer.request({
      id: request.trace,
      clinic: request.tenant?.slug ?? null,
      method: request.method,
      route: patternOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      span: request.span,
    });
  });
}

/** Patterns alone: an address may hold a code, a token or what somebody looked for. */
function patternOf({ routeOptions, url }: FastifyRequest): string {
  if (routeOptions.url !== undefined) return routeOptions.url;
  const [path = ""] = url.replace(/^[/\\]+/, "/").split("?");
  if (path.startsWith("/api/")) return "/api/*";
  if (path.startsWith("/assets/")) return "/assets/*";
  return pagePattern(path);
}

/** The pattern of a page's address, as the table of pages has it; `*` for all that no page has. */
function pagePattern(path: string): string {
  return matchRoute(path).route.path;
}
