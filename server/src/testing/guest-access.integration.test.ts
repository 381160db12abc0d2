import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../platform/database/database.ts";
import { queueAppointmentMail } from "../shared/mail/appointment-mail.ts";
import { login, openAccessClinic, tokenIn, type AccessClinic } from "./access-clinic.ts";
import { makeInvitation } from "./make-appointment.ts";
import { standInPayments } from "./stand-in-payments.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { appointmentRoutes } from "../features/appointments/appointment-routes.ts";
import { bookingRoutes } from "../features/booking/booking-routes.ts";
import { guestAccessRoutes } from "../features/account/guest-access/guest-access-routes.ts";

let clinic: AccessClinic;
beforeEach(async () => {
  const hints = { appointmentChanged: async () => {} };
  clinic = await openAccessClinic((services) => {
    guestAccessRoutes(services, hints);
    appointmentRoutes({ services, hints });
    bookingRoutes({ services, hints, payments: standInPayments() });
  }); // Monday 1 March 2027, nine in Lisbon
  await changeSettings(clinic, "aurora", { patientsPayments: false, patientsCancelAppointment: true });
});
afterEach(() => clinic.close());

const email = "ana@example.org";
const guest = { name: "Ana Guest", birthdate: "1991-02-03", sex: "female", email, terms_accepted: true };

type Booked = { id: number; token: string };

/** Books as a guest at this time; nothing is to be paid. */
async function book(
  time = "10:00",
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Booked> {
  const { status, body } = await clinic.call("POST", "/guests/appointments", {
    body: {
      doctor_id: 1,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: `2027-03-01T${time}:00.000Z`,
      symptoms: "A cough",
      ...guest,
      ...changes,
    },
    headers,
  });
  expect(status).toBe(201);
  return { id: body.data.entity.id, token: body.data.guest_token };
}

/** The tokens of the personal links in the mails to the guest, the latest mail last: of its text and of its calendar entry. */
async function mailedTokens(to = email): Promise<{ text: string; calendar: string }[]> {
  const mails = await clinic.inClinic((tx) =>
    tx.selectFrom("mails").select(["body", "calendar"]).where("recipient", "=", to).orderBy("id").execute(),
  );
  const tokenOf = (text: string | null) =>
    /guest_token=([\w-]+)/.exec((text ?? "").replaceAll("\r\n ", ""))?.[1] ?? "";
  return mails.map(({ body, calendar }) => ({ text: tokenOf(body), calendar: tokenOf(calendar) }));
}

const exchange = (token: string) => clinic.call("POST", "/guests/sessions", { body: { token } });
const renew = (token: string, address?: string) =>
  clinic.call("POST", "/guests/links", { body: { token }, ...(address ? { address } : {}) });
const see = (id: number, token: string) =>
  clinic.call("GET", `/patients/appointments/${id}`, { headers: { "x-guest-token": token } });

/** Signs up, confirms the address and signs in. Gives the session's token. */
async function signUp(name = guest.name, address = email): Promise<string> {
  const password = "sete gatos no telhado";
  await clinic.call("POST", "/patients/auth/sign_up", {
    body: { name, email: address, password, terms_accepted: true, terms_version: "1" },
  });
  const mail = (await clinic.runJobs()).findLast(({ body }) => body.includes("confirmation_token"));
  const token = tokenIn(mail, "confirmation_token");
  const confirmed = await clinic.call("POST", "/patients/auth/sign_up/confirm", { body: { token } });
  expect(confirmed.status).toBe(200);
  const entered = await clinic.call("POST", "/patients/auth/login", { body: { login: address, password } });
  return entered.body.data.entity.token;
}

async function listed(session: string): Promise<number[]> {
  const { body } = await clinic.call("GET", "/patients/appointments", {
    headers: { "x-patient-token": session },
  });
  return body.data.collection.map(({ id }: { id: number }) => id);
}

test("confirmation mail and calendar entry each carry a personal link that works once", async () => {
  const { id, token: bookingToken } = await book();
  const [mail] = await mailedTokens();
  expect(mail?.text).not.toBe("");
  expect(mail?.calendar).not.toBe(mail?.text);
  for (const token of [mail?.text ?? "", mail?.calendar ?? ""]) {
    const opened = await exchange(token);
    expect(opened).toMatchObject({ status: 201, body: { data: { entity: { appointment_id: id } } } });
    expect((await see(id, opened.body.data.entity.guest_token)).status).toBe(200);
    expect(await exchange(token)).toMatchObject({ status: 410, body: { code: "link_not_valid" } });
  }
  expect((await see(id, bookingToken)).status).toBe(200);
});

test("a personal link opens for one of twenty simultaneous devices", async () => {
  await book();
  const [mail] = await mailedTokens();
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(mail?.text ?? "")));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test("a session from a personal link sees and cancels its own appointment only", async () => {
  const own = await book();
  const other = await book("11:00", { email: "other@example.org" });
  const [mail] = await mailedTokens();
  const { guest_token: session } = (await exchange(mail?.text ?? "")).body.data.entity;
  expect((await see(other.id, session)).status).toBe(404);
  const headers = { "x-guest-token": session };
  const canceled = await clinic.call("POST", `/patients/appointments/${own.id}/cancel`, {
    body: { expects_refund: false },
    headers,
  });
  expect(canceled.status).toBe(200);
});

test("a personal link of another clinic is void", async () => {
  await book();
  const [mail] = await mailedTokens();
  const answer = await clinic.call("POST", "/guests/sessions", {
    clinic: "ipe",
    body: { token: mail?.text ?? "" },
  });
  expect(answer.status).toBe(410);
});

test("a session from a personal link ends thirty days after the appointment", async () => {
  const { id } = await book();
  const [mail, ...rest] = await mailedTokens();
  expect(rest).toEqual([]);
  const { guest_token: session } = (await exchange(mail?.text ?? "")).body.data.entity;
  clinic.clock.set("2027-03-31T10:19:00.000Z");
  expect((await see(id, session)).status).toBe(200);
  clinic.clock.set("2027-03-31T10:21:00.000Z");
  expect(await see(id, session)).toMatchObject({ status: 401, body: { reason: "over" } });
  expect((await exchange(mail?.calendar ?? "")).status).toBe(410);
});

test("every mail about a guest's appointment carries a new personal link", async () => {
  const { id } = await book();
  const { services } = clinic;
  const tenant = await services.app.tenants.ofId(known.aurora.tenantId);
  if (!tenant) throw new Error("No clinic aurora");
  const setting = { services, tenant, now: clinic.clock.now() };
  await clinic.inClinic((tx) => queueAppointmentMail(tx, "visit_reminder_hour", id, setting));
  const [, reminder] = await mailedTokens();
  expect((await exchange(reminder?.text ?? "")).status).toBe(201);
  expect((await exchange(reminder?.calendar ?? "")).status).toBe(201);
});

test("a used link requests a new one, sent to the booking's address", async () => {
  const { id } = await book();
  const [mail] = await mailedTokens();
  await exchange(mail?.text ?? "");
  expect(await renew(mail?.text ?? "")).toMatchObject({ status: 204, body: null });
  const fresh = (await mailedTokens()).at(-1)?.text ?? "";
  expect((await exchange(fresh)).body.data.entity.appointment_id).toBe(id);
});

test("a new link is mailed in the requesting device's language, else the booking's", async () => {
  const guests = ["en", "fr"].map((language) => ({ language, email: `${language}@example.org` }));
  const tokens: string[] = [];
  for (const [index, { language, email: to }] of guests.entries()) {
    await book(`1${index}:00`, { email: to }, { "accept-language": language });
    tokens.push((await mailedTokens(to)).at(-1)?.text ?? "");
  }
  const renewIn = (index: number, headers: Record<string, string>) =>
    clinic.call("POST", "/guests/links", { body: { token: tokens[index] }, headers });
  const languages = async () => {
    const mails = await clinic.inClinic((tx) =>
      tx.selectFrom("mails").select(["recipient", "html"]).orderBy("id").execute(),
    );
    return guests.map(({ email: to }) =>
      mails
        .filter(({ recipient }) => recipient === to)
        .map(({ html }) => /lang="([\w-]+)"/.exec(html ?? "")?.[1]),
    );
  };
  // Programs say `*`, or a language that is none of ours.
  await Promise.all([renewIn(0, { "accept-language": "*" }), renewIn(1, { "accept-language": "de" })]);
  expect(await languages()).toEqual([
    ["en", "en"],
    ["fr", "fr"],
  ]);
  await Promise.all([renewIn(0, { "accept-language": "it" }), renewIn(1, { cookie: "lang=es" })]);
  expect((await languages()).map((all) => all.at(-1))).toEqual(["it", "es"]);
});

test("the email after a guest's appointment is in the language last read", async () => {
  const { id } = await book("10:00", {}, { "accept-language": "en" });
  const [mail] = await mailedTokens();
  const { guest_token: session } = (await exchange(mail?.text ?? "")).body.data.entity;
  const { services } = clinic;
  const tenant = await services.app.tenants.ofId(known.aurora.tenantId);
  if (!tenant) throw new Error("No clinic aurora");
  const languageAfter = async (headers: Record<string, string>) => {
    const seen = await clinic.call("GET", `/patients/appointments/${id}`, {
      headers: { "x-guest-token": session, ...headers },
    });
    expect(seen.status).toBe(200);
    return clinic.inClinic(async (tx) => {
      await queueAppointmentMail(tx, "visit_ended", id, { services, tenant, now: clinic.clock.now() });
      const { html } = await tx
        .selectFrom("mails")
        .select("html")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      expect(html).toMatch(/create an account|cree una cuenta/); // this clinic offers accounts
      return /lang="([\w-]+)"/.exec(html ?? "")?.[1];
    });
  };
  expect(await languageAfter({ "accept-language": "*" })).toBe("en");
  expect(await languageAfter({ cookie: "lang=es", "accept-language": "en" })).toBe("es");
});

test("a guest who joined by the appointment's code has a personal link mailed to the booker", async () => {
  const { id } = await book();
  const code = `invited_${"c".repeat(43)}`;
  await makeInvitation(clinic.db, id, code, { invitedBy: "code" });
  const named = `invited_${"n".repeat(43)}`;
  await makeInvitation(clinic.db, id, named);
  expect((await renew(named)).status).toBe(204);
  expect(await mailedTokens()).toHaveLength(1);
  expect((await renew(code)).status).toBe(204);
  expect((await mailedTokens()).at(-1)?.text).not.toBe("");
});

test("a request for a new link answers the same for any token and mails three times in 15 minutes at most", async () => {
  await book();
  const [mail] = await mailedTokens();
  const answers = [];
  for (let index = 0; index < 5; index++) answers.push(await renew(mail?.text ?? "", `10.0.0.${index}`));
  answers.push(await renew("x".repeat(43), "10.0.1.1"));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(["204 null"]));
  expect(await mailedTokens()).toHaveLength(1 + 3);
  const burst = await Promise.all(Array.from({ length: 30 }, () => renew("x".repeat(43), "10.0.2.1")));
  expect(burst.filter(({ status }) => status === 204)).toHaveLength(10);
  expect(burst.find(({ status }) => status === 429)?.headers["retry-after"]).toBeDefined();
});

test("a confirmed sign-up claims every guest appointment of its address", { tags: ["D.68"] }, async () => {
  const first = await book();
  const second = await book("11:00", { email: "Ana@Example.org" });
  const session = await signUp();
  expect((await listed(session)).toSorted((a, b) => a - b)).toEqual([first.id, second.id]);
  expect((await see(first.id, first.token)).status).toBe(401);
  const [mail] = await mailedTokens();
  expect((await exchange(mail?.text ?? "")).status).toBe(410);
  const patient = await clinic.call("GET", "/patients", { headers: { "x-patient-token": session } });
  expect(patient.body.patient).toMatchObject({ birthdate: guest.birthdate, sex: guest.sex });
});

test("a personal link of a claimed appointment says that it is in an account", async () => {
  await book();
  const [mail] = await mailedTokens();
  const { text = "", calendar = "" } = mail ?? {};
  expect((await exchange(calendar)).status).toBe(201);
  await signUp();
  for (const token of [text, calendar]) {
    const { status, body } = await exchange(token);
    expect({ status, code: body.code }).toEqual({ status: 410, code: "appointment_in_account" });
    expect(JSON.stringify(body)).not.toMatch(/Ana|ana@|patient/);
  }
  expect((await exchange("a-token-that-nobody-was-given")).body.code).toBe("link_not_valid");
});

test("an unconfirmed sign-up claims nothing", async () => {
  const { id, token } = await book();
  await clinic.call("POST", "/patients/auth/sign_up", {
    body: {
      name: guest.name,
      email,
      password: "a stranger's choice",
      terms_accepted: true,
      terms_version: "1",
    },
  });
  await clinic.runJobs();
  expect((await see(id, token)).status).toBe(200);
});

test("a confirmed sign-up does not claim another person's, another clinic's or an unpaid appointment", async () => {
  const child = await book("10:00", { name: "Rui Guest", birthdate: "2015-01-02" });
  await changeSettings(clinic, "aurora", { patientsPayments: true });
  const unpaid = await book("11:00");
  const session = await signUp();
  expect(await listed(session)).toEqual([]);
  for (const { id, token } of [child, unpaid]) expect((await see(id, token)).status).toBe(200);
});

test("a log-in claims its browser's guest bookings with the same address", async () => {
  const session = await signUp();
  const own = await book();
  const strangers = await book("11:00", { email: "other@example.org" });
  const unnamed = await book("10:20");
  const claim = (tokens: string[], as = session) =>
    clinic.call("POST", "/patients/guest_appointments", {
      headers: { "x-patient-token": as },
      body: { guest_tokens: tokens },
    });
  expect((await claim([own.token, strangers.token], known.aurora.patientToken)).body.data.collection).toEqual(
    [],
  );
  expect((await claim([own.token, strangers.token])).body.data.collection).toEqual([own.id]);
  expect(await listed(session)).toEqual([own.id]);
  expect((await see(unnamed.id, unnamed.token)).status).toBe(200);
  expect((await claim([own.token])).body.data.collection).toEqual([]);
});

test("twenty simultaneous claims take an appointment over once", async () => {
  const session = await signUp();
  const { token } = await book();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      clinic.call("POST", "/patients/guest_appointments", {
        headers: { "x-patient-token": session },
        body: { guest_tokens: [token] },
      }),
    ),
  );
  expect(answers.flatMap(({ body }) => body.data.collection)).toHaveLength(1);
  const entries = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("id").where("action", "=", "appointment.claimed").execute(),
  );
  expect(entries).toHaveLength(1);
});

test("a patient keeps their account when a guest books with its address", async () => {
  await book("10:00", { email: login });
  expect(await listed(known.aurora.patientToken)).toEqual([]);
});
