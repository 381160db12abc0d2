import { expect, test } from "vitest";
import { careLabel, layoutOf, matchRoute, pathTo, routeOf, routes } from "./routes.ts";

/** The table of the specification, section 2, as it stands there. */
const specification = [
  ["S2.R01", "/", "navbar", "no", ""],
  ["S2.R02", "/join-by-code", "navbar", "no", ""],
  ["S2.R03", "/doctors", "navbar", "no", "specialties languages triage_session triage_language"],
  ["S2.R04", "/login", "none", "no", ""],
  ["S2.R05", "/sign-up", "none", "no", "mgen_client_number tax_number"],
  ["S2.R06", "/client/video/{appointmentId}", "full", "yes", ""],
  ["S2.R07", "/client/video/{appointmentId}/browser-error", "full", "no", ""],
  ["S2.R08", "/guest/video/{invitationToken}", "full", "no", ""],
  ["S2.R09", "/appointments", "navbar", "yes", ""],
  ["S2.R10", "/appointments/{appointmentId}", "navbar", "yes", ""],
  ["S2.R11", "/appointments/{appointmentId}/review", "navbar", "yes", ""],
  ["S2.R12", "/appointments/{appointmentId}/files", "navbar", "yes", ""],
  ["S2.R13", "/appointments/{appointmentId}/vitals", "navbar", "yes", "appointmentStatus"],
  ["S2.R14", "/appointments/{appointmentId}/device-test", "navbar", "yes", "appointmentStatus doctorName"],
  [
    "S2.R15",
    "/appointments/{appointmentId}/pay",
    "navbar",
    "yes",
    "payment-success payload resultCode paymentData autoClose",
  ],
  [
    "S2.R16",
    "/appointment-checkout",
    "navbar",
    "no",
    "appointmentDate doctorId fromRoute payment-success payload resultCode paymentData autoClose",
  ],
  ["S2.R17", "/scheduling/patient", "navbar", "no", "appointmentDate doctorId"],
  ["S2.R18", "/scheduling/symptom-checker", "navbar", "no", "appointmentDate doctorId"],
  ["S2.R19", "/doctors/{doctorId}", "navbar", "no", "selectedDate"],
  ["S2.R20", "/set-password", "none", "no", "token"],
  ["S2.R21", "/recover-password", "none", "no", ""],
  ["S2.R22", "/invitation", "none", "no", "auth_token invitation_token"],
  ["S2.R23", "/download", "navbar", "no", ""],
  ["S2.R24", "/profile-settings", "navbar", "yes", ""],
  ["S2.R25", "/vitals", "navbar", "no", ""],
  ["S2.R26", "/health-search", "navbar", "no", ""],
  ["S2.R27", "/health-assessment", "navbar", "yes", ""],
  ["S2.R28", "/health-assessment/results", "navbar", "yes", ""],
  ["S2.R29", "/fill-survey", "navbar", "yes", "action_name actionable_id project_id"],
  ["S2.R30", "*", "error", "no", ""],
] as const;

test.each(specification.map((row, index) => [...row, index] as const))(
  "%s: %s has layout %s, auth %s and its query parameters",
  (_id, path, layout, auth, query, index) => {
    const row = routes[index];
    expect(row).toMatchObject({ path, layout, auth: auth === "yes" });
    expect(row?.query.join(" ")).toBe(query);
    expect(matchRoute(path.replace("*", "/any/other").replace(/\{\w+\}/, "12")).route).toBe(row);
  },
);

test("S2.GEN.08: the table is complete, and every route has a name and an analytics label", () => {
  expect(routes).toHaveLength(specification.length);
  for (const key of ["name", "path"] as const)
    expect(new Set(routes.map((row) => row[key])).size).toBe(routes.length);
  for (const row of routes) expect(row.analyticsLabel).toMatch(/^[A-Za-z -]+$/);
});

test("S2.GEN.09: only these pages are told apart; whoever reads of an illness, measures, books or has a visit is seen in `care` alone", () => {
  const told = routes.filter((row) => row.analyticsLabel !== careLabel);
  expect(told.map(({ name, analyticsLabel }) => [name, analyticsLabel])).toEqual([
    ["home", "Home"],
    ["join-by-code", "Join by code"],
    ["doctors", "Doctors"],
    ["login", "Log in"],
    ["sign-up", "Sign up"],
    ["doctor-profile", "Doctor profile"],
    ["set-password", "Set password"],
    ["recover-password", "Recover password"],
    ["invitation", "Invitation"],
    ["download", "Download"],
    ["profile-settings", "Profile settings"],
    ["not-found", "Not found"],
  ]);
});

test.each([
  ["S2.R03.alias", "/find-doctor", "doctors", {}],
  ["S2.R06", "/client/video/12", "patients-video", { appointmentId: "12" }],
  ["S2.R08", "/guest/video/a-B_c", "guest-video", { invitationToken: "a-B_c" }],
  ["S2.R10", "/appointments/12/", "appointment-details", { appointmentId: "12" }],
  ["S2.R19", "/doctors/7", "doctor-profile", { doctorId: "7" }],
  ["S2.R30 S8.ERR.10", "/nowhere/at/all", "not-found", {}],
  ["S2.R30.404", "/404", "not-found", {}],
])("%s: the address %s is answered by the page %s", (_id, path, name, parameters) => {
  const found = matchRoute(path);
  expect(found.route.name).toBe(name);
  expect(found.parameters).toEqual(parameters);
});

test.each([
  ["navbar", "navbar"],
  ["full", "full"],
  ["error", "error"],
  ["none", "none"],
  ["brutalist", "navbar"],
  [undefined, "navbar"],
])("S2.GEN.04 D.38: the layout name %s gives the layout %s", (name, layout) => {
  expect(layoutOf(name)).toBe(layout);
});

test("D.40 S2.GEN.11: exactly the public pages of the clinic may stand in a search engine", () => {
  expect(routes.filter((row) => !row.noIndex).map((row) => row.path)).toEqual([
    "/",
    "/join-by-code",
    "/doctors",
    "/login",
    "/sign-up",
    "/doctors/{doctorId}",
    "/download",
    "/vitals",
    "/health-search",
  ]);
});

test("D.28: the support chat belongs to five pages only", () => {
  expect(routes.filter((row) => row.thirdParty === "support").map((row) => row.name)).toEqual([
    "home",
    "doctors",
    "doctor-profile",
    "download",
    "profile-settings",
  ]);
});

test("S2.R10: a path is made from the name of its route", () => {
  expect(pathTo("appointment-details", { appointmentId: 12 })).toBe("/appointments/12");
  expect(pathTo("guest-video", { invitationToken: "a/b" })).toBe("/guest/video/a%2Fb");
  expect(pathTo("doctors")).toBe("/doctors");
  expect(pathTo("not-found")).toBe("/404");
  expect(routeOf("login").layout).toBe("none");
});
