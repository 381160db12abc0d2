import type { EndpointShape } from "@anteroom/contract/endpoint";
import { addressOf } from "@anteroom/contract/endpoint";
import * as account from "@anteroom/contract/account";
import * as appointments from "@anteroom/contract/appointments";
import * as clinicApi from "@anteroom/contract/clinic";
import * as consultation from "@anteroom/contract/consultation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTenant } from "../platform/database.ts";
import { makeAppointment, makePatient } from "./make-appointment.ts";
import { known } from "./test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "./visit-clinic.ts";

let clinic: VisitClinic;
const ids = { mine: 0, guests: 0, neighbours: 0, foreign: 0 };
const guestToken = "guest-token-0000000000000000000000";
const neighbourToken = "neighbour-token-000000000000000000";

beforeAll(async () => {
  clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" });
  const neighbour = await makePatient(clinic.db, "Neighbour", neighbourToken, clinic.clock.now());
  const at = (minute: string) => ({ start: `2027-03-01T09:${minute}:00Z` });
  ids.mine = await makeAppointment(clinic.db, at("00"));
  ids.guests = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
  ids.neighbours = await makeAppointment(clinic.db, { ...at("30"), patientId: neighbour });
  ids.foreign = await makeAppointment(clinic.db, { clinic: "ipe", ...at("30") });
});
afterAll(() => clinic.close());

const bodies: Partial<Record<string, object>> = {
  reviewAppointment: { rating: 5, comment: "" },
  sendSignal: { from: "p_000000000000000000000000", to: "d_000000000000000000000000", data: {} },
  clinicSignal: { from: "d_000000000000000000000000", to: "p_000000000000000000000000", data: {} },
  authorizeChannel: { socket_id: "1.2", channel_name: "private-t2-patient-2" },
  clinicAuthorizeChannel: { socket_id: "1.2", channel_name: "private-t2-clinic" },
};
const queries: Partial<Record<string, Record<string, string>>> = {
  clinicListAppointments: { from: "2027-03-01T00:00:00.000Z", to: "2027-03-02T00:00:00.000Z" },
};

const all = Object.entries<unknown>({ ...account, ...appointments, ...consultation, ...clinicApi }).filter(
  (entry): entry is [string, EndpointShape] =>
    typeof entry[1] === "object" && entry[1] !== null && "caller" in entry[1] && "path" in entry[1],
);
const ofAppointments = all.filter(([, shape]) => shape.path.includes("{appointment_id}"));
const guarded = all.filter(([, shape]) => shape.caller !== "anyone");

const ask = ([name, shape]: [string, EndpointShape], id: number, headers: Record<string, string>) =>
  clinic.call(shape.method, addressOf(shape, { appointment_id: id }, queries[name]), {
    headers,
    ...(shape.method === "POST" && shape.body ? { body: bodies[name] ?? {} } : {}),
  });

const tokensOf = (shape: EndpointShape): Record<string, string>[] =>
  shape.caller === "clinic"
    ? [{ authorization: `Bearer ${known.aurora.clinicToken}` }]
    : shape.caller === "visitor"
      ? [{ "x-patient-token": known.aurora.patientToken }, { "x-guest-token": guestToken }]
      : [{ "x-patient-token": known.aurora.patientToken }];

describe("S6.ROLE.06: another's ids", () => {
  test.each(ofAppointments)("%s answers 404 for another clinic's appointment", async (...entry) => {
    for (const headers of tokensOf(entry[1]))
      expect(await ask(entry, ids.foreign, headers)).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
  });

  test.each(ofAppointments.filter(([, shape]) => shape.caller !== "clinic"))(
    "%s answers 404 for another patient's and another guest's appointment",
    async (...entry) => {
      const [patient = {}, guest = patient] = tokensOf(entry[1]);
      for (const id of [ids.neighbours, ids.guests, 999])
        expect([id, (await ask(entry, id, patient)).status]).toEqual([id, 404]);
      for (const id of [guest === patient ? ids.guests : ids.mine, ids.neighbours, 999])
        expect([id, (await ask(entry, id, guest)).status]).toEqual([id, 404]);
    },
  );
});

describe("S6.ROLE.06: tokens", () => {
  test.each(guarded)(
    "%s answers 401 without a token, with an unknown one and with another clinic's",
    async (...entry) => {
      const [, shape] = entry;
      const bad =
        shape.caller === "clinic"
          ? [
              {},
              { authorization: "Bearer unknown-token-0000000000000" },
              { authorization: `Bearer ${known.ipe.clinicToken}` },
              { authorization: "Basic eDp5" },
              { "x-patient-token": known.aurora.patientToken },
            ]
          : [
              {},
              { "x-patient-token": "unknown" },
              { "x-patient-token": known.ipe.patientToken },
              { authorization: `Bearer ${known.aurora.clinicToken}` },
            ];
      for (const headers of bad)
        expect(await ask(entry, ids.mine, headers as Record<string, string>)).toMatchObject({
          status: 401,
          body: { code: "unauthenticated" },
        });
    },
  );

  test("a guest's token lists nothing: it stands for one appointment", async () => {
    const { status } = await clinic.call("GET", "/patients/appointments", {
      headers: { "x-guest-token": guestToken },
    });
    expect(status).toBe(401);
  });

  test.each(guarded)("%s answers 401 for a token taken back", async (...entry) => {
    const now = clinic.clock.now();
    const takeBack = (revoked_at: Date | null) =>
      withTenant(clinic.db, 1, async (tx) => {
        await tx.updateTable("sessions").set({ revoked_at }).execute();
        await tx.updateTable("clinic_tokens").set({ revoked_at }).execute();
      });
    await takeBack(now);
    const [headers = {}] = tokensOf(entry[1]);
    const answer = await ask(entry, ids.mine, headers);
    await takeBack(null);
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });
});
