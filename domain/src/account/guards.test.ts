import { guardGate } from "./guard-gate.ts";
import { guardCheckout } from "../booking/guard-checkout.ts";
import { expect, test } from "vitest";
import { savePatientInformation, saveSchedulingDraft } from "../booking/booking-drafts.ts";
import {
  afterLogIn,
  guardAuth,
  guardFillSurvey,
  guardInvitation,
  guardLogIn,
  guardSetPassword,
  guardSignUp,
} from "./guards.ts";
import { readSettings } from "../clinic/settings.ts";

const settings = readSettings({ patientsLogIn: true, patientsSignUp: true, patientsWebScheduling: true });
const withoutScheduling = { ...settings, patientsWebScheduling: false };
const allowed = { allow: true };

test.each([
  [settings, "/doctors?from=%2Fappointments%3Fa%3D1"],
  [withoutScheduling, "/login?from=%2Fappointments%3Fa%3D1"],
  [{ ...withoutScheduling, patientsLogIn: false }, "/?reason=sign-in-needed"],
])(
  "a visitor opening the appointments is redirected to sign-in or doctors",
  { tags: ["S6.AUTH.01", "D.46", "S6.AUTH.02", "D.29"] },
  (of, redirect) => {
    expect(guardAuth({ isLoggedIn: false, wanted: "/appointments?a=1" }, of)).toEqual({
      redirect,
      reason: "sign-in-needed",
    });
  },
);

test("a patient with a session passes", { tags: ["S2.GEN.13", "S6.ROLE.06"] }, () => {
  expect(guardAuth({ isLoggedIn: true, wanted: "/appointments" }, settings)).toEqual(allowed);
});

test.each([
  ["/appointments/5?x=1", "/appointments/5?x=1"],
  ["https://evil.example/", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/a\\b", "/"],
  ["javascript:alert(1)", "/"],
  ["/login?from=/login", "/"],
  ["/login-help", "/login-help"],
  [undefined, "/"],
])(
  "the return path %j leads to %s after log-in, never to another site",
  { tags: ["D.46"] },
  (from, target) => {
    expect(afterLogIn(from)).toBe(target);
  },
);

test.each([
  [true, settings, { redirect: "/", reason: "signed-in" }],
  [false, settings, allowed],
  [false, { ...settings, patientsLogIn: false }, { redirect: "/", reason: "log-in-closed" }],
])("log-in with a session (%s) is decided", { tags: ["S6.AUTH.03", "D.29"] }, (isLoggedIn, of, decision) => {
  expect(guardLogIn({ isLoggedIn }, of)).toEqual(decision);
});

test(
  "a link's second step can be finished where the clinic has closed its log-in",
  { tags: ["D.29"] },
  () => {
    const closed = { ...settings, patientsLogIn: false };
    expect(guardLogIn({ isLoggedIn: false, isMidway: true }, closed)).toEqual(allowed);
    expect(guardLogIn({ isLoggedIn: true, isMidway: true }, closed)).toEqual({
      redirect: "/",
      reason: "signed-in",
    });
  },
);

test.each([
  [true, settings, { redirect: "/", reason: "signed-in" }],
  [false, settings, allowed],
  [false, { ...settings, patientsSignUp: false }, { redirect: "/", reason: "sign-up-closed" }],
])(
  "sign-up with a session (%s) is decided",
  { tags: ["S6.AUTH.04", "S3.SET.patientsSignUp"] },
  (isLoggedIn, of, decision) => {
    expect(guardSignUp(isLoggedIn, of)).toEqual(decision);
  },
);

test.each([
  [
    { isLoggedIn: false, token: undefined },
    { redirect: "/login", reason: "sign-in-needed" },
  ],
  [
    { isLoggedIn: false, token: "" },
    { redirect: "/login", reason: "sign-in-needed" },
  ],
  [{ isLoggedIn: false, token: "t" }, allowed],
  [{ isLoggedIn: true, token: undefined }, allowed],
])("setting a password with %j is decided", { tags: ["S6.AUTH.05", "S6.AUTH.06"] }, (facts, decision) => {
  expect(guardSetPassword(facts)).toEqual(decision);
});

test.each([
  [settings, allowed],
  [withoutScheduling, { redirect: "/", reason: "gate-closed" }],
])(
  "a guest may use doctors and scheduling according to the clinic's gate",
  { tags: ["S6.ROLE.01", "S6.ROLE.02"] },
  (of, decision) => {
    expect(guardGate("appointmentScheduling", of)).toEqual(decision);
    expect(guardGate(null, of)).toEqual(allowed);
  },
);

const now = Date.UTC(2026, 10, 24, 9);
const visit = new Date(now + 5 * 3_600_000).toISOString();
const other = new Date(now + 6 * 3_600_000).toISOString();
const draft = saveSchedulingDraft({ doctorId: 7, appointmentDate: visit, symptoms: "Cough" }, now);
const guest = savePatientInformation({ name: "Inês", birthdate: "1987-03-14", sex: "female" }, now);
const facts = {
  query: {},
  draft,
  isLoggedIn: false,
  patientInformation: guest,
  settings: { patientsSymptoms: true },
};
const toDoctors = { redirect: "/doctors", reason: "no-slot-chosen", deletesDraft: true };
const toHome = {
  redirect: "/",
  reason: "guest-details-missing",
  deletesDraft: false,
  slot: { doctorId: 7, appointmentDate: visit },
};

test.each([
  [
    "the address wins over the draft",
    { query: { doctorId: "9", appointmentDate: other } },
    { allow: true, doctorId: 9, appointmentDate: other },
  ],
  [
    "the draft fills what the address lacks",
    { query: { doctorId: "9" } },
    { allow: true, doctorId: 9, appointmentDate: visit },
  ],
  ["no doctor", { draft: { ...draft, doctorId: null } }, toDoctors],
  ["no time", { draft: { ...draft, appointmentDate: null } }, toDoctors],
  ["nothing at all", { draft: null }, toDoctors],
  ["an odd address and no draft", { draft: null, query: { doctorId: "x", appointmentDate: "y" } }, toDoctors],
  ["a guest without a name", { patientInformation: { ...guest, name: " " } }, toHome],
  ["a guest without a birth date", { patientInformation: { ...guest, birthdate: null } }, toHome],
  ["a guest without a sex", { patientInformation: { ...guest, sex: null } }, toHome],
  ["a guest who told nothing", { patientInformation: null }, toHome],
  ["symptoms shown and missing", { draft: { ...draft, symptoms: " " } }, toHome],
  [
    "symptoms not shown",
    { draft: { ...draft, symptoms: "" }, settings: { patientsSymptoms: false } },
    { allow: true, doctorId: 7, appointmentDate: visit },
  ],
  ["a guest with everything required stays", {}, { allow: true, doctorId: 7, appointmentDate: visit }],
  [
    "a patient with a session needs no guest details",
    { isLoggedIn: true, patientInformation: null },
    { allow: true, doctorId: 7, appointmentDate: visit },
  ],
  [
    "an expired draft sends to the doctors",
    { draft: { ...draft, savedAt: now - 3_600_001 } },
    { redirect: "/doctors", reason: "draft-expired", deletesDraft: true },
  ],
])(
  "%s",
  {
    tags: [
      "S5.GUARD.01",
      "S2.R16.q-doctorId",
      "S2.R16.q-appointmentDate",
      "S5.GUARD.02",
      "S5.GUARD.03",
      "S5.GUARD.04",
      "S5.GUARD.05",
      "D.32",
      "S5.GUARD.06",
      "S6.ROLE.05",
      "S4.DRAFT.07",
      "D.74",
    ],
  },
  (_title, change, decision) => {
    expect(guardCheckout({ ...facts, ...change }, now)).toEqual(decision);
  },
);

const home = { redirect: "/", reason: "link-incomplete" };
test.each([
  [{ invitation_token: "b" }, home],
  [{ auth_token: "a" }, home],
  [{ auth_token: "a", invitation_token: "" }, home],
  [{ auth_token: "a", invitation_token: "b" }, allowed],
])("an invitation with %j is decided", { tags: ["S5.GUARD.08", "S5.GUARD.09"] }, (query, decision) => {
  expect(guardInvitation(query)).toEqual(decision);
});

test.each([
  [{ actionable_id: "1", project_id: "2" }, home],
  [{ action_name: "a", project_id: "2" }, home],
  [{ action_name: "a", actionable_id: "1" }, home],
  [{ action_name: "a", actionable_id: "1", project_id: "2" }, allowed],
])(
  "a survey with %j is decided",
  { tags: ["S5.GUARD.10", "S5.GUARD.11", "S5.GUARD.12"] },
  (query, decision) => {
    expect(guardFillSurvey(query)).toEqual(decision);
  },
);
