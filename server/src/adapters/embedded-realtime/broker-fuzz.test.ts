import fc from "fast-check";
import { expect, test } from "vitest";
import { withAppDefaults } from "./app.ts";
import { createBroker } from "./broker.ts";
import type { BrokerEvent } from "./broker-state.ts";
import { signChannelPass } from "./channel-pass.ts";

const keys = { key: "fuzz", secret: "a secret nobody guesses" };
const secretMark = "for somebody else";

/** Names an attacker would try: those of others, and whatever looks like them. */
const others = [
  "private-t1-patient-1",
  "private-encrypted-t1-patient-1",
  "private-cache-t1-patient-1",
  "presence-t1-visit-1",
  "presence-cache-t1-visit-1",
  "#server-to-user-ana",
];
const channelName = fc.oneof(
  fc.constantFrom(...others),
  fc.constantFrom(...others).map((name) => ` ${name}`),
  fc.constantFrom(...others).map((name) => `${name}:`),
  fc.constantFrom(
    "news",
    "cache-news",
    "private-",
    "presence-",
    "#server-to-user-",
    "__proto__",
    "constructor",
  ),
  fc.string({ maxLength: 250 }),
);
const auth = fc.oneof(
  fc.constant(`fuzz:${"0".repeat(64)}`),
  fc.constant(signChannelPass(keys, "1.1", "private-t1-patient-1").auth),
  fc.string(),
  fc.constant(null),
);
const userData = fc.oneof(fc.constant('{"id":"ana"}'), fc.json(), fc.constant('{"__proto__":{"id":"ana"}}'));
const data = fc.oneof(
  fc.record({ channel: channelName, auth, channel_data: fc.option(userData) }, { requiredKeys: [] }),
  fc.record({ auth, user_data: userData }, { requiredKeys: [] }),
  fc.jsonValue(),
);
const event = fc.oneof(
  fc.constantFrom(
    "pusher:subscribe",
    "pusher:unsubscribe",
    "pusher:signin",
    "pusher:ping",
    "pusher:pong",
    "client-say",
    "pusher_internal:member_added",
  ),
  fc.string({ maxLength: 300 }),
);
const frame = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ event, channel: channelName, data }, { requiredKeys: ["event"] })
      .map((one) => JSON.stringify(one)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 400 }) },
);

test(
  "arbitrary messages from an unauthenticated connection crash nothing and receive nothing of others",
  { tags: ["S7.TP.05", "S7.TP.06"] },
  () => {
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 30 }), (frames) => {
        const events: BrokerEvent[] = [];
        const broker = createBroker({
          ...withAppDefaults({ ...keys, countsSubscribers: true }),
          activityTimeoutMs: 60_000,
          pongTimeoutMs: 60_000,
          onEvent: (one) => events.push(one),
        });
        const heard: string[] = [];
        let isOpen = true;
        const stranger = broker.open("7", {
          send: (message) => heard.push(message),
          close: () => (isOpen = false),
        });
        const victim = broker.open("7", { send: () => {}, close: () => {} });
        for (const one of frames) {
          stranger?.receive(one);
          for (const channel of others) void broker.publish(channel, "changed", JSON.stringify(secretMark));
          broker.sweep();
        }
        for (const message of heard) expect(JSON.parse(message)).toHaveProperty("event");
        expect(heard.join("\n")).not.toContain(secretMark);
        for (const channel of others) expect(broker.subscribersIn(channel)).toBe(0);
        expect(events.filter(({ name }) => name === "member_added" || name === "client_event")).toEqual([]);
        expect(isOpen).toBe(true); // strange words are answered, not punished
        stranger?.lost();
        victim?.lost();
        expect(broker.channelNames()).toEqual([]);
      }),
      { numRuns: 400 },
    );
  },
);
