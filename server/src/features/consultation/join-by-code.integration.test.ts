import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const soon = { start: "2027-03-01T09:30:00Z" };
const guestToken = "guest-token-0000000000000000000000";
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };

const codeOf = (id: number, tenant = 1) =>
  withTenant(clinic.db, tenant, async (tx) => {
    const row = await tx.selectFrom("appointments").select("code").where("id", "=", id).executeTakeFirst();
    return row?.code ?? "";
  });
const join = async (code: string, headers: Record<string, string> = {}, remoteAddress = "10.0.0.1") => {
  const answer = await clinic.app.inject({
    method: "POST",
    url: "/api/join",
    headers: { host: "aurora.localhost", ...headers },
    payload: { code },
    remoteAddress,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json(), text: answer.body };
};
const wrongCodes = Array.from({ length: 60 }, (_, index) => `ZZZZZZ${String(index).padStart(2, "0")}`);

test(
  "a code in any notation leads a signed-in patient to their appointment, also before its time",
  { tags: ["S1.13", "D.90"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const code = await codeOf(id);
    const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
    clinic.clock.set("2027-03-01T07:00:00Z");
    expect((await join(typed, asPatient)).body.data.entity).toMatchObject({
      leads_to: `/client/video/${id}`,
    });
  },
);

test(
  "a code leads the booking guest's browser to its own link with all rights",
  { tags: ["D.69"] },
  async () => {
    const id = await makeAppointment(clinic.db, { ...soon, guestToken });
    const { body } = await join(await codeOf(id), { "x-guest-token": guestToken });
    expect(body.data.entity.leads_to).toBe(`/guest/video/${guestToken}`);
  },
);

test(
  "a code lets anybody else wait in the lobby under a name until the doctor admits them",
  { tags: ["S1.13", "D.90"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const answer = await join(await codeOf(id));
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).not.toMatch(/Patient|Dr aurora|cough/);
    const token: string = answer.body.data.entity.leads_to.split("/").at(-1);
    const headers = { "x-invitation-token": token };
    const call = (method: "GET" | "POST", path: string, body?: object) =>
      clinic.call(method, path, { headers, body });
    expect((await call("GET", "/invited/visit")).body.data.entity).toMatchObject({ needs_name: true });
    expect((await call("GET", "/invited/people")).body.data.entity).toMatchObject({
      patient_name: null,
      doctor: null,
    });
    expect(await call("POST", "/invited/knock", {})).toMatchObject({
      status: 400,
      body: { fields: [{ path: "body.name" }] },
    });
    await call("POST", "/invited/knock", { name: "Cora Code" });
    await call("POST", "/invited/knock", { name: "Somebody Else" });
    const waiting = await clinic.call("GET", "/clinic/waiting_guests", { headers: asClinic });
    expect(waiting.body.data.collection).toMatchObject([
      { appointment_id: id, name: "Cora Code", invited_by: "code", relationship: null },
    ]);
    const [{ id: invitation }] = waiting.body.data.collection;
    await clinic.call("POST", `/clinic/appointments/${id}/invitations/${invitation}/admit`, {
      headers: asClinic,
    });
    expect((await call("POST", "/invited/enter")).status).toBe(200);
    expect((await call("GET", "/invited/people")).body.data.entity).toMatchObject({
      patient_name: "Patient aurora",
    });
  },
);

test(
  "a code tells only when the room opens before its time, and afterwards that it is over",
  { tags: ["D.90"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const code = await codeOf(id);
    clinic.clock.set("2027-03-01T08:29:59.999Z");
    expect((await join(code)).body).toEqual({
      data: {
        entity: { leads_to: null, opens_at: "2027-03-01T08:30:00.000Z", time_zone: "Europe/Lisbon" },
      },
    });
    clinic.clock.set("2027-03-01T21:50:00.001Z");
    const over = await join(code);
    expect(over).toMatchObject({ status: 409, body: { code: "visit_over" } });
    expect(over.body.reason).toBeUndefined();
  },
);

test("the code of a past appointment leads its patient and guest to its page", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const code = await codeOf(id);
  clinic.clock.set("2027-03-01T21:50:00.001Z");
  expect((await join(code, asPatient)).body.data.entity.leads_to).toBe(`/appointments/${id}`);
  const canceled = await makeAppointment(clinic.db, { start: "2027-03-02T09:30:00Z", status: "canceled" });
  expect((await join(await codeOf(canceled), asPatient)).body.data.entity.leads_to).toBe(
    `/appointments/${canceled}`,
  );
  const guests = await makeAppointment(clinic.db, {
    start: "2027-03-01T20:00:00Z",
    status: "finished",
    guestToken,
  });
  const led = await join(await codeOf(guests), { "x-guest-token": guestToken });
  expect(led.body.data.entity.leads_to).toBe(`/appointments/${guests}`);
});

test(
  "unknown, foreign, unpaid and non-video codes get the same answer",
  { tags: ["S5.FIELD.03", "D.90"] },
  async () => {
    const foreign = await makeAppointment(clinic.db, { clinic: "ipe", ...soon });
    const onSite = await makeAppointment(clinic.db, { ...soon, serviceType: "on_site" });
    const unpaid = await makeAppointment(clinic.db, {
      start: "2027-03-01T10:30:00Z",
      status: "payment_failed",
    });
    const codes = ["ZZZZZZZZ", await codeOf(foreign, 2), await codeOf(onSite), await codeOf(unpaid)];
    const answers = await Promise.all(codes.map((code) => join(code)));
    expect(new Set(answers.map(({ text, status }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 404,
      body: { code: "appointment_code_invalid", title: "Invalid appointment code." },
    });
  },
);

test(
  "an address is delayed with a retry time after five wrong codes, until the next hour",
  { tags: ["D.90"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const code = await codeOf(id);
    const answers = await Promise.all(wrongCodes.slice(0, 12).map((wrong) => join(wrong)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    clinic.clock.setOffset(600_000);
    const refused = await join(code);
    expect(refused).toMatchObject({
      status: 429,
      headers: { "retry-after": "3000" },
      body: { detail: "Wait 50 minutes, then try again." },
    });
    expect((await join(code, {}, "10.0.0.2")).status, "another address is not held up").toBe(200);
    expect((await join(code, asPatient)).status, "nor the patient whose visit it is").toBe(200);
    clinic.clock.setOffset(3_000_000);
    expect((await join(code)).status).toBe(200);
  },
);

test("right and malformed codes do not count as wrong tries", { tags: ["D.90"] }, async () => {
  const id = await makeAppointment(clinic.db, soon);
  const code = await codeOf(id);
  for (const typed of ["", "K7QM", code, code, code, code, code, code]) await join(typed);
  expect((await join(code)).status).toBe(200);
});

test(
  "sixty wrong codes from sixty addresses block nobody else of the clinic",
  { tags: ["D.90"] },
  async () => {
    const code = await codeOf(await makeAppointment(clinic.db, soon));
    for (const [index, wrong] of wrongCodes.entries())
      expect((await join(wrong, {}, `10.1.0.${index}`)).status).toBe(404);
    expect((await join(code, {}, "10.2.0.1")).status).toBe(200);
  },
);

test("a code opens its appointment thirty times an hour, independently of other codes", async () => {
  const code = await codeOf(await makeAppointment(clinic.db, soon));
  const other = await codeOf(await makeAppointment(clinic.db, { start: "2027-03-01T09:50:00Z" }));
  for (let count = 0; count < 30; count += 1)
    expect((await join(code, {}, `10.4.0.${count}`)).status).toBe(200);
  expect((await join(code, {}, "10.5.0.1")).status).toBe(429);
  expect((await join(other, {}, "10.5.0.1")).status).toBe(200);
  expect((await join(code, asPatient)).status, "the patient whose appointment it is").toBe(200);
});

test("only the latest ten guests who joined by code and were never admitted are kept", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const code = await codeOf(id);
  for (let count = 0; count < 12; count += 1) await join(code, {}, `10.3.0.${count}`);
  const { body } = await clinic.call("GET", `/visits/${id}/invitations`, { headers: asPatient });
  expect(body.data.collection).toHaveLength(10);
});

const shortDomain = "s.localhost";
const invite = async (id: number) => {
  const body = { name: "Ivo Invited", relationship: "interpreter" };
  const answer = await clinic.call("POST", `/visits/${id}/invitations`, { headers: asPatient, body });
  return new URL(answer.body.data.entity.url);
};
const follow = async (host: string, path: string, method: "GET" | "HEAD" | "POST" = "GET") => {
  const { statusCode, headers } = await clinic.app.inject({ method, url: path, headers: { host } });
  return { status: statusCode, location: headers.location, cache: headers["cache-control"] };
};

test(
  "an invitation's short link redirects to the full one every time",
  { tags: ["D.25", "G.12", "S3.SET.urlShortenerDomain"] },
  async () => {
    await changeSettings(clinic, "aurora", { urlShortenerDomain: shortDomain });
    const link = await invite(await makeAppointment(clinic.db, soon));
    expect(link.href).toMatch(/^http:\/\/s\.localhost:8080\/[a-z0-9]{16}$/);
    for (const method of ["HEAD", "GET", "GET"] as const) {
      const { status, location, cache } = await follow(link.host, link.pathname, method);
      expect({ status, cache }).toEqual({ status: 302, cache: "no-store" });
      const full = new URL(String(location));
      expect(full.origin).toBe("http://aurora.localhost:8080");
      const token = full.pathname.split("/").at(-1) ?? "";
      const seen = await clinic.call("GET", "/invited/visit", { headers: { "x-invitation-token": token } });
      expect(seen.status).toBe(200);
    }
  },
);

test(
  "a short link is void on another host or with another code, and shows a page after a domain change",
  { tags: ["D.25"] },
  async () => {
    await changeSettings(clinic, "aurora", { urlShortenerDomain: shortDomain });
    const link = await invite(await makeAppointment(clinic.db, soon));
    const other = `/${"0".repeat(16)}`;
    for (const [host, path] of [
      ["t.localhost", link.pathname],
      [shortDomain, other],
      [shortDomain, `${link.pathname}x`],
      ["ipe.localhost", link.pathname],
    ] as const)
      expect([host, path, (await follow(host, path)).location]).toEqual([host, path, undefined]);
    expect((await follow(shortDomain, other)).status).toBe(404);

    clinic.clock.set("2027-03-31T21:50:00.000Z");
    expect((await follow(shortDomain, link.pathname)).location).toBe(
      "http://aurora.localhost:8080/guest/video/ended",
    );
    clinic.clock.set("2027-03-01T09:00:00.000Z");
    await changeSettings(clinic, "aurora", { urlShortenerDomain: "new.localhost" });
    expect(await follow(shortDomain, link.pathname)).toMatchObject({ status: 404, location: undefined });
  },
);

test("the stored short links open nothing by themselves", { tags: ["D.25"] }, async () => {
  await changeSettings(clinic, "aurora", { urlShortenerDomain: shortDomain });
  await invite(await makeAppointment(clinic.db, soon));
  const rows = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("short_links").selectAll().execute());
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed_path.toString("latin1")).not.toContain("invited_");
  await expect(
    withTenant(clinic.db, 2, (tx) => tx.selectFrom("short_links").selectAll().execute()),
  ).resolves.toEqual([]);
});
