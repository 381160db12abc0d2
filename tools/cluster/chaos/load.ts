import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import type { Sample } from "./faults.ts";

type Headers = Record<string, string>;
type Booking = { headers: Headers; doctorId: number; start: string; isPaid: boolean };
type Written = { appointment: number; text: string };
/** A text of letters and digits, and who may read it. */
type SentFile = { appointment: number; headers: Headers; text: string };

/**
 * What servers acknowledged (bookings and files by id, messages by key), and answers that they
 * should not have given.
 */
export type Acknowledged = {
  bookings: Map<number, Booking>;
  messages: Map<string, Written>;
  files: Map<number, SentFile>;
  /** Sessions that were refused. */
  signedOut: string[];
  /** Answers that no patient should get. */
  surprises: string[];
  samples: (Sample & { step: string; outcome: string })[];
  /** Requests that still failed when their patient gave up. */
  givenUp: string[];
};

/** Returns an empty record of acknowledged requests. */
export const nothingAcknowledged = (): Acknowledged => ({
  bookings: new Map(),
  messages: new Map(),
  files: new Map(),
  signedOut: [],
  surprises: [],
  samples: [],
  givenUp: [],
});

// What the load reads by hand.
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read by hand
type Entity = any;
type Answer = { status: number; body: Entity; location: string | undefined };
type Request = { method?: "GET" | "POST" | "PUT"; path: string; body?: unknown; headers?: Headers };

/** A request that never got an answer within the patience of its patient. */
class GaveUp extends Error {}

type Load = {
  front: string;
  /** The IP address of `front`; by default that of this machine. */
  entrance?: string;
  done: Acknowledged;
  isOver: () => boolean;
  /** Covers the whole sum, so that nobody has to pay; left out: patients pay in several ways. */
  voucher?: string;
};

const requestMs = 10_000;
const patienceMs = 90_000;

/** Asks until there is an answer that is no failure; each try is a sample. */
async function ask(
  { front, entrance, done }: Load,
  step: string,
  request: Request,
): Promise<Answer & { tries: number }> {
  const { method = "GET", path, body, headers = {} } = request;
  const url = path.startsWith("http") ? path : `${front}/api${path}`;
  const deadline = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    const outcome = await localHttp(url, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(requestMs),
      at: entrance,
    }).catch((error: unknown) =>
      String(error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : error),
    );
    const isGood = typeof outcome !== "string" && outcome.status < 500;
    const isJson = typeof outcome !== "string" && /json/.test(outcome.headers["content-type"] ?? "");
    const parsed = isJson ? JSON.parse(outcome.text) : null;
    const told = typeof outcome === "string" ? outcome : `${outcome.status} ${parsed?.code ?? ""}`;
    // The gateway is another company's: its pages say nothing of ours.
    if (!path.startsWith("http")) done.samples.push({ at: Date.now(), isGood, step, outcome: told });
    if (isGood && typeof outcome !== "string")
      return { status: outcome.status, body: parsed, location: outcome.headers.location, tries };
    if (performance.now() > deadline) {
      done.givenUp.push(`${step}: ${told}`);
      throw new GaveUp(step);
    }
    await sleep(300 + Math.random() * 500);
  }
}

const byte = () => Math.floor(Math.random() * 256);
const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
let guests = 0;

/**
 * Simulates guests and signed-in patients until `load.isOver()`, with a pause after each visit; records everything in `load.done`. Each
 * request is tried again for 90 s. Resolves when the last visit has ended; never rejects.
 */
export async function runPatients(
  load: Load,
  { guests: guestCount, sessions }: { guests: number; sessions: readonly Headers[] },
): Promise<void> {
  await Promise.all([
    ...Array.from({ length: guestCount }, () => repeat(load, () => visitAsGuest(load))),
    ...sessions.map((headers, index) => repeat(load, () => lookAround(load, headers, index))),
  ]);
}

async function repeat({ done, isOver }: Load, visit: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await visit().catch((error: unknown) => {
      if (!(error instanceof GaveUp)) done.surprises.push(String(error));
    });
    await sleep(200 + Math.random() * 600);
  }
}

/** Reads its appointments, as an open page does. */
async function lookAround(load: Load, headers: Headers, index: number): Promise<void> {
  const { status } = await ask(load, "session", { path: "/patients/appointments", headers });
  if (status === 401) load.done.signedOut.push(`session ${index}`);
}

const motive = {
  personal: true,
  service_type: "remote",
  platform: "web",
  symptoms: "A cough for three days",
};
const card = { name: "Ana Guest", expiry: "12/40", cvv: "123" };

/** Chooses a time, holds it, books it, pays in one of several ways or not at all, and writes to the clinic. */
async function visitAsGuest(load: Load): Promise<void> {
  const { done } = load;
  const from = { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
  const doctors: Entity[] = (await ask(load, "doctors", { path: "/doctors" })).body.data.collection;
  const doctorId = any(doctors)?.id;
  const listed = await ask(load, "slots", { path: `/doctors/${doctorId}/slots?days=31` });
  const slots: Entity[] = listed.body.data.collection.flatMap((day: Entity) => day.slots);
  const start: string | undefined = any(slots)?.start_time;
  if (start === undefined) return;
  const at = { doctor_id: doctorId, start_time: start };
  const held = await ask(load, "hold", {
    method: "POST",
    path: "/appointment_holds",
    body: at,
    headers: from,
  });
  if (held.status !== 201) return surprise(done, "hold", held, [409, 429]);
  const { id, secret } = held.body.data.entity;
  const hold = { ...from, "x-appointment-hold": `${id}.${secret}` };
  if (load.voucher !== undefined) {
    const body = { code: load.voucher };
    const given = await ask(load, "voucher", {
      method: "PUT",
      path: `/appointment_holds/${id}/voucher`,
      body,
      headers: hold,
    });
    if (given.status !== 200) return surprise(done, "voucher", given, [409, 429]);
  }
  guests += 1;
  const person = {
    name: "Ana Guest",
    birthdate: "1991-02-03",
    sex: "female",
    email: `chaos${guests}@example.org`,
  };
  const booked = await ask(load, "book", {
    method: "POST",
    path: "/guests/appointments",
    body: { ...at, ...motive, ...person, terms_accepted: true },
    headers: hold,
  });
  // Asked again with the same hold, whatever became of the first try, it is the same booking.
  if (booked.status !== 201)
    return surprise(done, `book, try ${booked.tries}`, booked, booked.tries > 1 ? [429] : [409, 429]);
  const headers = { ...from, "x-guest-token": booked.body.data.guest_token };
  const { id: appointment, status } = booked.body.data.entity;
  const booking = { headers, doctorId, start, isPaid: status === "accepted" };
  done.bookings.set(appointment, booking);
  if (!booking.isPaid) booking.isPaid = await pay(load, appointment, headers);
  if (!booking.isPaid) return;
  await write(load, appointment, headers);
  await sendFile(load, appointment, headers);
}

function surprise(
  done: Acknowledged,
  what: string,
  { status, body }: Answer,
  usual: readonly number[],
): void {
  if (!usual.includes(status)) done.surprises.push(`${what}: ${status} ${body?.code ?? ""}`);
}

/** True when the server says that it is paid. */
async function pay(load: Load, appointment: number, headers: Headers): Promise<boolean> {
  const path = `/patients/appointments/${appointment}`;
  const luck = Math.random();
  if (luck < 0.1) return false; // thinks better of it
  const isByPhone = luck < 0.25;
  const number = luck < 0.4 ? "4000 0000 0000 0002" : "4111 1111 1111 1111"; // declined, approved
  const body = isByPhone ? { method: "mb_way", phone_number: "+351 911 000 001" } : { method: "credit_card" };
  const begun = await ask(load, "payment", { method: "POST", path: `${path}/payments`, body, headers });
  if (begun.status !== 201) {
    surprise(load.done, "payment", begun, [409]);
    return false;
  }
  const payload = isByPhone ? undefined : await payByCard(load, begun.body.data.entity.action.url, number);
  if (payload === null) return false;
  for (let look = 0; look < 12; look += 1) {
    const result = await ask(load, "result", {
      method: "POST",
      path: `${path}/payment_result`,
      body: payload === undefined ? {} : { payload },
      headers,
    });
    const state = result.body?.data?.entity?.status;
    if (state === "paid") return true;
    if (!isByPhone || result.status !== 200) return false;
    await sleep(1_000);
  }
  return false;
}

async function payByCard(load: Load, url: string, number: string): Promise<string | null> {
  const body = new URLSearchParams({ ...card, number }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { location } = await ask(load, "gateway", { method: "POST", path: url, body, headers });
  return location === undefined ? null : (new URL(location).searchParams.get("payload") ?? "");
}

/** Twice to the clinic, under a key of its own each. */
async function write(load: Load, appointment: number, headers: Headers): Promise<void> {
  for (const words of ["I will be there.", "Do you need anything else?"]) {
    const key = randomUUID();
    const request = {
      method: "POST" as const,
      path: `/visits/${appointment}/messages`,
      body: { key, text: words },
      headers,
    };
    const { status, body } = await ask(load, "message", request);
    if (status === 201) load.done.messages.set(key, { appointment, text: words });
    else surprise(load.done, "message", { status, body, location: undefined }, [429]);
  }
}

/** One file of 24 kB to the doctor. Sent again after a failure it may be there twice; it must be there once. */
async function sendFile(load: Load, appointment: number, headers: Headers): Promise<void> {
  const text = randomBytes(12_288).toString("hex");
  const sent = await ask(load, "file", {
    method: "POST",
    path: `/visits/${appointment}/files`,
    body: text,
    headers: { ...headers, "content-type": "application/octet-stream", "x-file-name": "diary.txt" },
  });
  if (sent.status === 201) load.done.files.set(sent.body.data.entity.id, { appointment, headers, text });
  else surprise(load.done, "file", sent, [429]);
}
