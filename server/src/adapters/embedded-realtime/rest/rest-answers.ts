import type { Broker } from "../broker.ts";
import { isPresence } from "../channel-name.ts";
import { BatchRequest, EventRequest, isTooLarge } from "./rest-requests.ts";

/** A response of the REST API: text for a refusal, otherwise JSON. */
export type RestAnswer = { status: number; body: object | string };
type Info = { occupied?: boolean; user_count?: number; subscription_count?: number };

const refuse = (status: number, body: string): RestAnswer => ({ status, body });
const answer = (body: object): RestAnswer => ({ status: 200, body });

/** Handles `POST /events`: publishes to up to 100 channels. 400 when it is malformed, 413 above 10 kB. */
export async function publishEvent(broker: Broker, body: unknown): Promise<RestAnswer> {
  const event = EventRequest.safeParse(body);
  if (!event.success) return refuse(400, "Not an event: name, data as text and 1 to 100 channels are needed");
  const { channels, name, data, socket_id: except, info } = event.data;
  if (isTooLarge(data)) return refuse(413, "The data of an event is at most 10 kB");
  for (const channel of channels) await broker.publish(channel, name, data, except);
  if (!info) return answer({});
  const facts = channels.map((channel) => [channel, infoOf(broker, channel, info)] as const);
  return answer({ channels: Object.fromEntries(facts) });
}

/** Handles `POST /batch_events`, up to 10 events. Publishes none unless all are valid: else 400, or 413 above 10 kB. */
export async function publishBatch(broker: Broker, body: unknown): Promise<RestAnswer> {
  const request = BatchRequest.safeParse(body);
  if (!request.success) return refuse(400, "Not a batch of 1 to 10 events, each for one channel");
  const { batch } = request.data;
  if (batch.some(({ data }) => isTooLarge(data))) return refuse(413, "The data of an event is at most 10 kB");
  for (const { channel, name, data, socket_id: except } of batch)
    await broker.publish(channel, name, data, except);
  if (!batch.some(({ info }) => info)) return answer({});
  return answer({ batch: batch.map(({ channel, info }) => infoOf(broker, channel, info ?? "")) });
}

/** Handles `GET /channels`: the channels with subscribers. 400 for `user_count` without a `presence-` prefix. */
export function listChannels(broker: Broker, query: URLSearchParams): RestAnswer {
  const prefix = query.get("filter_by_prefix") ?? "";
  const info = query.get("info") ?? "";
  if (asks(info, "user_count") && !prefix.startsWith("presence-"))
    return refuse(400, "user_count is known of presence channels only");
  const names = broker.channelNames().filter((name) => name.startsWith(prefix));
  return answer({
    channels: Object.fromEntries(names.map((name) => [name, infoOf(broker, name, info)] as const)),
  });
}

/**
 * Handles `GET /channels/{name}`; an empty channel is `occupied: false`. 400 for `user_count` of a non-presence
 * channel.
 */
export function describeChannel(broker: Broker, channel: string, query: URLSearchParams): RestAnswer {
  const info = query.get("info") ?? "";
  if (asks(info, "user_count") && !isPresence(channel))
    return refuse(400, "user_count is known of presence channels only");
  return answer({ occupied: broker.subscribersIn(channel) > 0, ...infoOf(broker, channel, info) });
}

/** Handles `GET /channels/{name}/users`. 400 unless it is a presence channel. */
export function listUsers(broker: Broker, channel: string): RestAnswer {
  if (!isPresence(channel)) return refuse(400, "Users are known of presence channels only");
  return answer({ users: broker.membersOf(channel).map((id) => ({ id })) });
}

/** Handles `POST /users/{id}/terminate_connections`. */
export async function terminateUserConnections(broker: Broker, userId: string): Promise<RestAnswer> {
  await broker.endUser(userId);
  return answer({});
}

function infoOf(broker: Broker, channel: string, wanted: string): Info {
  const info: Info = {};
  if (asks(wanted, "user_count") && isPresence(channel)) info.user_count = broker.membersOf(channel).length;
  if (asks(wanted, "subscription_count")) info.subscription_count = broker.subscribersIn(channel);
  return info;
}

const asks = (info: string, what: string): boolean => info.split(",").includes(what);
