import { expect, test } from "vitest";
import { withAppDefaults } from "./app.ts";
import { createBroker } from "./broker.ts";
import { signChannelPass } from "./channel-pass.ts";
import { limits } from "./limits.ts";

const keys = { key: "k", secret: "s" };

function open() {
  const broker = createBroker({
    ...withAppDefaults(keys),
    activityTimeoutMs: 60_000,
    pongTimeoutMs: 60_000,
    onEvent: () => undefined,
  });
  /** A browser that notes what it is told, as event and reason. */
  const connect = () => {
    const heard: string[] = [];
    let socketId = "";
    const link = broker.open("7", {
      send(message) {
        const { event, data } = JSON.parse(message);
        const forwarded = typeof data === "string" ? JSON.parse(data) : data;
        socketId ||= forwarded.socket_id;
        heard.push(`${event} ${forwarded.error ?? ""}`.trim());
      },
      close: () => undefined,
    });
    const subscribe = (channel: string, member?: string) => {
      const pass = member === undefined ? {} : signChannelPass(keys, socketId, channel, { id: member });
      link?.receive(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...pass } }));
      return heard.at(-1);
    };
    return { subscribe };
  };
  return { broker, connect };
}

test("a connection joins at most a hundred channels", () => {
  const { connect } = open();
  const { subscribe } = connect();
  for (let count = 1; count <= limits.channelsPerConnection; count += 1)
    expect(subscribe(`news-${count}`)).toBe("pusher_internal:subscription_succeeded");
  expect(subscribe("one-more")).toBe("pusher:subscription_error Too many channels on one connection");
});

test(
  "a presence channel has at most a hundred members; a second tab of a member is accepted",
  { tags: ["S7.TP.06"] },
  () => {
    const { broker, connect } = open();
    for (let count = 1; count <= limits.membersPerChannel; count += 1)
      connect().subscribe("presence-visit", `member-${count}`);
    expect(connect().subscribe("presence-visit", "one-more")).toBe(
      "pusher:subscription_error Too many members in the channel",
    );
    expect(connect().subscribe("presence-visit", "member-7")).toBe("pusher_internal:subscription_succeeded");
    expect(broker.membersOf("presence-visit")).toHaveLength(limits.membersPerChannel);
  },
);
