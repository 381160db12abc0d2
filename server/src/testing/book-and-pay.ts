import { requestClinic } from "./storm-patient.ts";

type Headers = Record<string, string>;

const card = { name: "Ana Guest", number: "4111 1111 1111 1111", expiry: "12/40", cvv: "123" };
const reason = {
  personal: true,
  service_type: "remote",
  platform: "web",
  symptoms: "A cough for three days",
};

/**
 * Signs a patient in by password; `at` is the address of `*.localhost` where that is not this machine. Returns the headers of the
 * session. Throws unless the answer is 200.
 */
export async function signIn(
  base: string,
  body: { login: string; password: string },
  at?: string,
): Promise<Headers> {
  const answer = await requestClinic(base, ["POST", "/patients/auth/login"], {
    body: { login: body.login, password: body.password },
    at,
  });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
  return { "x-patient-token": answer.body.data.entity.token };
}

/**
 * Books the first slot of the next 31 days at which both a doctor of the clinic at `base` and a
 * signed-in patient are free, and pays by card at the sandbox gateway. Returns the payment's
 * status. Throws at the first answer that is not a success, and when no doctor has a free slot.
 */
export async function bookAndPay(base: string, headers: Headers): Promise<string> {
  const ask = async (method: "GET" | "POST", path: string, body?: unknown, more: Headers = {}) => {
    const answer = await requestClinic(base, [method, path], { body, headers: { ...headers, ...more } });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const own: { start_time: string; end_time: string }[] = (await ask("GET", "/patients/appointments"))
    .collection;
  const isFree = (slot: { start_time: string; end_time: string }) =>
    own.every((one) => one.end_time <= slot.start_time || slot.end_time <= one.start_time);
  const doctors: { id: number }[] = (await ask("GET", "/doctors")).collection;
  for (const { id: doctor_id } of doctors) {
    const days = (await ask("GET", `/doctors/${doctor_id}/slots?days=31`)).collection;
    const slots: typeof own = days.flatMap((day: { slots: typeof own }) => day.slots);
    const slot = slots.find(isFree);
    if (!slot) continue;
    const at = { doctor_id, start_time: slot.start_time };
    const held = (await ask("POST", "/appointment_holds", at)).entity;
    const key = { "x-appointment-hold": `${held.id}.${held.secret}` };
    const booked = (await ask("POST", "/patients/appointments", { ...at, ...reason }, key)).entity;
    const path = `/patients/appointments/${booked.id}`;
    const { action } = (await ask("POST", `${path}/payments`, { method: "credit_card" })).entity;
    const payload = await payAtGateway(base, action.url);
    return (await ask("POST", `${path}/payment_result`, { payload })).entity.status;
  }
  throw new Error("No doctor has a free slot");
}

/** A guest's appointment begins so much later at least, in ms: no reminder of it is due meanwhile. */
const guestMs = 4 * 24 * 3_600_000;
const guestDays = 31;

/**
 * Books as a guest with this email address, in some days, and pays by card at the sandbox gateway. `number` tells guests apart:
 * by their address and by the slot that they choose. Throws at the first answer that is not a success.
 */
export async function bookAndPayAsGuest(base: string, email: string, number: number): Promise<void> {
  const from: Headers = { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` };
  const ask = async (method: "GET" | "POST", path: string, body?: unknown, more: Headers = {}) => {
    const answer = await requestClinic(base, [method, path], { body, headers: { ...from, ...more } });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const doctors: { id: number }[] = (await ask("GET", "/doctors")).collection;
  const doctor_id = doctors[number % doctors.length]?.id;
  type Slots = { slots: { start_time: string }[] }[];
  const days: Slots = (await ask("GET", `/doctors/${doctor_id}/slots?days=${guestDays}`)).collection;
  const starts = days
    .flatMap(({ slots }) => slots.map(({ start_time }) => start_time))
    .filter((start) => Date.parse(start) > Date.now() + guestMs);
  const at = { doctor_id, start_time: starts[(number * 7) % starts.length] };
  const held = (await ask("POST", "/appointment_holds", at)).entity;
  const key = { "x-appointment-hold": `${held.id}.${held.secret}` };
  const person = { name: "Ana Guest", birthdate: "1991-02-03", sex: "female", email, terms_accepted: true };
  const booked = await ask("POST", "/guests/appointments", { ...at, ...reason, ...person }, key);
  const own = { "x-guest-token": booked.guest_token };
  const path = `/patients/appointments/${booked.entity.id}`;
  const { action } = (await ask("POST", `${path}/payments`, { method: "credit_card" }, own)).entity;
  const payload = await payAtGateway(base, action.url);
  const { status } = (await ask("POST", `${path}/payment_result`, { payload }, own)).entity;
  if (status !== "paid") throw new Error(`The payment is ${status}`);
}

async function payAtGateway(base: string, url: string): Promise<string> {
  const paid = await requestClinic(base, ["POST", url], {
    body: new URLSearchParams(card).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  if (paid.location === undefined) throw new Error(`The gateway answered ${paid.status}`);
  return new URL(paid.location).searchParams.get("payload") ?? "";
}
