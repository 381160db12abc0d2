import { expect, test, type Page } from "@playwright/test";
import { startRealtimeProgram, type RealtimeProgram } from "./realtime-program.ts";

// pusher-js as it is, in a real browser, against the embedded realtime server: a program of its own without a clinic.
type Channel = {
  bind(event: string, handler: (data: unknown) => void): void;
  trigger(event: string, data: unknown): void;
};
type Client = { subscribe(name: string): Channel; disconnect(): void };
type PusherClass = new (key: string, options: object) => Client;

let server: RealtimeProgram;
test.beforeAll(async () => void (server = await startRealtimeProgram()));
test.afterAll(() => server.stop());

for (const transport of ["ws", "xhr_streaming", "xhr_polling"]) {
  test(`S7.TP.03 S7.TP.05 S7.TP.06: a visit's messages arrive when only ${transport} works`, async ({
    page,
  }) => {
    await page.goto(`http://127.0.0.1:${server.port}/`);
    const told = await visit(page, transport);
    expect(told).toEqual({
      together: ["doctor", "patient"],
      changed: { id: 1 },
      typing: { text: "olá" },
      left: "doctor",
    });
  });
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
      const told = { changed: await changed, typing: await typing };
      const together = Object.keys(members.members).sort();
      const left = heard<{ id: string }>(mine, "pusher:member_removed");
      doctor.disconnect();
      const { id } = await left;
      patient.disconnect();
      return { ...told, together, left: id };
    },
    { transport, port: server.port },
  );
}
