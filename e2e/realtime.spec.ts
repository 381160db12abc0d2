import { expect, test, type Page } from "@playwright/test";
import { startRealtimeProgram, type RealtimeProgram } from "./support/realtime-program.ts";

// pusher-js as it is, in a real browser, against the embedded realtime server: a program of its own without a clinic.
type Channel = {
  bind(event: string, handler: (data: unknown) => void): void;
  trigger(event: string, data: unknown): void;
};
type Timeline = { info(event: object): void; events: { cached?: boolean; transport?: string }[] };
type Client = {
  subscribe(name: string): Channel;
  disconnect(): void;
  connection: { bind(event: string, handler: () => void): void };
  timeline: Timeline;
};
type PusherClass = new (key: string, options: object) => Client;

let server: RealtimeProgram;
test.beforeAll(async () => void (server = await startRealtimeProgram()));
test.afterAll(() => server.stop());

for (const transport of ["ws", "xhr_streaming", "xhr_polling"]) {
  test(
    `an appointment's messages arrive when only ${transport} works`,
    { tag: ["@S7.TP.03", "@S7.TP.04", "@S7.TP.05", "@S7.TP.06"] },
    async ({ page }) => {
      await page.goto(`http://127.0.0.1:${server.port}/`);
      const reported = await visit(page, transport);
      expect(reported).toEqual({
        together: ["doctor", "patient"],
        changed: { id: 1 },
        typing: { text: "olá" },
        left: "doctor",
      });
    },
  );
}

/** Doctor and patient meet in one page, the doctor types and leaves. */
function visit(page: Page, transport: string) {
  return page.evaluate(
    async ({ transport, port }) => {
      const Pusher = (globalThis as unknown as { Pusher: PusherClass }).Pusher;
      const connect = (who: string) =>
        new Pusher("anteroom-test", {
          cluster: "eu",
          wsHost: "127.0.0.1",
          wsPort: port,
          wsPath: "/pusher",
          httpHost: "127.0.0.1",
          httpPort: port,
          httpPath: "/pusher",
          forceTLS: false,
          enabledTransports: [transport],
          channelAuthorization: { endpoint: "/auth", transport: "ajax", headers: { "X-Patient-Token": who } },
        });
      const heard = <T>(channel: Channel, event: string) =>
        new Promise<T>((resolve) => channel.bind(event, (data) => resolve(data as T)));

      const doctor = connect("doctor");
      const patient = connect("patient");
      const room = doctor.subscribe("presence-visit-1");
      await heard(room, "pusher:subscription_succeeded");
      const mine = patient.subscribe("presence-visit-1");
      const members = await heard<{ members: object }>(mine, "pusher:subscription_succeeded");
      const typing = heard(mine, "client-typing");
      room.trigger("client-typing", { text: "olá" });
      const changed = heard(mine, "changed");
      await fetch("/publish", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ channel: "presence-visit-1", event: "changed", data: { id: 1 } }),
      });
      const reported = { changed: await changed, typing: await typing };
      const together = Object.keys(members.members).sort();
      const left = heard<{ id: string }>(mine, "pusher:member_removed");
      doctor.disconnect();
      const { id } = await left;
      patient.disconnect();
      return { ...reported, together, left: id };
    },
    { transport, port: server.port },
  );
}

/** Connects as a page does and waits until it is; the client stays in the page as `client`. */
function connectInPage(page: Page, enableStats = true): Promise<void> {
  return page.evaluate(
    async ({ port, enableStats }) => {
      const Pusher = (globalThis as unknown as { Pusher: PusherClass }).Pusher;
      const place = { wsHost: "127.0.0.1", wsPort: port, wsPath: "/pusher" };
      const statistics = { enableStats, statsHost: `127.0.0.1:${port}` };
      const client = new Pusher("anteroom-test", { cluster: "eu", forceTLS: false, ...place, ...statistics });
      Object.assign(globalThis, { client });
      await new Promise<void>((resolve) => client.connection.bind("connected", resolve));
    },
    { port: server.port, enableStats },
  );
}

const inClient = <T>(page: Page, run: (client: Client) => T): Promise<T> =>
  page.evaluate(`(${run.toString()})(globalThis.client)`);

test(
  "the newest fifty connection events are sent to the server on connecting and then every minute",
  { tag: ["@S7.TP.09", "@S9.RT.02", "@S9.RT.03", "@S9.RT.04", "@G.14"] },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(`http://127.0.0.1:${server.port}/`);
    const reports: Record<string, unknown>[] = [];
    page.on("response", (response) => {
      const url = new URL(response.url());
      if (!url.pathname.startsWith("/timeline/v2/jsonp/")) return;
      const read = (name: string) => Buffer.from(url.searchParams.get(name) ?? "", "base64").toString();
      const events = (JSON.parse(read("timeline")) as unknown[]).length;
      reports.push({ status: response.status(), events, cluster: read("cluster"), bundle: read("bundle") });
    });
    await connectInPage(page);
    await expect.poll(() => reports).toMatchObject([{ status: 200, cluster: "eu", bundle: "1" }]);
    await inClient(page, ({ timeline }) => {
      for (let n = 0; n < 80; n++) timeline.info({ n });
    });
    await page.clock.fastForward(58_000);
    expect(reports).toHaveLength(1);
    await page.clock.fastForward(3_000);
    await expect.poll(() => reports).toHaveLength(2);
    expect(reports[1]).toEqual({ status: 200, events: 50, cluster: "eu", bundle: "2" });
  },
);

test(
  "the transport that worked is tried first for half an hour, and not after that",
  { tag: ["@S9.RT.01"] },
  async ({ page }) => {
    const began = Date.UTC(2027, 0, 1);
    await page.clock.setFixedTime(began);
    await page.goto(`http://127.0.0.1:${server.port}/`);
    /** Whether the connection began with the transport of before. */
    const wasRemembered = async (): Promise<boolean> => {
      await connectInPage(page, false);
      return inClient(page, (client) => {
        client.disconnect();
        return client.timeline.events.some(({ cached }) => cached === true);
      });
    };
    const stored = () => page.evaluate(() => localStorage.getItem("pusherTransportNonTLS"));
    expect(await wasRemembered()).toBe(false);
    expect(JSON.parse((await stored()) ?? "{}")).toMatchObject({ transport: "ws", timestamp: began });
    const before = (await stored()) ?? "";
    await page.clock.setFixedTime(began + 30 * 60_000 - 1);
    expect(await wasRemembered()).toBe(true);
    await page.evaluate((value) => localStorage.setItem("pusherTransportNonTLS", value), before);
    await page.clock.setFixedTime(began + 30 * 60_000 + 1);
    expect(await wasRemembered()).toBe(false);
  },
);
