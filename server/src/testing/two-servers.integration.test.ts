// Two servers on one database and one Redis: what is done on one is seen on the other.
import type { EngineEvent } from "@anteroom/contract/call/engine-signal";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { meshVideo } from "../adapters/mesh-video/mesh-video.ts";
import { connectRedis } from "../adapters/redis-bus/redis-bus.ts";
import { forgetSession } from "../features/consultation/call-rooms.ts";
import { holdCalls } from "../hold-calls.ts";
import { withTenant } from "../platform/database/database.ts";
import { hashOf } from "../platform/crypto/secrets.ts";
import { followPageChanges } from "../platform/pages/page-changes.ts";
import type { Bus } from "../ports/bus.ts";
import type { VideoEngine, VideoParticipant } from "../ports/video.ts";
import { makeAppointment } from "./make-appointment.ts";
import { subscribeTo, nextEvent, type TestBrowser } from "./realtime-browser.ts";
import { hasRedis, openRedis, type TestRedis } from "./redis.ts";
import { changeSettings, known, type TestClinic } from "./test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "./visit-clinic.ts";

let redis: TestRedis;
let [a, b]: [VisitClinic, VisitClinic] = [] as never; // set before the first test
const buses: Bus[] = [];
const engines: ReturnType<typeof standInEngine>[] = [];
const failures: Error[] = [];
let minutes = 0;
let id: number;

/** In the place of Janus: says what it was asked to, and answers each step. */
function standInEngine() {
  const taken: string[] = [];
  const removed: string[] = [];
  const handlers = new Set<(to: VideoParticipant, event: EngineEvent) => void>();
  const video: VideoEngine = {
    ...meshVideo(),
    name: "janus",
    take(participant) {
      taken.push(participant.id);
      for (const handle of handlers) handle(participant, { line: "line", gone: true });
    },
    remove: (participantId) => void removed.push(participantId),
    onEvent: (handler) => void handlers.add(handler),
  };
  return { video, taken, removed };
}

describe.skipIf(!hasRedis)(
  "two servers on one database (skipped: redis-server is not on this machine)",
  () => {
    beforeAll(async () => {
      redis = await openRedis();
      const server = async (beside?: VisitClinic) => {
        const redisBuses = await connectRedis({ url: redis.url, report: (error) => failures.push(error) });
        const bus = await redisBuses.open("two-servers", { heartbeatMs: 200 });
        buses.push(bus);
        const engine = standInEngine();
        engines.push(engine);
        const video = holdCalls(bus, engine.video, (error) => failures.push(error));
        return openVisitClinic({
          now: "2027-03-01T09:00:00.000Z",
          bus,
          video,
          ...(beside ? { beside } : {}),
        });
      };
      a = await server();
      b = await server(a);
    }, 120_000);
    afterAll(async () => {
      for (const clinic of [b, a]) await clinic.close();
      for (const bus of buses) await bus.stop();
      await redis.close();
    });
    /** Each test has an appointment of its own. */
    beforeEach(async () => {
      const start = new Date(Date.UTC(2027, 2, 1, 6, minutes)).toISOString();
      minutes += 25;
      id = await makeAppointment(a.db, { start });
    });

    /** The doctor is not with anybody when the next test begins. */
    afterEach(async () => {
      await a.call("POST", `/clinic/appointments/${id}/end`, { headers: asClinic });
    });

    const asPatient = { "x-patient-token": known.aurora.patientToken };
    const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
    const enterCall = (on: TestClinic) => on.call("POST", `/visits/${id}/enter`, { headers: asPatient });
    const join = (on: TestClinic) =>
      on.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
    const look = async (on: TestClinic) =>
      (await on.call("GET", `/visits/${id}`, { headers: asPatient })).body.data.entity;
    const waitingOn = async (on: TestClinic): Promise<number[]> => {
      const { body } = await on.call("GET", "/clinic/waiting_room", { headers: asClinic });
      return body.data.collection.map((one: { appointment_id: number }) => one.appointment_id);
    };

    /** A page whose realtime connection leads to one server, and whose questions go to the other one. */
    const browseAcross = (
      connected: VisitClinic,
      asking: VisitClinic,
      headers: Record<string, string>,
    ): TestBrowser => connected.browse(headers, undefined, asking.passFor);

    test("a patient waiting on A is seen and called by the doctor on B", async () => {
      const clinicPage = await subscribeTo(b.browse(asClinic, "/clinic/realtime/auth"), "private-t1-clinic");
      const notified = nextEvent(clinicPage, "waiting_room.changed");
      const mine = (await enterCall(a)).body.data.entity;
      await notified;
      expect(await waitingOn(b)).toContain(id);
      expect((await look(b)).phase).toBe("waiting");
      const patientPage = await subscribeTo(a.browse(asPatient), mine.channel);
      const called = nextEvent(patientPage, "visit.changed");
      await vi.waitFor(async () =>
        expect(await b.rooms.realtime.membersOf(mine.channel)).toEqual([mine.participant_id]),
      );
      const doctors = await join(b);
      expect(doctors.status).toBe(200);
      await called;
      expect((await look(a)).phase).toBe("in_call");
      const left = await a.call("POST", `/visits/${id}/leave`, { headers: asPatient });
      expect(left.status).toBe(204);
      expect(await waitingOn(b)).not.toContain(id);
    });

    test("signals and presence pass between a patient on A and a doctor on B", async () => {
      const mine = (await enterCall(a)).body.data.entity;
      const doctors = (await join(b)).body.data.entity;
      const patientPage = a.browse(asPatient);
      const ownChannel = await subscribeTo(patientPage, mine.private_channel);
      const visit = await subscribeTo(patientPage, mine.channel);
      const doctorPage = b.browse(asClinic, "/clinic/realtime/auth");
      const doctorsChannel = await subscribeTo(doctorPage, doctors.private_channel);
      const added = nextEvent(visit, "pusher:member_added");
      const members = await new Promise<{ members: object }>((resolve) =>
        doctorPage.subscribe(doctors.channel).bind("pusher:subscription_succeeded", resolve),
      );
      expect(new Set(Object.keys(members.members))).toEqual(
        new Set([doctors.participant_id, mine.participant_id]),
      );
      expect(await added).toMatchObject({ id: doctors.participant_id, info: { role: "doctor" } });

      const toDoctor = nextEvent(doctorsChannel, "signal");
      const data = { description: { type: "offer", sdp: "v=0" } };
      const body = { from: mine.participant_id, to: doctors.participant_id, data };
      expect((await a.call("POST", `/visits/${id}/signals`, { headers: asPatient, body })).status).toBe(204);
      expect(await toDoctor).toEqual({ from: mine.participant_id, data });

      const toPatient = nextEvent(ownChannel, "signal");
      const back = { from: doctors.participant_id, to: mine.participant_id, data: { restart: true } };
      // The doctor's program may reach any server with its next question.
      const sent = await a.call("POST", `/clinic/appointments/${id}/signals`, {
        headers: asClinic,
        body: back,
      });
      expect(sent.status).toBe(204);
      expect(await toPatient).toEqual({ from: doctors.participant_id, data: { restart: true } });

      const gone = nextEvent(visit, "pusher:member_removed");
      doctorPage.disconnect();
      expect(await gone).toMatchObject({ id: doctors.participant_id });
    });

    test("a connection to A authorised by B ends when its session is revoked on B", async () => {
      const token = "another-session-of-the-patient-0000";
      const asOther = { "x-patient-token": token };
      const row = {
        tenant_id: known.aurora.tenantId,
        patient_id: known.aurora.patientId,
        token_hash: hashOf(token),
      };
      const at = {
        created_at: a.clock.now(),
        last_used_at: a.clock.now(),
        expires_at: new Date("2027-04-01T00:00:00Z"),
      };
      await withTenant(a.db, known.aurora.tenantId, (tx) =>
        tx
          .insertInto("sessions")
          .values({ ...row, ...at })
          .execute(),
      );
      const entered = await b.call("POST", `/visits/${id}/enter`, { headers: asOther });
      const mine = entered.body.data.entity;
      const page = browseAcross(a, b, asOther);
      await subscribeTo(page, mine.private_channel);
      const closed = nextEvent(page.connection, "disconnected");
      forgetSession(b.rooms, hashOf(token));
      await closed;
      expect(page.connection.state).toBe("disconnected");
    });

    test("the limit of fifty signals a second is shared by all servers", async () => {
      const from = (await enterCall(a)).body.data.entity.participant_id;
      const to = (await join(b)).body.data.entity.participant_id;
      const body = { from, to, data: { restart: true } };
      const send = () => b.call("POST", `/visits/${id}/signals`, { headers: asPatient, body });
      const counts = Array.from({ length: 49 }, () => a.rooms.bus.count(`signals:${from}`, 120_000)); // a second that lasts
      await Promise.all(counts);
      expect((await send()).status).toBe(204);
      expect(await send()).toMatchObject({ status: 429, body: { retry_after: 1 } });
    });

    test("engine steps are processed by one server, and answers reach their page", async () => {
      const mine = (await enterCall(a)).body.data.entity;
      const channel = await subscribeTo(b.browse(asPatient), mine.private_channel);
      const step = { from: mine.participant_id, to: "engine", data: { ask: true } };
      for (const on of [a, b, a]) {
        const answered = nextEvent(channel, "signal");
        const { status } = await on.call("POST", `/visits/${id}/signals`, { headers: asPatient, body: step });
        expect(status).toBe(204);
        await answered;
      }
      expect(engines.map(({ taken }) => taken.filter((one) => one === mine.participant_id).length)).toEqual([
        3, 0,
      ]);
      await b.call("POST", `/visits/${id}/leave`, { headers: asPatient });
      await vi.waitFor(() => expect(engines[0]?.removed).toContain(mine.participant_id));
    });

    test("a clinic's doctor statement on A is visible on B", async () => {
      await enterCall(b);
      const say = (status: string) =>
        a.call("PUT", `/clinic/doctors/${known.aurora.doctorId}/status`, {
          headers: asClinic,
          body: { status },
        });
      expect((await say("away")).status).toBe(204);
      expect((await look(b)).doctor_status).toBe("away");
      expect((await say("online")).status).toBe(204);
      expect((await look(b)).doctor_status).toBe("online");
    });

    test("a message sent on A is announced and read on B", async () => {
      const thread = await subscribeTo(b.browse(asPatient), `private-t1-appointment-${id}`);
      const notified = nextEvent(thread, "messages.changed");
      const sent = await a.call("POST", `/clinic/appointments/${id}/messages`, {
        headers: asClinic,
        body: { text: "Please have your insurance card at hand.", key: crypto.randomUUID() },
      });
      expect(sent.status).toBe(201);
      await notified;
      const read = await b.call("GET", `/visits/${id}/messages`, { headers: asPatient });
      expect(JSON.stringify(read.body)).toContain("insurance card");
    });

    test("settings changed on A apply on B at once", async () => {
      const stop = await followPageChanges(b.connections.app, {
        onChange: () => {},
        onClinics: b.app.tenants.clearCache,
        report: (error) => failures.push(error),
      });
      const phone = async () => (await b.app.tenants.ofHost("aurora.localhost"))?.settings.clinicPhone;
      expect(await phone()).toBe("+351 210 000 000");
      const forgotten = vi.spyOn(performance, "now").mockReturnValue(performance.now()); // the moment for which clinics are remembered does not end
      try {
        await changeSettings(a, "aurora", { clinicPhone: "+351 210 000 111" });
        await vi.waitFor(async () => expect(await phone()).toBe("+351 210 000 111"));
      } finally {
        forgotten.mockRestore();
        await changeSettings(a, "aurora", {});
        await stop();
      }
    });

    test("without Redis calls ask to retry, all else works, and calls continue when it returns", async () => {
      const mine = (await enterCall(a)).body.data.entity;
      const page = a.browse(asPatient);
      await subscribeTo(page, mine.private_channel);
      await redis.stop();
      const refused = await enterCall(b);
      expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
      expect(refused.headers["retry-after"]).toBe("2");
      const listed = await b.call("GET", "/patients/appointments", { headers: asPatient });
      expect(listed.status).toBe(200);
      expect((await b.call("GET", "/clinic/waiting_room", { headers: asClinic })).status).toBe(200);
      const back = nextEvent(page.connection, "connected");
      await redis.start();
      await vi.waitFor(async () => expect((await enterCall(b)).status).toBe(200), 20_000);
      await back; // messages may have been missed: the page begins anew, and fetches what has changed
      await vi.waitFor(async () => expect(await waitingOn(a)).toContain(id), 20_000);
      expect(failures.map(({ message }) => message)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Redis \(REDIS_URL\) cannot be reached/)]),
      );
    });
  },
);
