import fastify from "fastify";
import type { Options } from "pusher-js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { signatureOf } from "../adapters/embedded-realtime/channel-pass.ts";
import { hostedPusher } from "../adapters/hosted-pusher/hosted-pusher.ts";
import { subscribeTo, nextEvent, openBrowser, type TestBrowser } from "./realtime-browser.ts";
import { engines } from "./realtime-conformance.ts";
import { testKeys, type RealtimeServer } from "./realtime-server.ts";

// What the product asks of realtime messaging, of whoever carries it.
for (const { name, start, isHere = true } of engines)
  describe.skipIf(!isHere)(`realtime ${name}`, () => {
    let server: RealtimeServer;
    const open: TestBrowser[] = [];
    beforeAll(async () => void (server = await start()));
    afterAll(() => server.stop());
    afterEach(() => open.splice(0).forEach((browser) => browser.disconnect()));

    const browse = (id?: string) => {
      const browser = openBrowser(server, (socketId, channel) =>
        server.realtime.authorize(socketId, channel, id === undefined ? undefined : { id }),
      );
      open.push(browser);
      return browser;
    };

    test(
      "an event reaches all its channels, and not the connection that caused it",
      { tags: ["S7.TP.03", "S7.TP.05"] },
      async () => {
        const [sender, receiver] = [browse(), browse()];
        const heard: string[] = [];
        (await subscribeTo(sender, "private-a")).bind("changed", () => heard.push("sender"));
        const hint = nextEvent(await subscribeTo(receiver, "private-a"), "changed");
        const last = nextEvent(await subscribeTo(sender, "private-b"), "last");
        await server.realtime.publish(
          ["private-a", "private-c"],
          "changed",
          { id: 1 },
          sender.connection.socket_id,
        );
        await server.realtime.publish(["private-b"], "last", {});
        expect(await hint).toEqual({ id: 1 });
        await last;
        expect(heard).toEqual([]);
      },
    );

    test(
      "an event for more channels than one Pusher call accepts reaches all",
      { tags: ["S7.TP.03"] },
      async () => {
        const browser = browse();
        const last = nextEvent(await subscribeTo(browser, "many-149"), "changed");
        await server.realtime.publish(
          Array.from({ length: 150 }, (_, n) => `many-${n}`),
          "changed",
          7,
        );
        expect(await last).toBe(7);
      },
    );

    test(
      "the server knows a call's members and is notified of joins and leaves",
      { tags: ["S7.TP.06"] },
      async () => {
        const changes: unknown[] = [];
        const stopListening = server.realtime.onMembersChanged("presence-visit-", (change) =>
          changes.push(change),
        );
        const doctor = browse("doctor");
        await subscribeTo(doctor, "presence-visit-1");
        await subscribeTo(browse("patient"), "presence-visit-1");
        await subscribeTo(browse("patient"), "presence-elsewhere");
        await vi.waitFor(async () =>
          expect(await server.realtime.membersOf("presence-visit-1")).toEqual(["doctor", "patient"]),
        );
        doctor.disconnect();
        await vi.waitFor(() => expect(changes).toHaveLength(3), { timeout: 5_000 });
        expect(changes).toMatchObject([
          { channel: "presence-visit-1", memberId: "doctor", change: "joined" },
          { channel: "presence-visit-1", memberId: "patient", change: "joined" },
          { channel: "presence-visit-1", memberId: "doctor", change: "left" },
        ]);
        expect(await server.realtime.membersOf("presence-visit-1")).toEqual(["patient"]);
        stopListening();
      },
    );

    test("a connection ends with the session that authorised it, and others stay", async () => {
      const pageOf = async (holder: string) => {
        const browser = openBrowser(
          server,
          (socketId, channel) => {
            void server.realtime.bind(socketId, holder);
            return server.realtime.authorize(socketId, channel);
          },
          {
            userAuthentication: {
              customHandler: ({ socketId }, answer) => answer(null, server.realtime.signIn(socketId, holder)),
            } as NonNullable<Options["userAuthentication"]>, // pusher-js wants a transport beside the handler and uses none
          },
        );
        open.push(browser);
        browser.signin();
        const signedIn = new Promise<void>((resolve) =>
          browser.connection.bind("message", ({ event }: { event: string }) => {
            if (event === "pusher:signin_success") resolve();
          }),
        );
        const channel = await subscribeTo(browser, "private-shared");
        await signedIn;
        return { browser, channel };
      };
      const [mine, other] = [await pageOf("session-1"), await pageOf("session-2")];
      const ended = nextEvent(mine.browser.connection, "disconnected");
      await server.realtime.endConnections("session-1");
      await ended;
      const heard = nextEvent(other.channel, "changed");
      await server.realtime.publish(["private-shared"], "changed", 3);
      expect(await heard).toBe(3);
    });

    test(
      "an invalid channel or connection and an oversized event are refused before sending",
      { tags: ["S7.TP.05"] },
      async () => {
        await expect(server.realtime.publish(["a b"], "e", {})).rejects.toThrow(/channel/);
        await expect(server.realtime.publish(["a"], "e", "x".repeat(11 * 1024))).rejects.toThrow(/10 kB|413/);
        expect(() => server.realtime.authorize("1.1:x", "private-a")).toThrow(/socket id/);
      },
    );
  });

test("a webhook without our signature is ignored", { tags: ["S7.TP.06"] }, async () => {
  const app = fastify();
  const realtime = hostedPusher(app, { appId: "1", ...testKeys });
  const changes: unknown[] = [];
  realtime.onMembersChanged("presence-", (change) => changes.push(change));
  const payload = JSON.stringify({
    time_ms: 1,
    events: [{ name: "member_added", channel: "presence-visit-1", user_id: "doctor" }],
  });
  const send = (secret: string) =>
    app.inject({
      method: "POST",
      url: "/pusher/webhook",
      headers: {
        "content-type": "application/json",
        "x-pusher-key": testKeys.key,
        "x-pusher-signature": signatureOf(secret, payload),
      },
      payload,
    });
  expect((await send("guessed")).statusCode).toBe(401);
  expect(changes).toEqual([]);
  expect((await send(testKeys.secret)).statusCode).toBe(200);
  expect(changes).toHaveLength(1);
  await app.close();
});
