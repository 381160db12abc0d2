import { STATUS_CODES, type IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { negotiateLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { FastifyReply, FastifyRequest } from "fastify";
import { traceOf } from "../observe/trace.ts";
import { codeOf } from "../observe/watch-server.ts";
import { cookieOf } from "./cookies.ts";
import { problem, problemBody } from "./problem.ts";
import { problemSentencesOf } from "./problem-sentences.ts";

/** Fastify options that answer malformed requests, which reach no route and no hook, with a problem and its code. */
export const refuseUnreadable = {
  /** An address that cannot be decoded, or a part of it that is too long. */
  frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const id = traceOf(request.headers.traceparent);
    request.server.observer.unreadable({ id, reason: codeOf(error) });
    const { status, locale, body } = unreadable(localeRequested(request.headers));
    const head = { ...headersOf(body), "content-language": locale };
    reply.raw.writeHead(status, head).end(body);
  },
  /** A request line or header that is no HTTP, too many headers, or a client that stopped in the middle. */
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const { status, body } = unreadable("en");
    const head = Object.entries({ ...headersOf(body), connection: "close" }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
    else socket.destroy(error);
  },
};

function unreadable(locale: Locale) {
  const outcome = problem("malformed_request");
  const body = problemBody(outcome, problemSentencesOf(outcome, locale));
  return { status: body.status, locale, body: JSON.stringify(body) };
}

function headersOf(body: string) {
  return {
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
}

function localeRequested(headers: IncomingHttpHeaders): Locale {
  const { cookie, "accept-language": accepted } = headers;
  return negotiateLocale({ chosen: cookieOf(cookie, "lang"), accepted });
}
