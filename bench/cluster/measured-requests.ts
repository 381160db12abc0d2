import { localHttp } from "@anteroom/local-http/local-http";
import { clinicCount, patientTokenOf } from "../../server/src/testing/fill-installation.ts";
import type { OwnerClient } from "../../server/src/testing/owner-client.ts";

/** Requests by what they ask for; each is sent to clinic `n`. Throws when it is refused. */
export type MeasuredRequests = Readonly<Record<string, (n: number) => Promise<unknown>>>;

/**
 * Returns the four requests of the benches, sent to `port`. Each `round` holds other times from other addresses, so that
 * several rounds can follow one another.
 */
export async function measuredRequests(
  owner: OwnerClient,
  port: number,
  round = 0,
): Promise<MeasuredRequests> {
  const { rows: doctors } = await owner.query<{ n: number; id: number }>(
    `select replace(slug, 'many-', '')::int as n, min(d.id)::int as id from tenants t join doctors d on d.tenant_id = t.id
     where slug like 'many-%' group by 1`,
  );
  const doctorOf = new Map(doctors.map(({ n, id }) => [n, id]));
  const ask = async (n: number, path: string, more: { token?: string; body?: object } = {}) => {
    const { status, text } = await localHttp(`http://127.0.0.1:${port}/api${path}`, {
      method: more.body ? "POST" : "GET",
      headers: {
        host: `many-${n}.example`,
        "x-forwarded-for": `198.${18 + round}.${n >> 8}.${n & 255}`,
        ...(more.token ? { "x-patient-token": more.token } : {}),
      },
      ...(more.body ? { body: more.body } : {}),
    });
    if (status !== 200 && status !== 201)
      throw new Error(`${path} of clinic ${n} answers ${status}: ${text}`);
    return text;
  };
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  return {
    "list of doctors": (n) => ask(n, "/doctors"),
    "free times of a week": (n) => ask(n, `/doctors/${doctorOf.get(n)}/slots?days=7`),
    "a patient's appointments": (n) => ask(n, "/patients/appointments", { token: patientTokenOf(n) }),
    "a time is held": (n) =>
      ask(n, "/appointment_holds", {
        body: { doctor_id: doctorOf.get(n), start_time: `${day}T${10 + round}:00:00.000Z` },
      }),
  };
}

/** Returns the numbers of `count` clinics, spread over all of them; none twice up to their number. */
export const spreadClinics = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 + ((index * 7) % clinicCount));
