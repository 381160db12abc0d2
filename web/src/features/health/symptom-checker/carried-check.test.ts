import { readSettings } from "@anteroom/domain/clinic/settings";
import { expect, test } from "vitest";
import type { App } from "../../../platform/app-context.tsx";
import { arriveWithCheck } from "../../../shared/booking/arrive-with-check.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { storeCheck, readStoredCheck } from "../../../shared/booking/stored-check.ts";
import { carriedCheck } from "./carried-check.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const day = 24 * 3_600_000;
const guest = { birthdate: "1992-03-14", sex: "female" } as const;
const interview = { person: { age: 34, sex: "F" } };

/** The few parts of the app that are used, on a storage of its own. */
function appAt(
  time: number,
  settings: object = {},
): { app: App; went: string[]; memory: ReturnType<typeof deviceMemory> } {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const went: string[] = [];
  const on = { patientsSymptomChecker: true, symptomCheckerProvider: "embedded", ...settings };
  const parts = {
    clinic: { get: () => ({ settings: readSettings(on) }) },
    clock: { now: () => time },
    session: { get: () => ({ kind: "signed-out" }) },
    navigate: (to: string) => Promise.resolve(void went.push(to)),
    storage,
  };
  const app = parts as unknown as App; // only these parts are used
  return { app, went, memory: deviceMemory(parts.storage as unknown as Storage) };
}

test.each([
  ["that the patient wants to send", { isShared: true }, {}, "details"],
  ["that the patient does not want to send", { isShared: false }, {}, null],
  ["that has not ended", { isShared: true, details: null }, {}, null],
  ["of somebody of another age", { isShared: true, interview: { person: { age: 6, sex: "M" } } }, {}, null],
  ["of somebody in care", { isShared: true, dependentId: 7 }, {}, null],
  ["at a clinic that has no checker any more", { isShared: true }, { patientsSymptomChecker: false }, null],
])(
  "a check %s is carried along: %#",
  { tags: ["S7.API.12.triage", "S3.DRAFT.03"] },
  (_, changes, settings, wanted) => {
    const { app, memory } = appAt(now, settings);
    storeCheck(memory, { details: "details", interview, ...changes }, now);
    expect(carriedCheck(app, { dependent: null, guest })).toBe(wanted);
    expect(memory.read("scheduling-draft")).toMatchObject({ symptomsTriageDetails: wanted });
  },
);

test("a check made before signing in is carried for a child of its age and sex only", () => {
  const { app, memory } = appAt(now);
  const of = { interview: { person: { age: 6, sex: "F" } }, details: "details", isShared: true };
  storeCheck(memory, of, now);
  const leonor = { id: 7, birthdate: "2020-03-14", sex: "female" } as const;
  expect(carriedCheck(app, { dependent: leonor, guest: null })).toBe("details");
  expect(carriedCheck(app, { dependent: { ...leonor, sex: "male" }, guest: null })).toBeNull();
  expect(carriedCheck(app, { dependent: { ...leonor, birthdate: "2010-03-14" }, guest: null })).toBeNull();
});

const stays = () => true;

test("a check is deleted from the device after a day", { tags: ["S9.CONST.08", "S4.DRAFT.05"] }, () => {
  const { app, memory } = appAt(now + day + 1);
  storeCheck(memory, { details: "details", interview, isShared: true }, now);
  expect(readStoredCheck(memory, now + day)).not.toBeNull();
  expect(carriedCheck(app, { dependent: null, guest })).toBeNull();
  expect(memory.read("triage-session")).toBeNull();
});

test("a check of the former checker is silently dropped", { tags: ["S4.DRAFT.05"] }, () => {
  const { app, memory } = appAt(now);
  storeCheck(memory, { details: "details", interview, isShared: true }, now);
  const stored = memory.read("triage-session");
  memory.write("triage-session", { ...Object(stored), interview: { patient: { age: 34, sex: "F" } } });
  expect(carriedCheck(app, { dependent: null, guest })).toBeNull();
  expect(memory.read("triage-session")).toBeNull();
});

test(
  "a check on this device leaves the address, and its specialty filters the list",
  { tags: ["S2.R03.q-triage_session", "S2.R03.q-triage_language", "D.97"] },
  async () => {
    const { app, went, memory } = appAt(now);
    storeCheck(memory, { id: "a1", language: "en", specialty: "cardiology" }, now);
    await arriveWithCheck(app, { triage_session: "a1", triage_language: "fr" }, stays);
    await arriveWithCheck(app, { triage_session: "a1", specialties: "neurology,general-practice" }, stays);
    await arriveWithCheck(app, { triage_session: "b2", languages: "pt" }, stays);
    expect(went).toEqual([
      "/doctors?specialties=cardiology",
      "/doctors?specialties=neurology,general-practice",
      "/doctors?languages=pt&reason=check-unknown",
    ]);
    expect(readStoredCheck(memory, now)).toMatchObject({ id: "a1", language: "fr" });
  },
);

test("arriving with a check does not release a time tapped meanwhile", async () => {
  const { app, went, memory } = appAt(now);
  storeCheck(memory, { id: "a1", language: "en", specialty: "cardiology" }, now);
  await arriveWithCheck(app, { triage_session: "a1", triage_language: "fr" }, () => false);
  expect(went).toEqual([]);
  expect(readStoredCheck(memory, now)).toMatchObject({ id: "a1", language: "fr" });
});

test(
  "a check of another provider is adopted without mixing stored data of an own one",
  { tags: ["D.97"] },
  async () => {
    const { app, went, memory } = appAt(now, { symptomCheckerProvider: "checks-elsewhere" });
    storeCheck(memory, { id: "a1", details: "details", specialty: "cardiology", isShared: true }, now);
    await arriveWithCheck(app, { triage_session: "s-77", triage_language: "ar" }, stays);
    expect(readStoredCheck(memory, now)).toMatchObject({
      id: "s-77",
      language: "ar",
      interview: null,
      specialty: null,
    });
    expect(went).toEqual(["/doctors"]);
    const details = carriedCheck(app, { dependent: null, guest });
    expect(JSON.parse(details ?? "")).toEqual({
      provider: "checks-elsewhere",
      session: "s-77",
      language: "ar",
    });
  },
);
