// One gate closed at a time: no link that a person meets may lead to a page behind it.
import { listDependents } from "@anteroom/contract/account/dependents";
import { getInsurance } from "@anteroom/contract/account/insurance";
import { listAppointments, listReviewOffers } from "@anteroom/contract/appointment/appointments";
import { createHold, releaseHold } from "@anteroom/contract/appointment/booking";
import { getDoctor, listDoctors, listSlots } from "@anteroom/contract/appointment/find-doctor";
import {
  listSurveyOffers,
  listSurveyResponses,
  listSurveyTemplates,
} from "@anteroom/contract/appointment/surveys";
import { listCallRequests } from "@anteroom/contract/call/call-requests";
import { enterCall, getCall, leaveCall } from "@anteroom/contract/call/consultation";
import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import { getHealthRecord, listRecordPeople, listRecordShares } from "@anteroom/contract/health/health-record";
import { listTopics, listTopicSynonyms } from "@anteroom/contract/health/health-topics";
import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { aurora } from "@anteroom/content/demo/aurora";
import { isPathOpen } from "@anteroom/domain/account/guard-gate";
import { closedGateTarget, gateSettings } from "@anteroom/domain/clinic/gates";
import { publicSettings, readSettings, type ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { matchRoute, routes } from "@anteroom/domain/shared/routes";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { hold, orderTotal } from "../testing/answers/booking.ts";
import { listHoldFiles } from "@anteroom/contract/appointment/files";
import { getOrderTotal } from "@anteroom/contract/appointment/vouchers";
import { aDependent } from "../testing/answers/account.ts";
import { anAppointment, appointmentApi, aFinishedAppointment } from "../testing/answers/appointments.ts";
import { admission, emptyRoom, waiting } from "../testing/answers/call.ts";
import { collectionOf, detailsOf, drVale, entityOf, slotsOn } from "../testing/answers/find-doctor.ts";
import { standInDevices } from "../testing/devices.ts";
import { joana, openPage, silentRealtime } from "../testing/open-page.tsx";

const everythingOpen: Partial<ApplicationSettings> = {
  ...Object.fromEntries(Object.values(gateSettings).map((setting) => [setting, true])),
  patientsLogIn: true,
  patientsSignUp: true,
  patientsHomepageVitalSigns: true,
  patientsManageDependents: true,
  patientsSymptomChecker: true,
  phoneCallBack: true,
  surveysProject: "aurora-visits",
  symptomCheckerProvider: "embedded",
  vitalSignsProvider: "embedded",
};
const settingsOf = (differences: Partial<ApplicationSettings>) =>
  publicSettings(readSettings({ ...aurora.settings, ...differences }));

const survey = {
  action_name: "before-first-visit",
  actionable_id: "7",
  project_id: "aurora-visits",
  appointment_id: 21,
  appointment: null,
  is_reviewed: false,
};
const surveyLink = "/fill-survey?action_name=before-first-visit&actionable_id=7&project_id=aurora-visits";
const { id: patient_id, name, birthdate, sex } = joana;
const person = { patient_id, name, birthdate, sex, is_self: true };
const none = { entries: [], confirmation: null };
const record = {
  person,
  medicines: none,
  allergies: none,
  summaries: [],
  files: [],
  measurements: [],
  assessments: [],
  checks: [],
};

/** Answers whatever the pages ask of which the clinic has not closed the gate. */
const clinicApi = (appointment = anAppointment()) =>
  appointmentApi(appointment)
    .on(listDoctors, collectionOf([drVale]))
    .on(getDoctor, entityOf(detailsOf(drVale)))
    .on(listSlots, slotsOn({ "2026-11-25": ["10:00"] }))
    .on(listAppointments, collectionOf([appointment]))
    .on(listDependents, collectionOf([aDependent()]))
    .on(listReviewOffers, collectionOf([]))
    .on(listSurveyOffers, collectionOf([survey]))
    .on(listSurveyResponses, collectionOf([]))
    .on(listOwnMeasurements, collectionOf([]))
    .on(listRecordPeople, collectionOf([person]))
    .on(getHealthRecord, entityOf(record))
    .on(listRecordShares, collectionOf([]))
    .on(listTopics, collectionOf([{ slug: "asthma", title: "Asthma", language: "en" as const }]))
    .on(listTopicSynonyms, collectionOf([]))
    .on(createHold, entityOf({ ...hold, secret: "s".repeat(43) }))
    .on(releaseHold, undefined)
    .on(getOrderTotal, entityOf(orderTotal))
    .on(listHoldFiles, collectionOf([]))
    .lose(getInsurance)
    .lose(listSurveyTemplates)
    .lose(saveDeviceCheck);

/** The links to pages; the files of a clinic, such as its terms, are none. */
const links = (): string[] =>
  [...document.querySelectorAll("a[href^='/']:not([href^='/clinics/'])")].map(
    (link) => link.getAttribute("href") ?? "",
  );
const leadsNowhere = (to: string) => matchRoute(to.split(/[?#]/)[0] ?? "").route.path === "*";

/** Waits for the links that a page has when everything is open, but for those that are closed; gives the closed ones that are there. */
async function closedLinks(
  expected: readonly string[],
  differences: Partial<ApplicationSettings>,
): Promise<string[]> {
  const settings = settingsOf(differences);
  const open = expected.filter((to) => isPathOpen(to, settings));
  await waitFor(() => expect(links()).toEqual(expect.arrayContaining(open)));
  return links().filter((to) => !isPathOpen(to, settings) || leadsNowhere(to));
}

type Page = {
  path: string;
  heading: string | RegExp;
  appointment?: ReturnType<typeof anAppointment>;
  /** Where it leads when everything is open, besides the menu. */
  leadsTo: readonly string[];
};

const menu = ["/", "/doctors", "/appointments", "/vitals", "/profile-settings", "/health-record"];
/** Without the call: its link is there once the call is open. */
const ofAppointment = ["/appointments/21/files", "/appointments/21?view=messages"];

const pages: readonly Page[] = [
  {
    path: "/",
    heading: "Good morning, Joana",
    leadsTo: [
      "/appointments/21",
      "/appointments/21/device-test",
      "/doctors/3",
      "/health-assessment",
      "/scheduling/symptom-checker",
      "/health-search",
      "/join-by-code",
      surveyLink,
    ],
  },
  {
    path: "/doctors",
    heading: "Find a doctor",
    leadsTo: [
      "/doctors/3",
      "/scheduling/patient?doctorId=3&appointmentDate=2026-11-24T14%3A00%3A00.000Z",
      "/doctors?when=today",
    ],
  },
  {
    path: "/doctors/3",
    heading: "Dr Rui Vale",
    leadsTo: ["/scheduling/patient?doctorId=3&appointmentDate=2026-11-25T10%3A00%3A00.000Z"],
  },
  { path: "/appointments", heading: "Your appointments", leadsTo: ["/appointments/21"] },
  {
    path: "/appointments/21",
    heading: /^Your appointment with/,
    leadsTo: [...ofAppointment, "/appointments/21/vitals?appointmentStatus=accepted", surveyLink],
  },
  {
    path: "/appointments/21",
    heading: /^Finished appointment/,
    appointment: aFinishedAppointment(),
    leadsTo: [...ofAppointment, "/doctors/3", "/appointments/21/review"],
  },
  { path: "/health-assessment", heading: "Health assessment", leadsTo: [] },
  {
    path: "/health-search",
    heading: "Health from A to Z",
    leadsTo: ["/health-search?topic=asthma", "/health-assessment"],
  },
  { path: "/health-record", heading: "My health record", leadsTo: ["/vitals?person=7"] },
  {
    path: "/vitals",
    heading: "Who is this reading for?",
    leadsTo: ["/vitals?person=7", "/health-search", "/health-assessment"],
  },
  { path: "/scheduling/symptom-checker", heading: "Check your symptoms", leadsTo: [] },
  { path: "/profile-settings", heading: "About you", leadsTo: ["/profile-settings?section=insurance"] },
];

describe.each(Object.values(gateSettings))("with only %s off", (setting) => {
  const settings = { ...everythingOpen, [setting]: false };

  test.each(pages.filter(({ path }) => isPathOpen(path, settingsOf(settings))))(
    "links lead to open pages for a patient on $path",
    async ({ path, heading, appointment, leadsTo }) => {
      await openPage(path, { api: clinicApi(appointment), patient: joana, settings });
      await screen.findByRole("heading", { level: 1, name: heading });
      expect(await closedLinks([...menu, ...leadsTo], settings)).toEqual([]);
    },
  );

  test("links lead to open pages for a patient in the waiting room", async () => {
    standInDevices();
    const api = clinicApi()
      .on(enterCall, entityOf({ ...admission, visit: waiting }))
      .on(getCall, entityOf(waiting))
      .on(listCallRequests, collectionOf([]))
      .on(leaveCall, undefined);
    const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
    const { user } = await openPage("/client/video/21", {
      api,
      patient: joana,
      settings,
      now: Date.UTC(2026, 10, 26, 13, 30),
      replace: { callTools: () => Promise.resolve(callTools) },
    });
    await user.click(await screen.findByRole("button", { name: /^Join/ }));
    await screen.findByRole("heading", { level: 1, name: "Waiting room" });
    expect(await closedLinks([], settings)).toEqual([]);
  });
});

const visited: readonly Page[] = [
  {
    path: "/",
    heading: "See a doctor, wherever you are",
    leadsTo: ["/login", "/login?from=%2Fhealth-assessment", "/health-search", "/doctors/3"],
  },
  { path: "/doctors", heading: "Find a doctor", leadsTo: ["/login", "/doctors/3"] },
  { path: "/doctors/3", heading: "Dr Rui Vale", leadsTo: ["/login", "/doctors/3?selectedDate=2026-11-26"] },
  { path: "/vitals", heading: "Your vital signs", leadsTo: ["/login", "/health-search"] },
  {
    path: "/health-search",
    heading: "Health from A to Z",
    leadsTo: ["/login", "/health-search?topic=asthma"],
  },
  {
    path: "/join-by-code",
    heading: /./,
    leadsTo: ["/login", "/login?from=%2Fappointments"],
  },
  { path: "/login", heading: "Welcome back", leadsTo: ["/sign-up", "/recover-password"] },
  { path: "/sign-up", heading: /./, leadsTo: ["/login"] },
];

describe.each(["patientsLogIn", "patientsSignUp"] as const)("with only %s off", (setting) => {
  const settings = { ...everythingOpen, [setting]: false };

  test.each(visited.filter(({ path }) => isPathOpen(path, settingsOf(settings))))(
    "links lead to open pages for a visitor on $path",
    async ({ path, heading, leadsTo }) => {
      await openPage(path, { api: clinicApi(), settings });
      await screen.findByRole("heading", { level: 1, name: heading });
      expect(await closedLinks(leadsTo, settings)).toEqual([]);
    },
  );
});

const allClosed: Partial<ApplicationSettings> = {
  ...Object.fromEntries(Object.values(gateSettings).map((setting) => [setting, false])),
  vitalSignsProvider: "none",
};
const slot = "?doctorId=3&appointmentDate=2026-11-24T14%3A00%3A00.000Z";
const queries: Readonly<Record<string, string>> = {
  "scheduling-patient": slot,
  "appointment-checkout": slot,
  "fill-survey": "?action_name=before-first-visit&actionable_id=7&project_id=aurora-visits",
};
const gated = routes.flatMap(({ name: route, path, gate }) =>
  gate === null
    ? []
    : [
        {
          path: path.replace("{appointmentId}", "21").replace("{doctorId}", "3"),
          gate,
          query: queries[route] ?? "",
        },
      ],
);

test.each(gated)(
  "a patient at $path is redirected by the closed gate $gate and sees nothing of the page",
  {
    tags: [
      "S6.GATE.appointmentScheduling",
      "S6.GATE.review",
      "S6.GATE.vitalSignsPreAppointment",
      "S6.GATE.vitalSigns",
      "S6.GATE.profileSettings",
      "S6.GATE.elsevierIntegration",
      "S6.GATE.homepageHealthAssessment",
      "S6.GATE.displayEnrollmentActionCustomisations",
      "S3.SET.patientsWebScheduling",
      "S3.SET.patientsReview",
      "D.19",
      "G.18",
    ],
  },
  async ({ path, gate, query }) => {
    await openPage(path + query, { api: clinicApi(), patient: joana, settings: allClosed });
    const target = closedGateTarget(gate);
    await waitFor(() => expect(location.pathname).toBe(target === "/404" ? path : target));
    const said = {
      "/": "This clinic does not offer that page.",
      "/404": "Page not found",
      "/appointments": "Your appointments",
    }[target];
    await waitFor(() => expect(screen.getByRole("main").textContent).toContain(said));
  },
);

test.each(gated.filter(({ path }) => path !== "/health-assessment/results"))(
  "a patient at $path stays there when its gate is open",
  { tags: ["S6.GATE.on"] },
  async ({ path, query }) => {
    await openPage(path + query, { api: clinicApi(), patient: joana, settings: everythingOpen });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.getByRole("main").textContent).not.toContain("Page not found");
    expect(location.pathname).toBe(path);
  },
);

const needsSession = routes.flatMap(({ path, auth }) =>
  auth ? [{ path: path.replace("{appointmentId}", "21") }] : [],
);

test.each(needsSession)(
  "a visitor at $path is redirected to sign-in with the return path, and no data is fetched",
  { tags: ["S2.GEN.13", "S6.AUTH.01", "S2.R09", "S2.R10", "S2.R11", "S2.R13"] },
  async ({ path }) => {
    const api = clinicApi();
    const asked: string[] = [];
    const { fetch: answer } = api;
    api.fetch = async (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
      return answer(input, init);
    };
    await openPage(path, { api, settings: everythingOpen });
    await waitFor(() => expect(location.pathname).toBe("/doctors"));
    expect(new URLSearchParams(location.search).get("from")).toBe(path);
    await screen.findByRole("heading", { level: 1 });
    expect(asked.filter((one) => one.startsWith("/api/patients/"))).toEqual([]);
  },
);
