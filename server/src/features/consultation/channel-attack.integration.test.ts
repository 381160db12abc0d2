import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeAll(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const runs = Number(process.env["ANTEROOM_FUZZ_RUNS"] ?? "150");
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const guestToken = "guest-token-0000000000000000000000";

test(
  "a token authorises the channels of its own person and clinic only",
  { tags: ["S7.TP.05", "S7.TP.06"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z" });
    const other = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
    const enter = async (visit: number, headers: Record<string, string>) =>
      (await clinic.call("POST", `/visits/${visit}/enter`, { headers })).body.data.entity
        .participant_id as string;
    const [me, guest] = [await enter(id, asPatient), await enter(other, { "x-guest-token": guestToken })];
    const mine = new Set([
      "private-t1-patient-1",
      `private-t1-appointment-${id}`,
      `presence-t1-visit-${id}`,
      `private-t1-participant-${me}`,
    ]);
    const theClinics = new Set(["private-t1-clinic"]);

    const kind = fc.constantFrom("patient", "appointment", "visit", "participant", "clinic", "doctor", "");
    const access = fc.constantFrom(
      "private-",
      "presence-",
      "private-encrypted-",
      "private-cache-",
      "presence-cache-",
      "Private-",
      "",
    );
    const tenant = fc.constantFrom("t1", "t2", "t01", "t1 ", "T1", "t-1", "t1.0", "t1e0", "t1-t2");
    const key = fc.constantFrom(
      "1",
      "2",
      `${id}`,
      `${other}`,
      `0${id}`,
      `${id}-1`,
      `${id}\n`,
      me,
      guest,
      "*",
      "",
    );
    const near = fc
      .tuple(access, tenant, kind, key, fc.constantFrom("", "", "", "-", ";1", ",private-t1-patient-2"))
      .map(([a, t, k, n, end]) => `${a}${t}-${k}-${n}${end}`);
    const name = fc.oneof(
      { weight: 6, arbitrary: near },
      { weight: 2, arbitrary: fc.constantFrom(...mine, ...theClinics) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 220 }) },
    );
    const ask = async (channel: string, headers: Record<string, string>, path: string) => {
      const body = { socket_id: "1.2", channel_name: channel };
      return (await clinic.call("POST", path, { headers, body })).status;
    };
    await fc.assert(
      fc.asyncProperty(name, async (channel) => {
        const status = await ask(channel, asPatient, "/realtime/auth");
        expect([channel, status === 200]).toEqual([channel, mine.has(channel)]);
        expect(status).toBeLessThan(500);
        const programs = await ask(channel, asClinic, "/clinic/realtime/auth");
        expect([channel, programs === 200]).toEqual([channel, theClinics.has(channel)]);
        expect(programs).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  },
);
