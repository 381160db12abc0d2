import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import {
  testCards,
  testCode,
  testPhones,
} from "../../../server/src/adapters/sandbox-payments/gateway/test-values.ts";
import type { Sample } from "./faults.ts";

type Headers = Record<string, string>;
type Booking = {
  headers: Headers;
  doctorId: number;
  start: string;
  isPaid: boolean;
  /** The patient asked to cancel it. */
  hasEnded: boolean;
  /** The server said that it is cancelled, and that the money goes back. */
  isRefundDue: boolean;
};
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
  /** When each request that waits for an answer began. */
  underWay: Set<{ at: number }>;
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
  underWay: new Set(),
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
    const at = Date.now();
    const waiting = { at };
    if (!path.startsWith("http")) done.underWay.add(waiting);
    const outcome = await localHttp(url, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(requestMs),
      at: entrance,
    }).catch(codeOf);
    done.underWay.delete(waiting);
    const isGood = typeof outcome !== "string" && outcome.status < 500;
    const isJson = typeof outcome !== "string" && /json/.test(outcome.headers["content-type"] ?? "");
    const parsed = isJson ? JSON.parse(outcome.text) : null;
    const told = typeof outcome === "string" ? outcome : `${outcome.status} ${parsed?.code ?? ""}`;
    // The gateway is another company's: its pages say nothing of ours.
    if (!path.startsWith("http")) done.samples.push({ at, until: Date.now(), isGood, step, outcome: told });
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
    ...Array.from({ length: guestCount }, () => repeat(load, () => visit(load, null))),
    ...sessions.map((headers, index) => repeat(load, () => lookAround(load, headers, index))),
    ...(sessions.length > 0 ? [askSteadily(load, sessions)] : []),
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

/** Reads its appointments, as an open page does, and sometimes books. */
async function lookAround(load: Load, headers: Headers, index: number): Promise<void> {
  const { status } = await ask(load, "session", { path: "/patients/appointments", headers });
  if (status === 401) load.done.signedOut.push(`session ${index}`);
  else if (Math.random() < 0.2) await visit(load, headers);
}

/** Between two requests of `askSteadily`, in ms. */
const steadyMs = 500;
const settings = { wants_visit_mails: true, wants_calendar_files: true };

/**
 * Reads the list of doctors twice and saves a patient's settings in turn (each patient's every few seconds: they wait for one another), each once, whether or not earlier requests were answered: while
 * everything hangs patients send nothing, and would not meet the end of it before they give up.
 */
async function askSteadily(load: Load, sessions: readonly Headers[]): Promise<void> {
  const open = new Set<Promise<void>>();
  for (let count = 0; !load.isOver(); count += 1) {
    const headers = sessions[Math.floor(count / 3) % sessions.length] ?? {};
    const once = askOnce(load, headers, count % 3 === 2 ? "steady write" : "steady read");
    open.add(once);
    void once.finally(() => open.delete(once));
    await sleep(steadyMs);
  }
  await Promise.all(open);
}

async function askOnce(
  { front, entrance, done }: Load,
  headers: Headers,
  step: "steady read" | "steady write",
): Promise<void> {
  const at = Date.now();
  const waiting = { at };
  done.underWay.add(waiting);
  const common = { signal: AbortSignal.timeout(requestMs), at: entrance };
  const outcome = await (
    step === "steady read"
      ? localHttp(`${front}/api/doctors`, common)
      : localHttp(`${front}/api/patients/notifications`, {
          ...common,
          method: "PUT",
          body: settings,
          headers,
        })
  ).then(({ status }) => String(status), codeOf);
  done.underWay.delete(waiting);
  if (step === "steady write" && outcome.startsWith("4")) done.surprises.push(`${step}: ${outcome}`);
  done.samples.push({ at, until: Date.now(), isGood: /^[24]/.test(outcome), step, outcome });
}

const codeOf = (error: unknown) =>
  String(error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : error);

const motive = {
  personal: true,
  service_type: "remote",
  platform: "web",
  symptoms: "A cough for three days",
};
const card = { name: "Ana Guest", expiry: "12/40", cvv: "123" };

/**
 * Chooses a time, holds it, books it, pays in one of several ways or not at all, writes to the clinic, sends a file, and sometimes cancels.
 * `session` are the headers of a signed-in patient; null books as a guest.
 */
async function visit(load: Load, session: Headers | null): Promise<void> {
  const { done } = load;
  const from = { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`, ...session };
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
    path: session ? "/patients/appointments" : "/guests/appointments",
    body: { ...at, ...motive, ...(session ? {} : { ...person, terms_accepted: true }) },
    headers: hold,
  });
  // Asked again with the same hold, whatever became of the first try, it is the same booking.
  if (booked.status !== 201)
    return surprise(
      done,
      `book, try ${booked.tries}`,
      booked,
      booked.tries > 1 && !session ? [429] : [409, 429],
    );
  const headers = session ? from : { ...from, "x-guest-token": booked.body.data.guest_token };
  const { id: appointment, status } = booked.body.data.entity;
  const booking = {
    headers,
    doctorId,
    start,
    isPaid: status === "accepted",
    hasEnded: false,
    isRefundDue: false,
  };
  done.bookings.set(appointment, booking);
  const isFree = booking.isPaid;
  if (!isFree) booking.isPaid = await pay(load, appointment, headers);
  if (!booking.isPaid) return;
  await write(load, appointment, headers);
  await sendFile(load, appointment, headers);
  const isPaidBack = !isFree && Date.parse(start) - Date.now() > refundedMs;
  if (isPaidBack && Math.random() < 0.15) await cancel(load, appointment, booking);
}

/** The clinic pays back what is cancelled longer than this before it begins, in ms; half of the lists' month is later. */
const refundedMs = 3 * 24 * 3_600_000;

async function cancel(load: Load, appointment: number, booking: Booking): Promise<void> {
  booking.hasEnded = true; // asked for: whether or not the answer comes
  const cancelled = await ask(load, "cancel", {
    method: "POST",
    path: `/patients/appointments/${appointment}/cancel`,
    body: { expects_refund: true },
    headers: booking.headers,
  });
  if (cancelled.status === 200) booking.isRefundDue = true;
  else surprise(load.done, "cancel", cancelled, []);
}

function surprise(
  done: Acknowledged,
  what: string,
  { status, body }: Answer,
  usual: readonly number[],
): void {
  if (!usual.includes(status)) done.surprises.push(`${what}: ${status} ${body?.code ?? ""}`);
}

type Way = { share: number } & (
  | { card: keyof typeof testCards; code?: string }
  | { phone: keyof typeof testPhones }
  | { isUnpaid: true }
);

/** How patients pay, by outcomes of the sandbox gateway, and how many of a hundred do so. */
const ways: readonly Way[] = [
  { share: 10, isUnpaid: true }, // thinks better of it
  { share: 10, phone: "accepts" },
  { share: 3, phone: "declines" },
  { share: 2, phone: "isSilent" },
  { share: 10, card: "declined" },
  { share: 8, card: "challengePassed", code: testCode },
  { share: 3, card: "challengeFailed", code: testCode },
  { share: 2, card: "challengeLeft", code: testCode },
  { share: 5, card: "reviewed" },
  { share: 3, card: "broken" },
  { share: 44, card: "approved" },
];

/** Returns the way of a number from 0 to below 1. */
export function wayOf(luck: number): Way {
  let rest = luck * ways.reduce((sum, { share }) => sum + share, 0);
  return ways.find(({ share }) => (rest -= share) < 0) ?? (ways[0] as Way);
}

/** True when the server says that it is paid. */
async function pay(load: Load, appointment: number, headers: Headers): Promise<boolean> {
  const path = `/patients/appointments/${appointment}`;
  const way = wayOf(Math.random());
  if ("isUnpaid" in way) return false;
  const body =
    "phone" in way ? { method: "mb_way", phone_number: testPhones[way.phone] } : { method: "credit_card" };
  const begun = await ask(load, "payment", { method: "POST", path: `${path}/payments`, body, headers });
  if (begun.status !== 201) {
    surprise(load.done, "payment", begun, [409]);
    return false;
  }
  const payload = "phone" in way ? undefined : await payByCard(load, begun.body.data.entity.action.url, way);
  if (payload === null) return false;
  const isOpen = (state: unknown) => state === "pending" || ("phone" in way && state === "awaiting_payment");
  for (let look = 0; look < 12; look += 1) {
    const result = await ask(load, "result", {
      method: "POST",
      path: `${path}/payment_result`,
      body: payload === undefined ? {} : { payload },
      headers,
    });
    const state = result.body?.data?.entity?.status;
    if (state === "paid") return true;
    if (result.status !== 200 || !isOpen(state)) return false;
    await sleep(1_000);
  }
  return false;
}

/** Returns the payload of the shop's address; null when the payer is not sent back. */
async function payByCard(
  load: Load,
  url: string,
  { card: name, code }: { card: keyof typeof testCards; code?: string },
): Promise<string | null> {
  const send = (fields: Record<string, string>) =>
    ask(load, "gateway", {
      method: "POST",
      path: url,
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const answer = await send({ ...card, number: testCards[name] });
  // The bank's question is on the same page.
  const { location } = code === undefined ? answer : await send({ code });
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
