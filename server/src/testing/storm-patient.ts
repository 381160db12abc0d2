import { localHttp } from "@anteroom/local-http/local-http";

/** What the server has said yes to: it must hold after any crash. */
export type Promised = {
  holds: Map<number, { key: string; doctorId: number; start: string }>;
  bookings: Map<
    number,
    { headers: Record<string, string>; doctorId: number; start: string; isPaid: boolean }
  >;
  /** Answers that no patient should get. */
  surprises: string[];
  conflicts: number;
};

export const nothingPromised = (): Promised => ({
  holds: new Map(),
  bookings: new Map(),
  surprises: [],
  conflicts: 0,
});

type Answer = { status: number; body: Entity; location: string | undefined };
// What tests read by hand.
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
type Entity = any;

/** Asks the clinic as a browser would; refused connections throw. */
export async function askClinic(
  base: string,
  [method, path]: ["GET" | "POST", string],
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const url = path.startsWith("http") ? path : `${base}/api${path}`;
  const answer = await localHttp(url, { method, headers, body });
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

/** Books and pays one visit after the other until the server is gone; `signedIn` are a patient's headers, null books as a guest. */
export async function bookUntilTheEnd(
  base: string,
  promised: Promised,
  signedIn: Record<string, string> | null,
): Promise<void> {
  try {
    while (await bookOnce(base, promised, signedIn));
  } catch {
    // the server is gone: exactly what is waited for
  }
}

/** False when nothing more can be had here for now. */
async function bookOnce(
  base: string,
  promised: Promised,
  signedIn: Record<string, string> | null,
): Promise<boolean> {
  const wish = await chooseSlot(base);
  if (!wish) return false;
  const { doctorId, start } = wish;
  const at = { doctor_id: doctorId, start_time: start };
  const held = await askClinic(base, ["POST", "/appointment_holds"], {
    body: at,
    headers: signedIn ?? {},
  });
  if (held.status === 429) return false;
  if (held.status === 409) return ++promised.conflicts > 0;
  if (held.status !== 201) return surprise(promised, "hold", held);
  const { id, secret } = held.body.data.entity;
  const key = `${id}.${secret}`;
  // A patient has one hold: the next one gives this one up, acknowledged or not.
  if (!signedIn) promised.holds.set(id, { key, doctorId, start });
  if (Math.random() < 0.15) return true;
  const booked = await askClinic(
    base,
    ["POST", signedIn ? "/patients/appointments" : "/guests/appointments"],
    {
      body: { ...at, ...motive, ...(signedIn ? {} : guest) },
      headers: { "x-appointment-hold": key, ...signedIn },
    },
  );
  if (booked.status === 409) return ++promised.conflicts > 0;
  if (booked.status !== 201) return surprise(promised, "booking", booked);
  const headers = signedIn ?? { "x-guest-token": booked.body.data.guest_token };
  promised.holds.delete(id);
  const booking = { headers, doctorId, start, isPaid: false };
  promised.bookings.set(booked.body.data.entity.id, booking);
  booking.isPaid = await pay(base, promised, booked.body.data.entity.id, headers);
  return true;
}

async function chooseSlot(base: string): Promise<{ doctorId: number; start: string } | null> {
  const doctors = (await askClinic(base, ["GET", "/doctors"])).body.data.collection;
  const doctor = any<Entity>(doctors);
  const days = (await askClinic(base, ["GET", `/doctors/${doctor.id}/slots?days=31`])).body.data.collection;
  const slots: Entity[] = days.flatMap((day: Entity) => day.slots);
  return slots.length === 0 ? null : { doctorId: doctor.id, start: any<Entity>(slots).start_time };
}

function any<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error("Nothing to choose from");
  return found;
}

/** Through the gateway's own page, as a person: true when the server says that it is paid. */
async function pay(
  base: string,
  promised: Promised,
  id: number,
  headers: Record<string, string>,
): Promise<boolean> {
  const begun = await askClinic(base, ["POST", `/patients/appointments/${id}/payments`], {
    body: { method: "credit_card" },
    headers,
  });
  if (begun.status === 503) return false;
  if (begun.status !== 201) return surprise(promised, "payment", begun) && false;
  const paid = await askClinic(base, ["POST", begun.body.data.entity.action.url], {
    body: new URLSearchParams(card).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  if (paid.location === undefined) return surprise(promised, "card", paid) && false;
  const payload = new URL(paid.location).searchParams.get("payload") ?? "";
  const told = await askClinic(base, ["POST", `/patients/appointments/${id}/payment_result`], {
    body: { payload },
    headers,
  });
  return told.body?.data?.entity.status === "paid";
}

function surprise(promised: Promised, what: string, { status, body }: Answer): boolean {
  promised.surprises.push(`${what}: ${status} ${body?.code ?? ""}`);
  return true;
}
