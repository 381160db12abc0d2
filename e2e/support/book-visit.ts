import { expect, type Page } from "@playwright/test";
import { clinicUrl, demoClinic } from "./demo.ts";

/** A booked and paid appointment; `startTime` is in ISO 8601. */
export type BookedVisit = {
  id: number;
  doctorName: string;
  startTime: string;
  /** Null for a patient, who is signed in instead. */
  guestToken: string | null;
};

type Wish = {
  as?: "patient" | "guest";
  /** Index of the demo patient; 1, the second one, by default. */
  patient?: number;
  /** The earliest start, in minutes from now. */
  fromMinutes?: number;
  /** With this doctor instead of the one who is free soonest. */
  doctorName?: string;
  /** For this dependent of the patient, a child who comes with its parent. */
  dependent?: string;
  slug?: string;
};

/**
 * Books and pays an appointment by the clinic's API: the next free time, of any doctor unless one is named. A patient
 * is signed in on the page. Resolves once the appointment is accepted.
 */
export async function bookVisit(page: Page, wish: Wish = {}): Promise<BookedVisit> {
  const {
    as = "patient",
    patient = 1,
    fromMinutes = 0,
    doctorName = "",
    dependent = "",
    slug = "aurora",
  } = wish;
  if (!page.url().startsWith(clinicUrl(slug))) await page.goto(`${clinicUrl(slug)}/join-by-code`);
  const login = as === "patient" ? demoClinic(slug).patients[patient] : undefined;
  const booked = await page.evaluate(bookInPage, {
    login: login ?? null,
    fromMinutes,
    doctorName,
    dependent,
  });
  const card = { name: "A Patient", number: "4111111111111111", expiry: "12/99", cvv: "123" };
  const paid = await page.request.post(booked.payAt, { form: card, maxRedirects: 0 });
  const { id, headers } = booked;
  // As the page after paying: the provider's own message may not reach a server on a machine of its own.
  const payload = new URL(paid.headers()["location"] ?? "", booked.payAt).searchParams.get("payload");
  await page.evaluate(confirmPayment, { id, headers, payload });
  await expect.poll(() => page.evaluate(statusOf, { id, headers })).toBe("accepted");
  return booked;
}

type Login = { login: string; password: string };
type InPage = { login: Login | null; fromMinutes: number; doctorName: string; dependent: string };

type Paid = { id: number; headers: Record<string, string>; payload: string | null };

/** Runs in the page: Node does not find the clinic's host by itself. */
async function bookInPage({ login, fromMinutes, doctorName, dependent }: InPage) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`);
    return { data: read.data, now: Date.parse(answer.headers.get("date") ?? "") };
  };
  let mine: Record<string, string> = {};
  if (login) {
    const { data } = await call("POST", "/patients/auth/login", {
      login: login.login,
      password: login.password,
    });
    localStorage.setItem("patient-token", data.entity.token);
    mine = { "x-patient-token": data.entity.token };
  }
  const clock = await fetch("/dev/clock");
  // A server on a machine of its own has no development routes, nor a clock that tests may set.
  const now = clock.ok ? Date.parse((await clock.json()).now) : Date.now();
  type Doctor = { id: number; name: string };
  type Time = Doctor & { start_time: string };
  type Booked = { entity: { id: number }; guest_token?: string };
  const doctors: Doctor[] = (await call("GET", "/doctors")).data.collection;
  const timesOf = async ({ id, name }: Doctor): Promise<Time[]> => {
    const days = (await call("GET", `/doctors/${id}/slots?days=${doctorName === "" ? 3 : 8}`)).data
      .collection;
    return days.flatMap((day: { slots: { start_time: string }[] }) =>
      day.slots.map(({ start_time }) => ({ id, name, start_time })),
    );
  };
  const soonest = doctors.slice(0, 3); // those who are free soonest come first
  const requested = doctorName === "" ? soonest : doctors.filter(({ name }) => name === doctorName);
  const times = (await Promise.all(requested.map(timesOf))).flat();
  const holdFirst = async ([time, ...later]: Time[]): Promise<
    Time & { hold: { id: number; secret: string } }
  > => {
    if (time === undefined) throw new Error("The clinic has no free time.");
    const wanted = { doctor_id: time.id, start_time: time.start_time };
    // Someone else may have taken it since the list came, or its last moment may be over, as a patient would see; then the next will do.
    return call("POST", "/appointment_holds", wanted, mine)
      .then(({ data }) => ({ ...time, hold: data.entity }))
      .catch((error: Error) =>
        /slot_taken|slot_unavailable/.test(error.message) ? holdFirst(later) : Promise.reject(error),
      );
  };
  const guest = {
    name: "Gil Guest",
    birthdate: "1990-05-17",
    sex: "male",
    email: "gil@guests.example",
    terms_accepted: true,
  };
  const family: { id: number; name: string }[] =
    dependent === "" ? [] : (await call("GET", "/patients/dependents", undefined, mine)).data.collection;
  const child = family.find(({ name }) => name === dependent);
  const person = child && {
    personal: false,
    dependent_id: child.id,
    accompanying_adult: { name: "Inês Carvalho", relationship: "parent" },
  };
  const bookFirst = async (left: Time[]): Promise<Time & { data: Booked }> => {
    const taken = await holdFirst(left);
    const { id: doctor_id, start_time, hold } = taken;
    const booking = { doctor_id, personal: true, service_type: "remote", platform: "web", start_time };
    const headers = { ...mine, "x-appointment-hold": `${hold.id}.${hold.secret}` };
    const symptoms = "A cough since Monday";
    // The same person may have another visit at that time, from another test; then a later time will do.
    return call(
      "POST",
      login ? "/patients/appointments" : "/guests/appointments",
      { ...booking, symptoms, ...person, ...(login ? {} : guest) },
      headers,
    )
      .then(({ data }) => ({ ...taken, data }))
      .catch((error: Error) =>
        error.message.includes("appointment_overlap")
          ? bookFirst(left.filter((time) => time.start_time > start_time))
          : Promise.reject(error),
      );
  };
  const inOrder = times.toSorted((one, other) => one.start_time.localeCompare(other.start_time));
  const taken = await bookFirst(
    inOrder.filter(({ start_time }) => Date.parse(start_time) >= now + fromMinutes * 60_000),
  );
  const { start_time, data } = taken;
  const { id } = data.entity;
  const guestToken: string | null = data.guest_token ?? null;
  if (guestToken !== null) mine = { "x-guest-token": guestToken };
  const begun = await call("POST", `/patients/appointments/${id}/payments`, { method: "credit_card" }, mine);
  return {
    id: Number(id),
    doctorName: taken.name,
    startTime: start_time,
    guestToken,
    headers: mine,
    payAt: String(begun.data.entity.action.url),
  };
}

async function confirmPayment({ id, headers, payload }: Paid): Promise<void> {
  await fetch(`/api/patients/appointments/${id}/payment_result`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ payload }),
  });
}

async function statusOf({ id, headers }: { id: number; headers: Record<string, string> }) {
  const answer = await fetch(`/api/patients/appointments/${id}`, { headers });
  const { data } = (await answer.json()) as { data?: { entity: { status: string } } };
  return data?.entity.status;
}

/** Ends the call that this page shows for everybody, as its doctor, by the clinic API. */
export async function endCall(page: Page, slug: string): Promise<void> {
  const [, kind, key = ""] = /\/(client|guest)\/video\/([^/?]+)/.exec(page.url()) ?? [];
  if (kind === "client") return doctorEnds(page, { id: Number(key) }, slug);
  const id = await page.evaluate(async (token) => {
    const answer = await fetch("/api/guests/appointment", { headers: { "x-guest-token": token } });
    return ((await answer.json()) as { data: { entity: { id: number } } }).data.entity.id;
  }, key);
  return doctorEnds(page, { id }, slug);
}

/**
 * Ends the call of an appointment for everybody, as its doctor, by the clinic API. `page` must show a page of the
 * clinic.
 */
export async function doctorEnds(
  page: Page,
  { id }: Pick<BookedVisit, "id">,
  slug = "aurora",
): Promise<void> {
  const token = demoClinic(slug).clinic_token;
  await page.evaluate(
    async ([number, bearer]) => {
      const answer = await fetch(`/api/clinic/appointments/${number}/end`, {
        method: "POST",
        headers: { authorization: `Bearer ${bearer}` },
      });
      if (!answer.ok) throw new Error(`The visit was not ended: ${answer.status}`);
    },
    [String(id), token] as const,
  );
}
