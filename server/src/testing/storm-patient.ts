import { localHttp } from "@anteroom/local-http/local-http";

/** Everything that the server has confirmed, by id. It must survive any crash. */
export type ConfirmedByServer = {
  holds: Map<number, { key: string; doctorId: number; start: string }>;
  bookings: Map<
    number,
    {
      headers: Record<string, string>;
      doctorId: number;
      start: string;
      isPaid: boolean;
      /** The patient has cancelled it, or has requested that. */
      hasEnded: boolean;
    }
  >;
  /** Responses that must not occur. */
  surprises: string[];
  /** Number of answers 409. */
  conflicts: number;
};

/** Returns an empty record of confirmations. */
export const nothingConfirmed = (): ConfirmedByServer => ({
  holds: new Map(),
  bookings: new Map(),
  surprises: [],
  conflicts: 0,
});

type Answer = { status: number; body: Entity; location: string | undefined };
// What tests read by hand.
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
type Entity = any;

/**
 * Sends a request to the clinic at `base` like a browser; `path` is below `/api`, or a whole URL; `at` is the address of `*.localhost` where that is not this machine.
 * Returns the status, the parsed JSON (null when it is none) and the redirect. Throws when no
 * answer comes.
 */
export async function requestClinic(
  base: string,
  [method, path]: ["GET" | "POST" | "PUT", string],
  {
    body,
    headers = {},
    at,
  }: { body?: unknown; headers?: Record<string, string>; at?: string | undefined } = {},
): Promise<Answer> {
  const url = path.startsWith("http") ? path : `${base}/api${path}`;
  const answer = await localHttp(url, { method, headers, body, at });
  const isJson = /json/.test(answer.headers["content-type"] ?? "");
  return {
    status: answer.status,
    body: isJson ? JSON.parse(answer.text) : null,
    location: answer.headers.location,
  };
}

const card = { name: "Ana Guest", number: "4111 1111 1111 1111", expiry: "12/40", cvv: "123" };
const motive = {
  personal: true,
  service_type: "remote",
  platform: "web",
  symptoms: "A cough for three days",
};
const guest = {
  name: "Ana Guest",
  birthdate: "1991-02-03",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
};

/** The steps of a booking at which the server may be killed. */
export const stormSteps = ["hold", "voucher", "booking", "payment", "gateway", "result", "give-up"] as const;
/** A step of a booking. */
export type StormStep = (typeof stormSteps)[number];

/** A patient who books repeatedly, and what the server confirmed to them. */
export type StormPatient = {
  base: string;
  promised: ConfirmedByServer;
  /** The patient's headers; null books as a guest. */
  signedIn: Record<string, string> | null;
  /** Called when a step's request was sent and not answered: the test kills the server here. */
  onStep: (step: StormStep) => void;
};

/**
 * Books random slots and pays for most of them until the server stops answering or has no slot
 * for it. Records each confirmation in `promised`; never throws.
 */
export async function bookUntilServerEnds(patient: StormPatient): Promise<void> {
  try {
    while (await bookOnce(patient));
  } catch {
    // the server is gone: exactly what is waited for
  }
}

/** False when nothing more can be had here for now. */
async function bookOnce(patient: StormPatient): Promise<boolean> {
  const { base, promised, signedIn, onStep } = patient;
  const who = signedIn ?? { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
  const wish = await chooseSlot(base);
  if (!wish) return false;
  const { doctorId, start } = wish;
  const at = { doctor_id: doctorId, start_time: start };
  const held = await step(
    onStep,
    "hold",
    requestClinic(base, ["POST", "/appointment_holds"], { body: at, headers: who }),
  );
  if (held.status === 429) return false;
  if (held.status === 409) return ++promised.conflicts > 0;
  if (held.status !== 201) return surprise(promised, "hold", held);
  const { id, secret } = held.body.data.entity;
  const hold = { "x-appointment-hold": `${id}.${secret}`, ...who };
  // A patient has one hold: the next one gives this one up, acknowledged or not.
  if (!signedIn) promised.holds.set(id, { key: hold["x-appointment-hold"], doctorId, start });
  if (Math.random() < 0.1) return true;
  if (Math.random() < 0.3) await giveVoucher(patient, id, hold);
  const booked = await step(
    onStep,
    "booking",
    requestClinic(base, ["POST", signedIn ? "/patients/appointments" : "/guests/appointments"], {
      body: { ...at, ...motive, ...(signedIn ? {} : { ...guest, email: `storm${id}@example.org` }) },
      headers: hold,
    }),
  );
  if (booked.status === 409) return ++promised.conflicts > 0;
  if (booked.status !== 201) return surprise(promised, "booking", booked);
  const headers = signedIn ?? { "x-guest-token": booked.body.data.guest_token };
  promised.holds.delete(id);
  const { id: appointment, status } = booked.body.data.entity;
  const booking = { headers, doctorId, start, isPaid: status === "accepted", hasEnded: false };
  promised.bookings.set(appointment, booking);
  if (booking.isPaid) return true;
  if (Math.random() < 0.1) await giveUp(patient, appointment, booking);
  else booking.isPaid = await pay(patient, appointment, headers);
  return true;
}

const byte = () => Math.floor(Math.random() * 256);

/** The answer of a request that was sent, with whoever waits for this step told that it is under way. */
async function step(
  onStep: StormPatient["onStep"],
  name: StormStep,
  requested: Promise<Answer>,
): Promise<Answer> {
  onStep(name);
  return requested;
}

async function giveVoucher(
  { base, promised, onStep }: StormPatient,
  id: number,
  headers: Record<string, string>,
) {
  const code = Math.random() < 0.3 ? "AURORAFREE" : "AURORA20";
  const requested = requestClinic(base, ["PUT", `/appointment_holds/${id}/voucher`], {
    body: { code },
    headers,
  });
  const given = await step(onStep, "voucher", requested);
  if (given.status !== 200 && given.status !== 429 && given.status !== 409)
    surprise(promised, "voucher", given);
}

async function giveUp(
  { base, promised, onStep }: StormPatient,
  id: number,
  booking: { headers: Record<string, string>; hasEnded: boolean },
): Promise<void> {
  booking.hasEnded = true; // asked for: whether or not the answer comes
  const { headers } = booking;
  const requested = requestClinic(base, ["POST", `/patients/appointments/${id}/payment/give_up`], {
    headers,
  });
  const gone = await step(onStep, "give-up", requested);
  if (gone.status !== 200) surprise(promised, "give-up", gone);
}

async function chooseSlot(base: string): Promise<{ doctorId: number; start: string } | null> {
  const doctors = (await requestClinic(base, ["GET", "/doctors"])).body.data.collection;
  const doctor = any<Entity>(doctors);
  const days = (await requestClinic(base, ["GET", `/doctors/${doctor.id}/slots?days=31`])).body.data
    .collection;
  const slots: Entity[] = days.flatMap((day: Entity) => day.slots);
  return slots.length === 0 ? null : { doctorId: doctor.id, start: any<Entity>(slots).start_time };
}

function any<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error("Nothing to choose from");
  return found;
}

/** As a person, through the gateway's own page or by the phone: true when the server says that it is paid. */
async function pay(
  { base, promised, onStep }: StormPatient,
  id: number,
  headers: Record<string, string>,
): Promise<boolean> {
  const isByPhone = Math.random() < 0.25;
  const path = `/patients/appointments/${id}`;
  const body = isByPhone ? { method: "mb_way", phone_number: "+351 911 000 001" } : { method: "credit_card" };
  const begun = await step(
    onStep,
    "payment",
    requestClinic(base, ["POST", `${path}/payments`], { body, headers }),
  );
  if (begun.status === 503) return false;
  if (begun.status !== 201) return surprise(promised, "payment", begun) && false;
  const payload = isByPhone
    ? undefined
    : await payByCard(begun.body.data.entity.action.url, promised, onStep, base);
  if (payload === null) return false;
  const requested = requestClinic(base, ["POST", `${path}/payment_result`], {
    body: payload ? { payload } : {},
    headers,
  });
  const reported = await step(onStep, "result", requested);
  return reported.body?.data?.entity.status === "paid";
}

async function payByCard(
  url: string,
  promised: ConfirmedByServer,
  onStep: StormPatient["onStep"],
  base: string,
): Promise<string | null> {
  const requested = requestClinic(base, ["POST", url], {
    body: new URLSearchParams(card).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const paid = await step(onStep, "gateway", requested);
  if (paid.location === undefined) {
    surprise(promised, "card", paid);
    return null;
  }
  return new URL(paid.location).searchParams.get("payload") ?? "";
}

function surprise(promised: ConfirmedByServer, what: string, { status, body }: Answer): boolean {
  promised.surprises.push(`${what}: ${status} ${body?.code ?? ""}`);
  return true;
}
