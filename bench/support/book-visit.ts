import { localHttp } from "@anteroom/local-http/local-http";

/** Who books: a patient by the token, or a guest from an address of his own. */
type Booker = { url: string; headers: Record<string, string>; isGuest: boolean };
/** A booked appointment whose payment is started. `pageUrl` is the payment page; `headers` identify who booked, in later requests about it. */
export type BegunBooking = {
  appointmentId: number;
  startTime: string;
  pageUrl: string;
  headers: Record<string, string>;
};

const guest = {
  name: "Bench",
  birthdate: "1991-02-03",
  sex: "female",
  email: "bench@example.org",
  terms_accepted: true,
};

/**
 * Holds and books a free slot of the next 31 days, and starts its card payment; null if the slot was taken (409). Throws for any other
 * refusal. `index` spreads the choices over slots and doctors.
 */
export async function bookAppointment(
  { url, headers, isGuest }: Booker,
  index: number,
  doctorId?: number,
): Promise<BegunBooking | null> {
  const ask = async (path: string, body?: unknown, more: Record<string, string> = {}) => {
    const method = body === undefined ? "GET" : "POST";
    const answer = await localHttp(`${url}/api${path}`, { method, body, headers: { ...headers, ...more } });
    if (answer.status === 409) return null;
    if (answer.status > 201) throw new Error(`${path} answers ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text).data;
  };
  const doctors: { id: number }[] = (await ask("/doctors")).collection;
  const doctor = doctorId ?? doctors[index % doctors.length]?.id ?? 0;
  const days: { slots: { start_time: string }[] }[] = (await ask(`/doctors/${doctor}/slots?days=31`))
    .collection;
  const slots = days.flatMap((day) => day.slots);
  const startTime = slots[(index * 37) % slots.length]?.start_time ?? "";
  const at = { doctor_id: doctor, start_time: startTime };
  const hold = await ask("/appointment_holds", at);
  if (!hold) return null;
  const visit = { ...at, personal: true, service_type: "remote", platform: "web", symptoms: "A cough" };
  const key = { "x-appointment-hold": `${hold.entity.id}.${hold.entity.secret}` };
  const booked = isGuest
    ? await ask("/guests/appointments", { ...visit, ...guest, email: `bench${index}@example.org` }, key)
    : await ask("/patients/appointments", visit, key);
  if (!booked) return null;
  const right = isGuest ? { "x-guest-token": String(booked.guest_token) } : headers;
  const appointmentId: number = booked.entity.id;
  const begun = await ask(
    `/patients/appointments/${appointmentId}/payments`,
    { method: "credit_card" },
    right,
  );
  return { appointmentId, startTime, pageUrl: begun.entity.action.url, headers: right };
}

/** Pays with a valid card on the gateway's page; its webhook to us follows later. Throws if the page refuses. */
export async function payByCard(pageUrl: string): Promise<void> {
  const card = { name: "Bench", number: "4111 1111 1111 1111", expiry: "12/40", cvv: "123" };
  const { status } = await localHttp(pageUrl, {
    method: "POST",
    body: new URLSearchParams(card).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  if (status >= 400) throw new Error(`The gateway's page answers ${status}`);
}
