import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Link } from "../broker.ts";
import { anybody, type Visitor } from "../connection-limits.ts";
import type { ConnectLink } from "../connector.ts";
import type { Gate } from "../gate.ts";
import { createHttpSession, type HttpSession, type SessionTimes, type StreamKind } from "./http-session.ts";

const Place = z.object({
  key: z.string(),
  server: z.string().check(z.maxLength(10)),
  session: z.string().check(z.maxLength(64)),
});
type Place = z.infer<typeof Place>;
const Query = z.object({ protocol: z.optional(z.string()) });
const Messages = z.array(z.string());

type Session = { http: HttpSession; link: Link | null };
/** The HTTP fallback transport. */
export type HttpTransport = { stop: () => void };

/**
 * Serves the HTTP fallbacks of pusher-js for clients without WebSocket: `/pusher/app/{key}/{server}/{session}/xhr…`.
 */
export function serveHttp(
  app: FastifyInstance,
  { connectLink, gate }: { connectLink: ConnectLink; gate: Gate },
  times: SessionTimes,
): HttpTransport {
  const sessions = new Map<string, Session>();
  const visitors = new WeakMap<FastifyRequest, Visitor>();

  function sessionAt(place: Place, protocol: string | null, visitor: Visitor): Session {
    const id = idOf(place);
    const known = sessions.get(id);
    if (known) return known;
    const session: Session = { link: null, http: createHttpSession(times, gone) };
    function gone(): void {
      sessions.delete(id);
      session.link?.lost();
    }
    sessions.set(id, session);
    session.link = connectLink(place.key, protocol, session.http, visitor);
    return session;
  }

  const receive = (kind: StreamKind) => (request: FastifyRequest, reply: FastifyReply) => {
    const place = Place.safeParse(request.params);
    if (!place.success) return reply.code(404).send();
    const query = Query.safeParse(request.query);
    const visitor = visitors.get(request) ?? anybody;
    const { http, link } = sessionAt(place.data, query.data?.protocol ?? null, visitor);
    reply.hijack();
    const response = reply.raw.writeHead(200, {
      ...pagesElsewhere,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    const stream = {
      write: (text: string) => void response.write(text),
      end: () => void response.end(),
    };
    response.on("error", () => {}); // a broken line; "close" follows
    response.on("close", () => http.detach(stream));
    link?.touch();
    http.attach(kind, stream);
    return reply;
  };

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const place = Place.safeParse(request.params);
    const link = place.success ? sessions.get(idOf(place.data))?.link : null;
    const messages = Messages.safeParse(request.body);
    if (!link) return reply.code(404).send();
    if (!messages.success) return reply.code(400).send();
    link.touch();
    for (const message of messages.data) link.receive(message);
    return reply.code(204).send();
  };

  app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers(); // pusher-js names an empty body JSON
    routes.addContentTypeParser("*", { parseAs: "string", bodyLimit: 128 * 1024 }, (_request, body, parsed) =>
      parsed(null, fromJson(String(body))),
    );
    const schema = { hide: true } as object; // `hide` belongs to @fastify/swagger
    routes.addHook("onRequest", async (request, reply) => {
      const { key } = request.params as Partial<Place>; // as the address has it, checked where it is used
      const visitor = await gate(request.raw, key ?? "");
      if (!visitor) return reply.code(403).send();
      visitors.set(request, visitor);
      reply.headers(pagesElsewhere);
    });
    const at = "/pusher/app/:key/:server/:session";
    routes.post(`${at}/xhr_streaming`, { schema }, receive("xhr_streaming"));
    routes.post(`${at}/xhr`, { schema }, receive("xhr"));
    routes.post(`${at}/xhr_send`, { schema }, send);
    routes.options(`${at}/:kind`, { schema }, (_request, reply) => reply.code(204).send());
    done();
  });

  return {
    stop() {
      for (const { http } of sessions.values()) http.stop();
    },
  };
}

/** Pages of other origins may read the answers: no cookie counts here, and entering a channel needs its signature. */
const pagesElsewhere = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "7200",
};

const idOf = ({ key, server, session }: Place): string => `${key}/${server}/${session}`;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
