import type { FastifyInstance } from "fastify";
import type Pusher from "pusher";
import * as z from "zod/mini";
import type { MembersChange } from "../../ports/realtime.ts";

const Events = z.array(z.object({ name: z.string(), channel: z.string(), user_id: z.optional(z.string()) }));

/** Receives the realtime service's webhooks at `/pusher/webhook`. Rejects requests without our secret's signature. */
export function receiveWebhooks(
  app: FastifyInstance,
  pusher: Pusher,
  notify: (change: MembersChange) => void,
): void {
  app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers(); // the signature is over the body as it came
    routes.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, String(body)),
    );
    const schema = { hide: true } as object; // `hide` belongs to @fastify/swagger
    routes.post("/pusher/webhook", { schema }, (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const rawBody = typeof request.body === "string" ? request.body : "";
      const webhook = pusher.webhook({ headers, rawBody });
      if (!webhook.isValid()) return reply.code(401).send();
      const events = Events.safeParse(webhook.getEvents());
      for (const { name, channel, user_id: memberId } of events.data ?? []) {
        if (memberId === undefined) continue;
        if (name === "member_added") notify({ channel, memberId, change: "joined", isHere: true });
        if (name === "member_removed") notify({ channel, memberId, change: "left", isHere: true });
      }
      return reply.code(200).send();
    });
    done();
  });
}
