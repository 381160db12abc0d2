import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostedPusher } from "../adapters/hosted-pusher/hosted-pusher.ts";
import { issueUndoToken } from "../features/account/profile/undo-email.ts";
import { issueAccountToken } from "../shared/account/account-tokens.ts";
import { withTenant } from "../platform/database/database.ts";
import { setPasswordTokenSpec } from "../shared/account/expired-password.ts";
import { hashPassword } from "../platform/crypto/password.ts";
import { makeAppointment, makeInvitation } from "./make-appointment.ts";
import { subscribeTo, nextEvent, openBrowser, type TestBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

// The close is awaited: a connection that stays open fails by the time a test may take.

const { tenantId, patientId, clinicToken } = known.aurora;
const login = "patient@aurora.example";
const asClinic = { authorization: `Bearer ${clinicToken}` };
const asPatient = (token: string) => ({ "x-patient-token": token });
const asInvited = (token: string) => ({ "x-invitation-token": token });

type Headers = Record<string, string>;

describe.each(["embedded", "hosted"] as const)("realtime %s", (carrier) => {
  let clinic: WholeClinic;
  let service: RealtimeServer | null = null;
  let port = 0;
  let password = "seven cats on the roof";
  const opened: TestBrowser[] = [];

  beforeAll(async () => {
    if (carrier === "hosted") service = await startRealtimeServer({ id: "1" });
    const host = { name: "127.0.0.1", port: service?.port ?? 0, usesTls: false };
    clinic = await openWholeClinic(
      service ? { realtime: hostedPusher(null, { appId: "1", ...testKeys, host }) } : {},
    );
    await clinic.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = service ?? (clinic.app.server.address() as AddressInfo)); // a TCP server has no other kind of address
    const hash = await hashPassword(password);
    await withTenant(clinic.db, tenantId, async (tx) => {
      await tx
        .insertInto("credentials")
        .values({
          tenant_id: tenantId,
          patient_id: patientId,
          login,
          password_hash: hash,
          changed_at: clinic.clock.now(),
        })
        .execute();
      await tx.updateTable("patients").set({ email: login }).where("id", "=", patientId).execute();
    });
  });
  afterAll(async () => {
    for (const browser of opened) browser.disconnect();
    await clinic.close();
    await service?.stop();
  });

  async function ask(path: string, headers: Headers, body: object): Promise<unknown> {
    const answer = await clinic.call("POST", path, { headers, body });
    if (answer.status !== 200) throw new Error(String(answer.status));
    return answer.body;
  }

  /** A page of whoever these headers name, signed in to the service where that is what it needs. */
  async function browse(headers: Headers, place = "/realtime"): Promise<TestBrowser> {
    const as = async <T>(path: string, body: object, done: (error: Error | null, pass: T | null) => void) => {
      try {
        done(null, (await ask(`${place}/${path}`, headers, body)) as T);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)), null);
      }
    };
    const browser = openBrowser({ port, realtime: clinic.realtime, stop: clinic.close }, undefined, {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, done) =>
          void as("auth", { socket_id: socketId, channel_name: channelName }, done),
      },
      userAuthentication: {
        customHandler: ({ socketId }, done) => void as("user_auth", { socket_id: socketId }, done),
      },
    } as Parameters<typeof openBrowser>[2]); // pusher-js wants a transport beside the handler and uses neither
    opened.push(browser);
    if (carrier === "hosted") {
      browser.signin();
      await new Promise<void>((resolve) =>
        browser.connection.bind("message", ({ event }: { event: string }) => {
          if (event === "pusher:signin_success") resolve();
        }),
      );
    }
    return browser;
  }

  async function signIn(): Promise<string> {
    const { body } = await clinic.call("POST", "/patients/auth/login", { body: { login, password } });
    return body.data.entity.token;
  }

  /** Two devices of the patient, each with its channel. */
  async function twoDevices() {
    const tokens = [await signIn(), await signIn()] as const;
    const pages = await Promise.all(tokens.map((token) => browse(asPatient(token))));
    const [mine, other] = pages;
    if (!mine || !other) throw new Error("Two pages were opened");
    const channel = `private-t${tenantId}-patient-${patientId}`;
    await subscribeTo(mine, channel);
    const others = await subscribeTo(other, channel);
    return { token: tokens[0], mine, otherToken: tokens[1], other, others, channel };
  }

  type Devices = Awaited<ReturnType<typeof twoDevices>>;

  const fresh = "eight dogs in the garden";
  const ways: [string, (devices: Devices) => Promise<unknown>][] = [
    [
      "signing out",
      ({ token }) => clinic.call("POST", "/patients/auth/logout", { headers: asPatient(token) }),
    ],
    [
      "being signed out from another device",
      async ({ otherToken, token }) => {
        const headers = asPatient(otherToken);
        const mine = await clinic.call("GET", "/patients/sessions", { headers: asPatient(token) });
        const { id } = mine.body.data.collection.find((one: { is_current: boolean }) => one.is_current);
        return clinic.call("DELETE", `/patients/sessions/${id}`, { headers });
      },
    ],
    [
      "a password that was changed elsewhere",
      async ({ otherToken }) => {
        const body = { current_password: password, password: fresh };
        password = fresh;
        return clinic.call("POST", "/patients/auth/password", { headers: asPatient(otherToken), body });
      },
    ],
  ];

  test.each(ways)("%s ends the connection of that session only", async (_, act) => {
    const devices = await twoDevices();
    const ended = nextEvent(devices.mine.connection, "disconnected");
    expect(await act(devices)).toMatchObject({ status: 204 });
    await ended;
    const heard = nextEvent(devices.others, "appointment.changed");
    await clinic.realtime.publish([devices.channel], "appointment.changed", {});
    await heard;
    expect(devices.other.connection.state).toBe("connected");
    const body = { socket_id: "1.2", channel_name: devices.channel };
    for (const path of ["/realtime/auth", "/realtime/user_auth"])
      await expect(
        ask(path, asPatient(devices.token), path.endsWith("user_auth") ? { socket_id: "1.2" } : body),
      ).rejects.toThrow("401");
  });

  const inClinic = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(clinic.db, tenantId, work);
  const setByMail = async () => {
    const { now } = clinic.clock;
    const token = await inClinic((tx) =>
      issueAccountToken(tx, { tenantId, ...setPasswordTokenSpec, patientId, now: now() }),
    );
    return clinic.call("POST", "/patients/auth/password", { body: { token, password } });
  };
  const endsOfAll: [string, () => Promise<unknown>][] = [
    ["a password set by the link of a mail", setByMail],
    [
      "a password that the clinic lets expire",
      () => clinic.call("POST", `/clinic/patients/${patientId}/password_expiry`, { headers: asClinic }),
    ],
    [
      "an e-mail address that is taken back",
      async () => {
        const now = clinic.clock.now();
        const token = await inClinic((tx) =>
          issueUndoToken(tx, { tenantId, patientId, email: login, since: now, now }),
        );
        const answer = await clinic.call("POST", "/patients/email/undo", { body: { token } });
        return { status: answer.status === 200 ? 204 : answer.status };
      },
    ],
  ];

  test.each(endsOfAll)("%s ends the connections of every session", async (_, act) => {
    await setByMail(); // the one before may have let it expire
    const { mine, other } = await twoDevices();
    const ended = [mine, other].map(({ connection }) => nextEvent(connection, "disconnected"));
    expect(await act()).toMatchObject({ status: 204 });
    await Promise.all(ended);
  });

  test.each(["removed by the clinic", "withdrawn by the patient"])(
    "a guest who is %s gets the event first, then the connection ends",
    async (way) => {
      await setByMail();
      const start = way.startsWith("removed") ? "2027-03-01T09:30:00Z" : "2027-03-01T09:10:00Z";
      const visit = await makeAppointment(clinic.db, { start });
      const token = `invited_guest-${start.slice(14, 16)}-${"0".repeat(30)}`;
      const invitation = await makeInvitation(clinic.db, visit, token, { admittedAt: clinic.clock.now() });
      const entered = await clinic.call("POST", "/invited/enter", { headers: asInvited(token) });
      const page = await browse(asInvited(token), "/invited/realtime");
      const room = await subscribeTo(page, entered.body.data.entity.channel);
      const order: string[] = [];
      room.bind("people.changed", () => order.push("hint"));
      const ended = nextEvent(page.connection, "disconnected").then(() => order.push("end"));
      const patient = asPatient(await signIn());
      const done = way.startsWith("removed")
        ? await clinic.call("POST", `/clinic/appointments/${visit}/invitations/${invitation}/remove`, {
            headers: asClinic,
          })
        : await clinic.call("DELETE", `/visits/${visit}/invitations/${invitation}`, { headers: patient });
      expect(done.status).toBe(204);
      await ended;
      expect(order).toEqual(["hint", "end"]);
    },
  );

  test("an erased account has no connection left", async () => {
    await setByMail();
    await inClinic((tx) => tx.deleteFrom("visit_invitations").execute());
    const { mine, other, otherToken } = await twoDevices();
    const ended = [mine, other].map(({ connection }) => nextEvent(connection, "disconnected"));
    const erased = await clinic.call("POST", "/patients/erasure", {
      headers: asPatient(otherToken),
      body: { password },
    });
    expect(erased.status).toBe(204);
    await Promise.all(ended);
  });
});
