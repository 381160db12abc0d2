import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onProductEvent } from "../../platform/observe/happenings.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { subscribeTo, nextEvent } from "../../testing/realtime-browser.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const guestToken = "guest-token-0000000000000000000000";
const soon = { start: "2027-03-01T09:30:00Z" };

const visit = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("GET", `/visits/${id}`, { headers });
const enterCall = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/visits/${id}/enter`, { headers });
const leave = (id: number) => clinic.call("POST", `/visits/${id}/leave`, { headers: asPatient });
const join = (id: number) => clinic.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
const signal = (id: number, body: object, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/visits/${id}/signals`, { headers, body });
const waiting = async () => {
  const { body } = await clinic.call("GET", "/clinic/waiting_room", { headers: asClinic });
  return body.data.collection;
};

test.each([
  ["2027-03-01T08:29:59.999Z", 409, "visit_not_open", "too-early"],
  ["2027-03-01T08:30:00.000Z", 200, undefined, undefined],
  ["2027-03-01T21:50:00.000Z", 200, undefined, undefined],
  ["2027-03-01T21:50:00.001Z", 409, "visit_over", "over"],
])(
  "the room at %s answers %i",
  { tags: ["S4.VALID.01", "S4.VALID.02", "S4.VALID.04", "S9.CONST.09", "S9.CONST.10", "D.73"] },
  async (now, status, code, reason) => {
    const id = await makeAppointment(clinic.db, soon);
    clinic.clock.set(now);
    const answer = await enterCall(id);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(code === undefined ? {} : { code, reason });
  },
);

test.each([
  ["pending_payment", "visit_not_open"],
  ["payment_failed", "visit_not_open"],
  ["canceled", "visit_over"],
  ["declined", "visit_over"],
  ["no_show", "visit_over"],
  ["finished", "visit_over"],
] as const)("an appointment that is %s cannot be joined", { tags: ["D.89"] }, async (status, code) => {
  const id = await makeAppointment(clinic.db, { ...soon, status });
  expect(await enterCall(id)).toMatchObject({ status: 409, body: { code } });
  expect((await visit(id)).body.data.entity.waiting_since).toBeNull();
});

test("an in-person appointment has no video room", { tags: ["S4.VALID.05"] }, async () => {
  const id = await makeAppointment(clinic.db, { ...soon, serviceType: "on_site" });
  expect(await enterCall(id)).toMatchObject({
    status: 409,
    body: { code: "visit_not_open", reason: "not-remote" },
  });
});

test("the place in the waiting room survives a reload and a server restart", async () => {
  const id = await makeAppointment(clinic.db, soon);
  expect((await visit(id)).body.data.entity).toMatchObject({ phase: "before", ahead: null });
  const first = (await enterCall(id)).body.data.entity;
  expect(first.visit).toMatchObject({
    phase: "waiting",
    waiting_since: "2027-03-01T09:00:00.000Z",
    ahead: 0,
  });
  clinic.clock.setOffset(60_000);
  const reloaded = (await enterCall(id)).body.data.entity;
  await clinic.restart();
  clinic.clock.setOffset(60_000);
  const restarted = (await enterCall(id)).body.data.entity;
  expect(restarted.visit.waiting_since).toBe("2027-03-01T09:00:00.000Z");
  expect(new Set([first, reloaded, restarted].map((one) => one.participant_id)).size).toBe(3);
});

test("a participant who enters gets their own channels and relay credentials", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { body } = await enterCall(id);
  const { participant_id: me } = body.data.entity;
  expect(body.data.entity).toMatchObject({
    channel: `presence-t1-visit-${id}`,
    private_channel: `private-t1-participant-${me}`,
    ice_servers: [{ urls: ["turn:relay.example"], username: me, credential: "secret" }],
  });
  expect(clinic.published).toEqual(
    expect.arrayContaining([
      { channels: ["private-t1-clinic"], event: "waiting_room.changed", data: {} },
      { channels: [`presence-t1-visit-${id}`], event: "visit.changed", data: { appointment_id: id } },
    ]),
  );
});

test("a second page takes over, and the first is notified and cannot take over automatically", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const enterBy = (page: string) =>
    clinic.call("POST", `/visits/${id}/enter?page=${page}`, { headers: asPatient });
  await enterBy("one");
  const first = (await enterBy("one")).body.data.entity; // its own earlier entry is no other page's
  const channel = await subscribeTo(clinic.browse(asPatient), first.private_channel);
  const reported = nextEvent(channel, "visit.taken_over");
  const second = (await enterBy("two")).body.data.entity;
  expect(await reported).toEqual({});
  const doctor = (await join(id)).body.data.entity.participant_id;
  const data = { restart: true };
  expect((await signal(id, { from: first.participant_id, to: doctor, data })).body.code).toBe(
    "visit_not_open",
  );
  expect((await signal(id, { from: second.participant_id, to: doctor, data })).status).toBe(204);
  expect(await enterBy("one")).toMatchObject({
    status: 409,
    body: { code: "visit_not_open", reason: "taken-over" },
  });
  expect((await enterBy("two")).status).toBe(200);
  expect((await enterBy("one-by-a-tap")).status).toBe(200);
});

test(
  "the sixth participant is refused, and the patient's own reload is not counted twice",
  { tags: ["S1.18"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const { channel } = (await enterCall(id)).body.data.entity;
    await subscribeTo(clinic.browse(asPatient), channel);
    const here = vi.spyOn(clinic.rooms.realtime, "membersOf");
    const mine = await clinic.rooms.realtime.membersOf(channel);
    here.mockResolvedValue([...mine, "d_1", "g_1", "g_2", "g_3"]);
    expect((await enterCall(id)).status).toBe(200);
    here.mockResolvedValue(["d_1", "g_1", "g_2", "g_3", "g_4"]);
    expect(await enterCall(id)).toMatchObject({ status: 409, body: { code: "visit_full" } });
    here.mockResolvedValue(["g_1", "g_2", "g_3", "g_4"]);
    expect((await enterCall(id)).body.code).toBe("visit_full");
    here.mockRestore();
  },
);

test(
  "relay credentials last two hours and are renewed for participants only",
  { tags: ["S1.18"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const mine = (await enterCall(id)).body.data.entity;
    expect(mine.ice_servers_expire_at).toBe("2027-03-01T11:00:00.000Z");
    const renew = (participant: string, headers: Record<string, string> = asPatient) =>
      clinic.call("GET", `/visits/${id}/ice_servers?participant_id=${participant}`, { headers });
    clinic.clock.setOffset(90 * 60_000);
    expect((await renew(mine.participant_id)).body.data.entity).toEqual({
      ice_servers: [{ urls: ["turn:relay.example"], username: mine.participant_id, credential: "secret" }],
      ice_servers_expire_at: "2027-03-01T12:30:00.000Z",
    });
    const doctor = (await join(id)).body.data.entity;
    expect(doctor.ice_servers_expire_at > "2027-03-02T00:00:00.000Z").toBe(true);
    expect((await renew(doctor.participant_id)).body).toMatchObject({
      code: "visit_not_open",
      reason: "not-entered",
    });
    const token = "other-token-00000000000000000000";
    await makePatient(clinic.db, "Rui Other", token, clinic.clock.now());
    expect((await renew(mine.participant_id, { "x-patient-token": token })).status).toBe(404);
  },
);

test("waiting patients see how many of the doctor's patients are before them", async () => {
  const mine = await makeAppointment(clinic.db, soon);
  const token = "other-token-00000000000000000000";
  const other = await makePatient(clinic.db, "Rui Other", token, clinic.clock.now());
  const theirs = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", patientId: other });
  await enterCall(theirs, { "x-patient-token": token });
  clinic.clock.setOffset(1_000);
  expect((await enterCall(mine)).body.data.entity.visit.ahead).toBe(1);
  expect((await waiting()).map((one: { appointment_id: number }) => one.appointment_id)).toEqual([
    theirs,
    mine,
  ]);
  await join(theirs);
  expect((await visit(mine)).body.data.entity.ahead).toBe(0);
});

test(
  "a closed page leaves the waiting list after twenty seconds and can return to its place",
  { tags: ["S7.TP.03", "S7.TP.06"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const { channel } = (await enterCall(id)).body.data.entity;
    const page = clinic.browse(asPatient);
    await subscribeTo(page, channel);
    clinic.clock.setOffset(120_000);
    expect(await waiting()).toHaveLength(1);

    page.disconnect();
    await vi.waitFor(async () => expect(await clinic.rooms.realtime.membersOf(channel)).toEqual([]));
    clinic.clock.setOffset(20_000);
    expect(await waiting()).toHaveLength(1);
    clinic.clock.setOffset(1);
    expect(await waiting()).toEqual([]);
    expect((await visit(id)).body.data.entity).toMatchObject({ phase: "before", ahead: null });

    await enterCall(id);
    expect(await waiting()).toMatchObject([
      { waiting_since: "2027-03-01T09:00:00.000Z", patient_name: "Patient aurora" },
    ]);
  },
);

test("a participant without a connection is removed from the waiting list", async () => {
  await enterCall(await makeAppointment(clinic.db, soon));
  expect(await waiting()).toHaveLength(1);
  clinic.clock.setOffset(20_001);
  expect(await waiting()).toEqual([]);
});

test("leaving by the button removes the patient at once and keeps the place for a return", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { channel } = (await enterCall(id)).body.data.entity;
  await subscribeTo(clinic.browse(asPatient), channel);
  expect((await leave(id)).status).toBe(204);
  expect(await waiting()).toEqual([]);
  await enterCall(id);
  expect(await waiting()).toHaveLength(1);
});

test("doctor and patient see each other by role and name", { tags: ["S7.TP.06"] }, async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { channel, participant_id: me } = (await enterCall(id)).body.data.entity;
  const room = await subscribeTo(clinic.browse(asPatient), channel);
  const joined = nextEvent(room, "pusher:member_added");
  const { participant_id: doctor } = (await join(id)).body.data.entity;
  const theirs = await subscribeTo(clinic.browse(asClinic, "/clinic/realtime/auth"), channel);
  expect(await joined).toEqual({ id: doctor, info: { role: "doctor", name: "Dr aurora" } });
  expect((theirs as unknown as { members: { get: (id: string) => unknown } }).members.get(me)).toEqual({
    id: me,
    info: { role: "patient", name: "Patient aurora" },
  });
});

test(
  "a signal reaches only the other participant, without the database",
  { tags: ["S7.TP.05"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const mine = (await enterCall(id)).body.data.entity;
    const doctors = (await join(id)).body.data.entity;
    const channel = await subscribeTo(
      clinic.browse(asClinic, "/clinic/realtime/auth"),
      doctors.private_channel,
    );
    const heard = nextEvent(channel, "signal");
    const requested = vi.spyOn(clinic.db, "transaction");
    const data = { description: { type: "offer", sdp: "v=0" } };
    const sent = await signal(id, { from: mine.participant_id, to: doctors.participant_id, data });
    expect(sent.status).toBe(204);
    expect(requested).not.toHaveBeenCalled();
    expect(await heard).toEqual({ from: mine.participant_id, data });
    requested.mockRestore();

    const back = await clinic.call("POST", `/clinic/appointments/${id}/signals`, {
      headers: asClinic,
      body: { from: doctors.participant_id, to: mine.participant_id, data: { restart: true } },
    });
    expect(back.status).toBe(204);
  },
);

test("a signal is refused as another sender, to another appointment, or after leaving, log-out or end", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const other = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
  const mine = (await enterCall(id)).body.data.entity.participant_id;
  const guest = (await enterCall(other, { "x-guest-token": guestToken })).body.data.entity.participant_id;
  const doctor = (await join(id)).body.data.entity.participant_id;
  const data = { restart: true };
  expect((await signal(id, { from: doctor, to: mine, data })).body.code).toBe("visit_not_open");
  expect((await signal(id, { from: guest, to: doctor, data })).body.code).toBe("visit_not_open");
  expect((await signal(id, { from: mine, to: guest, data })).status).toBe(404);
  expect((await signal(other, { from: mine, to: guest, data })).status).toBe(404);
  expect((await signal(id, { from: mine, to: doctor, data: { sdp: "x".repeat(11_000) } })).body.code).toBe(
    "payload_too_large",
  );
  await leave(id);
  expect((await signal(id, { from: mine, to: doctor, data })).body).toMatchObject({
    code: "visit_not_open",
    reason: "not-entered",
  });
  const again = (await enterCall(id)).body.data.entity.participant_id;
  await clinic.call("POST", "/patients/auth/logout", { headers: asPatient });
  expect((await signal(id, { from: again, to: doctor, data })).status).toBe(401);
});

test(
  "an arbitrary signal reaches the named participant or nobody, without an error",
  { tags: ["S1.18"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const other = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
    const mine = (await enterCall(id)).body.data.entity.participant_id;
    const doctor = (await join(id)).body.data.entity.participant_id;
    const stranger = (await enterCall(other, { "x-guest-token": guestToken })).body.data.entity
      .participant_id;
    clinic.published.length = 0;
    const someone = fc.oneof(
      fc.constantFrom(mine, doctor, stranger, "", "p_", `${doctor}x`),
      fc.string({ maxLength: 70 }),
    );
    const anySignal = fc.record(
      { from: someone, to: someone, data: fc.oneof(fc.object({ maxDepth: 2 }), fc.anything()) },
      { requiredKeys: [] },
    );
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(anySignal, async (body) => {
        const { status } = await signal(id, body);
        passed += status === 204 ? 1 : 0;
        expect([204, 400, 404, 409, 413, 422, 429]).toContain(status);
      }),
      { numRuns: 150 },
    );
    const sent = clinic.published.filter(({ event }) => event === "signal");
    expect(sent).toHaveLength(passed);
    const own = [mine, doctor].map((participant) => `private-t1-participant-${participant}`);
    for (const { channels, data } of sent) {
      expect(own).toEqual(expect.arrayContaining([...channels]));
      expect(data).toMatchObject({ from: mine });
    }
  },
);

test("more than fifty signals in a second are refused", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const from = (await enterCall(id)).body.data.entity.participant_id;
  const to = (await join(id)).body.data.entity.participant_id;
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => signal(id, { from, to, data: { restart: true } })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(100);
  expect(refused[0]?.headers["retry-after"]).toBe("1");
});

test("a call quality report is counted by quality and transport and forwarded to nobody", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const from = (await enterCall(id)).body.data.entity.participant_id;
  const doctor = (await join(id)).body.data.entity.participant_id;
  const counted: unknown[] = [];
  const stop = onProductEvent((...[what, detail]) => void (what === "call-quality" && counted.push(detail)));
  const report = (data: unknown, sender = from) => signal(id, { from: sender, to: "server", data });
  for (const wrong of [
    {},
    { quality: 5, route: null },
    { quality: 3 },
    { quality: 3, route: "10.0.0.1" },
    { quality: 3, route: null, name: "Ines" },
  ])
    expect((await report(wrong)).status).toBe(404);
  expect((await report({ quality: 1, route: "relay" }, doctor)).body.code).toBe("visit_not_open");
  expect(counted).toEqual([]);
  expect((await report({ quality: 1, route: "relay" })).status).toBe(204);
  const again = await report({ quality: 4, route: "direct" });
  expect([again.status, again.headers["retry-after"]]).toEqual([429, "15"]);
  stop();
  expect(counted).toEqual([{ quality: "bad", route: "relay", video: "mesh" }]);
});

test(
  "an expired guest link is reported as expired, and an unknown one is not",
  { tags: ["S8.MSG.23", "S8.MSG.24"] },
  async () => {
    const id = await makeAppointment(clinic.db, { ...soon, guestToken });
    const as = (token: string) => ({ "x-guest-token": token });
    clinic.clock.set("2027-03-01T21:50:00.001Z");
    const past = await enterCall(id, as(guestToken));
    expect(past.status).toBe(401);
    expect(past.body).toMatchObject({ code: "unauthenticated", reason: "over" });
    const unknown = await enterCall(id, as("another-token-0000000000000000000"));
    expect(unknown.status).toBe(401);
    expect(unknown.body.reason).toBeUndefined();
  },
);

test(
  "channels are authorised for the own clinic, person, appointment, call and participant only",
  { tags: ["S7.TP.05", "S7.TP.06", "S7.TP.08"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const guests = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
    const asGuest = { "x-guest-token": guestToken };
    const me = (await enterCall(id)).body.data.entity.participant_id;
    const guest = (await enterCall(guests, asGuest)).body.data.entity.participant_id;
    const may = async (channel: string, headers: Record<string, string>, path = "/realtime/auth") => {
      const body = { socket_id: "1.2", channel_name: channel };
      return (await clinic.call("POST", path, { headers, body })).status;
    };
    const own = [
      "private-t1-patient-1",
      `private-t1-appointment-${id}`,
      `presence-t1-visit-${id}`,
      `private-t1-participant-${me}`,
    ];
    const ofGuest = [
      `private-t1-appointment-${guests}`,
      `presence-t1-visit-${guests}`,
      `private-t1-participant-${guest}`,
    ];
    const ofNobody = [
      "private-t1-patient-2",
      "private-t2-patient-1",
      `private-t2-appointment-${id}`,
      `presence-t2-visit-${id}`,
      `private-t2-participant-${me}`,
      "private-t1-participant-p_00000000000000000000",
      "presence-t1-visit-99",
      "private-t1-clinic",
      "private-everything",
    ];
    for (const channel of own) expect([channel, await may(channel, asPatient)]).toEqual([channel, 200]);
    for (const channel of ofGuest) expect([channel, await may(channel, asGuest)]).toEqual([channel, 200]);
    for (const channel of [...ofNobody, ...ofGuest])
      expect([channel, await may(channel, asPatient)]).toEqual([channel, 404]);
    for (const channel of [...ofNobody, ...own])
      expect([channel, await may(channel, asGuest)]).toEqual([channel, 404]);
    expect(await may("private-t1-patient-1", {})).toBe(401);

    const asProgram = (channel: string) => may(channel, asClinic, "/clinic/realtime/auth");
    expect(await asProgram("private-t1-clinic")).toBe(200);
    for (const channel of ["private-t2-clinic", ...own, ...ofGuest])
      expect([channel, await asProgram(channel)]).toEqual([channel, 404]);
    await join(id);
    expect(await asProgram(`presence-t1-visit-${id}`)).toBe(200);
  },
);

test.each([
  [{ socket_id: "1.2" }],
  [{ socket_id: "12", channel_name: "private-t1-patient-1" }],
  [{ socket_id: "1.2", channel_name: "private-t1-patient-1", extra: "1" }],
])("the authorisation request %j is refused", { tags: ["S7.TP.08"] }, async (body) => {
  const answer = await clinic.call("POST", "/realtime/auth", { headers: asPatient, body });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test(
  "each of a clinic's two programs appears as the participant of its channel",
  { tags: ["S7.TP.06"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const first = (await join(id)).body.data.entity;
    const second = (await join(id)).body.data.entity;
    const program = clinic.browse(asClinic, "/clinic/realtime/auth");
    await subscribeTo(program, first.private_channel);
    await subscribeTo(program, first.channel);
    expect(await clinic.rooms.realtime.membersOf(first.channel)).toEqual([first.participant_id]);
    await subscribeTo(clinic.browse(asClinic, "/clinic/realtime/auth"), second.channel);
    expect(await clinic.rooms.realtime.membersOf(first.channel)).toEqual([
      first.participant_id,
      second.participant_id,
    ]);
  },
);
