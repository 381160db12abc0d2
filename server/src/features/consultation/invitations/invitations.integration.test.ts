import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { makeAppointment, makeInvitation } from "../../../testing/make-appointment.ts";
import { subscribeTo, nextEvent } from "../../../testing/realtime-browser.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

type Headers = Record<string, string>;
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const soon = { start: "2027-03-01T09:30:00Z" };
const interpreter = { name: "Ivo Invited", relationship: "interpreter" };

const as = (token: string): Headers => ({ "x-invitation-token": token });
const invite = (id: number, body: object = interpreter, headers: Headers = asPatient) =>
  clinic.call("POST", `/visits/${id}/invitations`, { headers, body });
const list = async (id: number) =>
  (await clinic.call("GET", `/visits/${id}/invitations`, { headers: asPatient })).body.data.collection;
const knock = (token: string, body: object = {}) =>
  clinic.call("POST", "/invited/knock", { headers: as(token), body });
const enterAs = (token: string) => clinic.call("POST", "/invited/enter", { headers: as(token) });
const look = (token: string) => clinic.call("GET", "/invited/visit", { headers: as(token) });
const people = (token: string) => clinic.call("GET", "/invited/people", { headers: as(token) });
const desk = (id: number, invitation: number, verb: "admit" | "remove", headers: Headers = asClinic) =>
  clinic.call("POST", `/clinic/appointments/${id}/invitations/${invitation}/${verb}`, { headers });
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
const invited = async (id: number) => {
  const { body } = await invite(id);
  return { id: body.data.entity.id as number, token: tokenOf(body.data.entity.url) };
};

test(
  "an invited interpreter waits in the lobby, is admitted by the doctor, and is removed",
  { tags: ["S1.15", "S6.ROLE.03", "S1.14"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const made = await invite(id);
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          entity: {
            ...interpreter,
            relationship_words: "",
            invited_by: "patient",
            standing: "invited",
            expires_at: "2027-03-01T21:50:00.000Z",
            url: expect.stringMatching(/^http:\/\/aurora\.localhost:8080\/guest\/video\/invited_[\w-]{43}$/),
          },
        },
      },
    });
    const { id: invitation, url } = made.body.data.entity;
    const token = tokenOf(url);

    expect((await knock(token)).body.data.entity).toEqual({ is_admitted: false });
    expect(await list(id)).toMatchObject([{ standing: "waiting" }]);
    const waiting = await clinic.call("GET", "/clinic/waiting_guests", { headers: asClinic });
    expect(waiting.body.data.collection).toMatchObject([
      { id: invitation, appointment_id: id, ...interpreter },
    ]);
    expect(clinic.published).toContainEqual({
      channels: [`presence-t1-visit-${id}`, `private-t1-appointment-${id}`],
      event: "people.changed",
      data: { appointment_id: id },
    });
    expect(await enterAs(token)).toMatchObject({ status: 409, body: { reason: "not-admitted" } });

    expect((await desk(id, invitation, "admit")).body.data.entity).toMatchObject({ standing: "admitted" });
    expect((await knock(token)).body.data.entity).toEqual({ is_admitted: true });
    const { channel, participant_id: me, visit } = (await enterAs(token)).body.data.entity;
    expect(visit).toMatchObject({ waiting_since: null, ahead: null });
    const mine = (await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient })).body.data.entity;
    const room = await subscribeTo(clinic.browse(asPatient), mine.channel);
    const joined = nextEvent(room, "pusher:member_added");
    await subscribeTo(clinic.browse(as(token), "/invited/realtime/auth"), channel);
    expect(await joined).toEqual({ id: me, info: { role: "guest", name: "Ivo Invited" } });
    expect(await list(id)).toMatchObject([{ standing: "inside" }]);

    const heard = nextEvent(room, "visit.changed");
    expect((await desk(id, invitation, "remove")).status).toBe(204);
    await heard;
    expect(await list(id)).toEqual([]);
    const signal = { from: me, to: mine.participant_id, data: { restart: true } };
    const refused = await clinic.call("POST", "/invited/signals", { headers: as(token), body: signal });
    expect(refused.status).toBe(401);
    const toThem = { from: mine.participant_id, to: me, data: { restart: true } };
    const unheard = await clinic.call("POST", `/visits/${id}/signals`, { headers: asPatient, body: toThem });
    expect(unheard.status).toBe(404);
    for (const answer of [await look(token), await knock(token), await enterAs(token)])
      expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  },
);

test("a guest's presence never counts as the patient waiting", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { id: invitation, token } = await invited(id);
  await desk(id, invitation, "admit");
  const { channel } = (await enterAs(token)).body.data.entity;
  await subscribeTo(clinic.browse(as(token), "/invited/realtime/auth"), channel);
  const waiting = await clinic.call("GET", "/clinic/waiting_room", { headers: asClinic });
  expect(waiting.body.data.collection).toEqual([]);
  expect(await clinic.call("GET", `/visits/${id}`, { headers: asPatient })).toMatchObject({
    body: { data: { entity: { phase: "before", waiting_since: null } } },
  });
  await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient });
  clinic.clock.setOffset(20_001); // the patient's line never came, and the guest's stands
  const later = await clinic.call("GET", "/clinic/waiting_room", { headers: asClinic });
  expect(later.body.data.collection).toEqual([]);
});

test("an invitation page shows times without names, and an invited guest gets the names on request", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { token } = await invited(id);
  const { body } = await look(token);
  expect(JSON.stringify(body)).not.toMatch(/Patient aurora|Dr aurora|Ivo|cough/);
  expect(body.data.entity).toMatchObject({
    appointment_id: id,
    needs_name: false,
    is_admitted: false,
    status: "accepted",
    join_opens_at: "2027-03-01T08:30:00.000Z",
  });
  expect((await people(token)).body.data.entity).toEqual({
    ...interpreter,
    relationship_words: "",
    patient_name: "Patient aurora",
    doctor: { name: "Dr aurora", specialty: "family-medicine", portrait_url: "/portraits/helena.svg" },
  });
});

test("a guest's token opens no details, files, messages, review, list or payment by any header", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { id: invitation, token } = await invited(id);
  await desk(id, invitation, "admit");
  await enterAs(token);
  const drawings = [
    ["GET", `/patients/appointments/${id}`],
    ["GET", "/guests/appointment"],
    ["GET", "/patients/appointments"],
    ["POST", `/patients/appointments/${id}/review`, { rating: 5, comment: "" }],
    ["POST", `/patients/appointments/${id}/cancel`, { expects_refund: false }],
    ["GET", `/visits/${id}`],
    ["POST", `/visits/${id}/enter`],
    ["GET", `/visits/${id}/invitations`],
    ["POST", `/visits/${id}/invitations`, interpreter],
    ["POST", `/clinic/appointments/${id}/invitations/${invitation}/admit`],
  ] as const;
  for (const [method, path, body] of drawings)
    for (const headers of [
      as(token),
      { "x-guest-token": token },
      { "x-patient-token": token },
      { authorization: `Bearer ${token}` },
    ]) {
      const { status } = await clinic.call(method, path, { headers, body });
      expect([path, Object.keys(headers), status]).toEqual([path, Object.keys(headers), 401]);
    }
  const may = async (channel: string) => {
    const body = { socket_id: "1.2", channel_name: channel };
    return (await clinic.call("POST", "/invited/realtime/auth", { headers: as(token), body })).status;
  };
  expect(await may(`presence-t1-visit-${id}`)).toBe(200);
  const other = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z" });
  for (const channel of [
    `private-t1-appointment-${id}`,
    "private-t1-patient-1",
    "private-t1-clinic",
    `presence-t1-visit-${other}`,
    `presence-t2-visit-${id}`,
  ])
    expect([channel, await may(channel)]).toEqual([channel, 404]);
});

test("a guest who was not admitted enters no channel of the call", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { token } = await invited(id);
  await knock(token);
  const body = { socket_id: "1.2", channel_name: `presence-t1-visit-${id}` };
  const answer = await clinic.call("POST", "/invited/realtime/auth", { headers: as(token), body });
  expect(answer.status).toBe(404);
  expect(await clinic.call("GET", "/invited/state", { headers: as(token) })).toMatchObject({ status: 409 });
});

test("a withdrawn link is void, and another clinic's or appointment's invitation is not found", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const other = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z" });
  const foreign = await makeAppointment(clinic.db, { clinic: "ipe", ...soon });
  const foreignToken = `invited_${"f".repeat(43)}`;
  const theirs = await makeInvitation(clinic.db, foreign, foreignToken, { clinic: "ipe" });
  const { id: invitation, token } = await invited(id);
  const withdraw = (visit: number, one: number, headers: Headers = asPatient) =>
    clinic.call("DELETE", `/visits/${visit}/invitations/${one}`, { headers });

  expect(await look(foreignToken)).toMatchObject({ status: 401 });
  expect(await clinic.call("GET", "/invited/visit", { clinic: "ipe", headers: as(token) })).toMatchObject({
    status: 401,
  });
  expect((await withdraw(other, invitation)).status).toBe(404);
  expect((await withdraw(id, theirs)).status).toBe(404);
  expect((await desk(other, invitation, "admit")).status).toBe(404);
  expect((await desk(foreign, theirs, "admit")).status).toBe(404);
  expect((await invite(foreign)).status).toBe(404);

  expect((await withdraw(id, invitation)).status).toBe(204);
  expect((await withdraw(id, invitation)).status).toBe(404);
  expect((await desk(id, invitation, "admit")).status).toBe(404);
  expect((await look(token)).status).toBe(401);
  expect(await list(id)).toEqual([]);
});

test.each([
  ["2027-03-01T08:29:59.999Z", 409, "visit_not_open"],
  ["2027-03-01T08:30:00.000Z", 200, undefined],
  ["2027-03-01T21:50:00.000Z", 200, undefined],
  ["2027-03-01T21:50:00.001Z", 409, "visit_over"],
])("a guest in the lobby at %s is answered %i", { tags: ["S8.MSG.23"] }, async (now, status, code) => {
  const id = await makeAppointment(clinic.db, soon);
  clinic.clock.set("2027-03-01T07:00:00Z");
  const { id: invitation, token } = await invited(id);
  await desk(id, invitation, "admit");
  clinic.clock.set(now);
  for (const answer of [await knock(token), await enterAs(token)]) {
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
  }
  expect((await people(token)).status).toBe(code === "visit_over" ? 409 : 200);
});

test.each(["canceled", "declined", "finished", "pending_payment"] as const)(
  "an appointment that is %s accepts no invitations",
  async (status) => {
    const id = await makeAppointment(clinic.db, { ...soon, status });
    expect((await invite(id)).status).toBe(409);
  },
);

test("three guests are admitted beside patient and doctor, and the fourth when one leaves", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const guests = [];
  for (let count = 0; count < 6; count += 1) guests.push(await invited(id));
  expect(await invite(id)).toMatchObject({ status: 409, body: { code: "too_many_guests" } });
  const answers = await Promise.all(guests.map((guest) => desk(id, guest.id, "admit")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body?.code === "too_many_guests")).toHaveLength(3);
  const admitted = guests.filter((_guest, index) => answers[index]?.status === 200);
  const other = guests.find((guest) => !admitted.includes(guest));
  await desk(id, admitted[0]?.id ?? 0, "remove");
  expect((await desk(id, other?.id ?? 0, "admit")).status).toBe(200);
});

test("a guest who leaves the lobby is removed at once by the button and soon after closing the page", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const { token } = await invited(id);
  await knock(token);
  await clinic.call("POST", "/invited/leave", { headers: as(token) });
  expect(await list(id)).toMatchObject([{ standing: "invited" }]);
  await knock(token);
  clinic.clock.setOffset(12_001);
  expect(await list(id)).toMatchObject([{ standing: "invited" }]);
});

test("the clinic's invitation is mailed to an address in the patient's language, five times an hour at most", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const path = `/clinic/appointments/${id}/invitations`;
  const body = { ...interpreter, email: " Ivo@Else.example" };
  const inPortuguese = { ...asPatient, "accept-language": "pt" };
  expect((await clinic.call("POST", `/visits/${id}/enter`, { headers: inPortuguese })).status).toBe(200);
  const ask = () => clinic.call("POST", path, { headers: asClinic, body });
  const made = await ask();
  const { url } = made.body.data.entity;
  expect(made).toMatchObject({ status: 201, body: { data: { entity: { name: "Ivo Invited" } } } });
  const mails = () => withTenant(clinic.db, 1, (tx) => tx.selectFrom("mails").selectAll().execute());
  expect(await mails()).toMatchObject([
    {
      recipient: "ivo@else.example",
      patient_id: null,
      appointment_id: id,
      subject: "Clinic aurora: convite para uma videochamada",
      body: expect.stringContaining(url),
    },
  ]);
  for (let more = 0; more < 4; more += 1) expect((await ask()).status).toBe(201);
  expect(await ask()).toMatchObject({ status: 429, body: { code: "too_many_mails" } });
  expect(await mails()).toHaveLength(5);
  expect(await list(id)).toHaveLength(5); // the sixth is not made without its mail
  expect((await invite(id, body)).status).toBe(400);
});

test("a doctor's token can invite; unknown relationships are refused, and free text needs `other`", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const path = `/clinic/appointments/${id}/invitations`;
  const body = { name: "Nurse Nia", relationship: "other", relationship_words: "district nurse" };
  expect((await clinic.call("POST", path, { headers: asClinic, body })).body.data.entity).toMatchObject({
    ...body,
    invited_by: "clinic",
  });
  expect(await list(id)).toMatchObject([{ name: "Nurse Nia", invited_by: "clinic" }]); // so the patient knows
  expect(
    (await invite(id, { ...interpreter, relationship_words: "left over" })).body.data.entity,
  ).toMatchObject({ relationship_words: "" });
  for (const wrong of [
    { name: "", relationship: "mother" },
    { name: "A", relationship: "boss" },
    { ...interpreter, role: "doctor" },
  ])
    expect((await invite(id, wrong)).status).toBe(400);
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action"]).where("action", "like", "invitation.%").execute(),
  );
  expect(rows).toEqual([
    { actor: "clinic/test", action: "invitation.make" },
    { actor: "patient/1", action: "invitation.make" },
  ]);
});
