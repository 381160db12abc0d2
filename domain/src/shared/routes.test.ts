import { expect, test } from "vitest";
import { analyticsLabelOf, careLabel } from "../clinic/analytics-label.ts";
import { layoutOf, matchRoute, pathTo, routeOf, routes } from "./routes.ts";

/** The table of the specification, section 2, as it stands there, then the pages beyond it. */
const specification = [
  ["/", "navbar", "no", ""],
  ["/join-by-code", "navbar", "no", ""],
  [
    "/doctors",
    "navbar",
    "no",
    "specialties languages when sex children max_price sort triage_session triage_language",
  ],
  ["/login", "none", "no", ""],
  ["/sign-up", "none", "no", "mgen_client_number tax_number"],
  ["/client/video/{appointmentId}", "full", "yes", ""],
  ["/client/video/{appointmentId}/browser-error", "full", "no", ""],
  ["/guest/video/{invitationToken}", "full", "no", ""],
  ["/appointments", "navbar", "yes", ""],
  ["/appointments/{appointmentId}", "navbar", "yes", ""],
  ["/appointments/{appointmentId}/review", "navbar", "yes", ""],
  ["/appointments/{appointmentId}/files", "navbar", "yes", ""],
  ["/appointments/{appointmentId}/vitals", "navbar", "yes", "appointmentStatus"],
  ["/appointments/{appointmentId}/device-test", "navbar", "yes", "appointmentStatus doctorName"],
  [
    "/appointments/{appointmentId}/pay",
    "navbar",
    "yes",
    "payment-success payload resultCode paymentData autoClose",
  ],
  [
    "/appointment-checkout",
    "navbar",
    "no",
    "appointmentDate doctorId fromRoute payment-success payload resultCode paymentData autoClose",
  ],
  ["/scheduling/patient", "navbar", "no", "appointmentDate doctorId"],
  ["/scheduling/symptom-checker", "navbar", "no", "appointmentDate doctorId"],
  ["/doctors/{doctorId}", "navbar", "no", "selectedDate"],
  ["/set-password", "none", "no", "token"],
  ["/recover-password", "none", "no", ""],
  ["/invitation", "none", "no", "auth_token invitation_token"],
  ["/download", "navbar", "no", ""],
  ["/profile-settings", "navbar", "yes", ""],
  ["/vitals", "navbar", "no", "person"],
  ["/health-search", "navbar", "no", ""],
  ["/health-assessment", "navbar", "yes", ""],
  ["/health-assessment/results", "navbar", "yes", ""],
  ["/fill-survey", "navbar", "yes", "action_name actionable_id project_id"],
  ["*", "error", "no", ""],
  ["/health-record", "navbar", "yes", "person"],
  ["/health-record/shared", "navbar", "no", ""],
  ["/waitlist", "navbar", "no", ""],
  ["/connect-app", "navbar", "no", "request refused"],
] as const;

test.each(specification.map((row, index) => [...row, index] as const))(
  "%s has layout %s, auth %s and its query parameters",
  (path, layout, auth, query, index) => {
    const row = routes[index];
    expect(row).toMatchObject({ path, layout, auth: auth === "yes" });
    expect(row?.query.join(" ")).toBe(query);
    expect(matchRoute(path.replace("*", "/any/other").replace(/\{\w+\}/, "12")).route).toBe(row);
  },
);

test(
  "the table is complete, and every route has a name and an analytics label",
  { tags: ["S2.GEN.08"] },
  () => {
    expect(routes).toHaveLength(specification.length);
    for (const key of ["name", "path"] as const)
      expect(new Set(routes.map((row) => row[key])).size).toBe(routes.length);
    for (const row of routes) expect(analyticsLabelOf(row.name)).toMatch(/^[A-Za-z -]+$/);
  },
);

test(
  "only pages that reveal no condition have their own label; health routes are `care`",
  { tags: ["S2.GEN.09"] },
  () => {
    const labels = routes.map(({ name }) => [name, analyticsLabelOf(name)]);
    expect(labels.filter(([, label]) => label !== careLabel)).toEqual([
      ["home", "Home"],
      ["join-by-code", "Join by code"],
      ["doctors", "Doctors"],
      ["login", "Log in"],
      ["sign-up", "Sign up"],
      ["patients-video", "Video call"],
      ["browser-error", "Browser not supported"],
      ["guest-video", "Guest video call"],
      ["appointments", "Appointments"],
      ["appointment-details", "Appointment"],
      ["device-test", "Device test"],
      ["appointment-pay", "Payment"],
      ["appointment-checkout", "Checkout"],
      ["scheduling-patient", "Scheduling"],
      ["doctor-profile", "Doctor profile"],
      ["set-password", "Set password"],
      ["recover-password", "Recover password"],
      ["invitation", "Invitation"],
      ["download", "Download"],
      ["profile-settings", "Profile settings"],
      ["not-found", "Not found"],
    ]);
  },
);

test.each([
  ["/find-doctor", "doctors", {}],
  ["/client/video/12", "patients-video", { appointmentId: "12" }],
  ["/guest/video/a-B_c", "guest-video", { invitationToken: "a-B_c" }],
  ["/appointments/12/", "appointment-details", { appointmentId: "12" }],
  ["/doctors/7", "doctor-profile", { doctorId: "7" }],
  ["/nowhere/at/all", "not-found", {}],
  ["/404", "not-found", {}],
])(
  "the address %s is answered by the page %s",
  { tags: ["S2.R03.alias", "S2.R06", "S2.R08", "S2.R10", "S2.R19", "S2.R30", "S8.ERR.10", "S2.R30.404"] },
  (path, name, parameters) => {
    const found = matchRoute(path);
    expect(found.route.name).toBe(name);
    expect(found.parameters).toEqual(parameters);
  },
);

test.each([
  ["navbar", "navbar"],
  ["full", "full"],
  ["error", "error"],
  ["none", "none"],
  ["brutalist", "navbar"],
  [undefined, "navbar"],
])("the layout name %s gives the layout %s", { tags: ["S2.GEN.04", "D.38"] }, (name, layout) => {
  expect(layoutOf(name)).toBe(layout);
});

test("exactly the public pages of the clinic are indexable", { tags: ["D.40", "S2.GEN.11"] }, () => {
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

test("the support chat is on five pages only", { tags: ["D.28"] }, () => {
  expect(routes.filter((row) => row.thirdParty === "support").map((row) => row.name)).toEqual([
    "home",
    "doctors",
    "doctor-profile",
    "download",
    "profile-settings",
  ]);
});

test("a path is made from the name of its route", { tags: ["S2.R10"] }, () => {
  expect(pathTo("appointment-details", { appointmentId: 12 })).toBe("/appointments/12");
  expect(pathTo("guest-video", { invitationToken: "a/b" })).toBe("/guest/video/a%2Fb");
  expect(pathTo("doctors")).toBe("/doctors");
  expect(pathTo("not-found")).toBe("/404");
  expect(routeOf("login").layout).toBe("none");
});
