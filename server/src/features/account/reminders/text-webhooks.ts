import { textMessage } from "@anteroom/content/messages/text-messages";
import { asLocale } from "@anteroom/domain/shared/locales";
import { readStopWord } from "@anteroom/domain/text/stop-words";
import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import type { Config } from "../../../platform/config/config.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { IncomingText, TextMessages, TextReference, TextReport } from "../../../ports/text-messages.ts";
import { carryOutStop } from "./stop-texts.ts";

/** Returns the path to which the provider sends delivery reports of a message. */
export const reportPath = (provider: string, { tenantId, messageId }: TextReference) =>
  `/text-messages/${provider}/reports/${tenantId}/${messageId}`;

type TextServices = Pick<Services, "app" | "db" | "clock" | "config">;

/**
 * Registers the provider's webhooks, outside the OpenAPI document: incoming messages (STOP and START,
 * answered by text) and delivery reports. Verifies the signature; 401 without a valid one. Repeated incoming
 * messages change nothing.
 */
export function textWebhooks(services: TextServices, texts: TextMessages): void {
  const { config, clock } = services;
  void services.app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));
    scope.post(`/text-messages/${texts.provider}/incoming`, hiddenFromOpenApi, async (request, reply) => {
      const read = texts.readIncoming(requestOf(request, config));
      if (read.reading === "bad_signature") return reply.sendProblem(problem("unauthenticated"));
      if (read.reading === "malformed") return reply.sendProblem(problem("malformed_request"));
      const text = await obey(services, texts.provider, read.message, clock.now());
      const { type, body } = texts.answer(text);
      return reply.type(type).send(body);
    });
    scope.post<{ Params: { tenant: string; message: string } }>(
      `/text-messages/${texts.provider}/reports/:tenant/:message`,
      hiddenFromOpenApi,
      async (request, reply) => {
        const read = texts.readReport(requestOf(request, config));
        if (read.reading === "bad_signature") return reply.sendProblem(problem("unauthenticated"));
        if (read.reading === "malformed") return reply.sendProblem(problem("malformed_request"));
        const { tenant, message } = request.params;
        await takeReport(services, { tenantId: Number(tenant), messageId: Number(message) }, read.report);
        return reply.code(204).send();
      },
    );
    done();
  });
}

/** Returns the request with the URL that the provider has called: a proxy may have changed host and scheme. */
function requestOf({ url, headers, body }: FastifyRequest, { baseUrl }: Pick<Config, "baseUrl">) {
  return { url: `${baseUrl.origin}${url}`, headers, rawBody: typeof body === "string" ? body : "" };
}

/**
 * Applies a message; returns the answer to the phone, or null when the provider has answered or the message is no
 * keyword of ours. A repeated message changes nothing: an old START does not undo a later STOP.
 */
async function obey(
  { db }: Pick<Services, "db">,
  provider: string,
  { id, channel, from: number, text, isAnswered }: IncomingText,
  now: Date,
): Promise<string | null> {
  const word = readStopWord(text);
  if (!word) return null;
  const { rows: known } = await sql`
    select 1 from provider_events where provider = ${provider} and event_id = ${id}`.execute(db);
  if (known.length > 0) return null;
  const person = await carryOutStop({ db }, { asks: word.asks, number, channel, now });
  await sql`insert into provider_events (provider, event_id, code, reference, received_at)
    values (${provider}, ${id}, ${word.asks}, '', ${now}) on conflict do nothing`.execute(db);
  // An unknown number gets no answer.
  if (!person || isAnswered || !word.isOurs) return null;
  return textMessage(
    word.asks === "stop" ? "stopped" : "started",
    asLocale(person.language ?? undefined) ?? "en",
  );
}

/** Stores the delivery state of a message. A late report never overwrites a later state. */
async function takeReport(
  services: Pick<Services, "app" | "db" | "clock">,
  { tenantId, messageId }: TextReference,
  { state, code }: TextReport,
): Promise<void> {
  if (!Number.isSafeInteger(tenantId) || !Number.isSafeInteger(messageId) || state === "on its way") return;
  if (!(await services.app.tenants.ofId(tenantId))) return;
  const status = state === "delivered" ? "delivered" : "failed";
  const row = await withTenant(services.db, tenantId, (tx) =>
    tx
      .updateTable("text_messages")
      .set({ status, error_code: code })
      .where("id", "=", messageId)
      .where("status", "in", ["sending", "sent", "unknown"])
      .returning(["recipient", "channel"])
      .executeTakeFirst(),
  );
  if (!row || state !== "stopped") return;
  const { recipient: number, channel } = row;
  await carryOutStop(services, { asks: "stop", number, channel, now: services.clock.now() });
}
