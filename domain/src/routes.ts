/** How a page is framed: `navbar` standard, `full` without navigation (video), `error`, `none` a bare page (D.38). */
export type Layout = "navbar" | "full" | "error" | "none";

/** Features a clinic can switch off; `domain/gates.ts` says by which setting and where one then goes. */
export type Gate =
  | "appointmentScheduling"
  | "review"
  | "vitalSignsPreAppointment"
  | "vitalSigns"
  | "profileSettings"
  | "elsevierIntegration"
  | "homepageHealthAssessment"
  | "displayEnrollmentActionCustomisations";

type RouteShape = {
  id: string;
  /** With parameters in the router's form: `$appointmentId`. */
  path: string;
  aliases?: readonly string[];
  layout: Layout;
  needsSession: boolean;
  gate?: Gate;
  analyticsLabel: string;
  isNoIndex: boolean;
  /** Whether third-party support scripts may run on the page (D.28). */
  thirdParty: "none" | "support";
};

/** The route table of spec §2, one entry a row, in its order. */
export const routes = [
  {
    id: "home",
    path: "/",
    layout: "navbar",
    needsSession: false,
    analyticsLabel: "home",
    isNoIndex: false,
    thirdParty: "support",
  },
  {
    id: "join-by-code",
    path: "/join-by-code",
    layout: "navbar",
    needsSession: false,
    analyticsLabel: "join_by_code",
    isNoIndex: false,
    thirdParty: "none",
  },
  {
    id: "doctors",
    path: "/doctors",
    aliases: ["/find-doctor"],
    layout: "navbar",
    needsSession: false,
    gate: "appointmentScheduling",
    analyticsLabel: "doctors",
    isNoIndex: false,
    thirdParty: "support",
  },
  {
    id: "login",
    path: "/login",
    layout: "none",
    needsSession: false,
    analyticsLabel: "login",
    isNoIndex: false,
    thirdParty: "none",
  },
  {
    id: "sign-up",
    path: "/sign-up",
    layout: "none",
    needsSession: false,
    analyticsLabel: "sign_up",
    isNoIndex: false,
    thirdParty: "none",
  },
  {
    id: "patients-video",
    path: "/client/video/$appointmentId",
    layout: "full",
    needsSession: true,
    analyticsLabel: "patients_video",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "browser-error",
    path: "/client/video/$appointmentId/browser-error",
    layout: "full",
    needsSession: false,
    analyticsLabel: "browser_error",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "guest-video",
    path: "/guest/video/$invitationToken",
    layout: "full",
    needsSession: false,
    analyticsLabel: "guest_video",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "appointments",
    path: "/appointments",
    layout: "navbar",
    needsSession: true,
    analyticsLabel: "appointments",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "appointment-details",
    path: "/appointments/$appointmentId",
    layout: "navbar",
    needsSession: true,
    analyticsLabel: "appointment_details",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "review",
    path: "/appointments/$appointmentId/review",
    layout: "navbar",
    needsSession: true,
    gate: "review",
    analyticsLabel: "appointment_review",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "files",
    path: "/appointments/$appointmentId/files",
    layout: "navbar",
    needsSession: true,
    analyticsLabel: "appointment_files",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "appointment-vitals",
    path: "/appointments/$appointmentId/vitals",
    layout: "navbar",
    needsSession: true,
    gate: "vitalSignsPreAppointment",
    analyticsLabel: "appointment_vitals",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "device-test",
    path: "/appointments/$appointmentId/device-test",
    layout: "navbar",
    needsSession: true,
    analyticsLabel: "device_test",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "pay",
    path: "/appointments/$appointmentId/pay",
    layout: "navbar",
    needsSession: true,
    analyticsLabel: "appointment_pay",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "checkout",
    path: "/appointment-checkout",
    layout: "navbar",
    needsSession: false,
    gate: "appointmentScheduling",
    analyticsLabel: "appointment_checkout",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "scheduling-patient",
    path: "/scheduling/patient",
    layout: "navbar",
    needsSession: false,
    gate: "appointmentScheduling",
    analyticsLabel: "scheduling_patient",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "scheduling-symptom-checker",
    path: "/scheduling/symptom-checker",
    layout: "navbar",
    needsSession: false,
    gate: "appointmentScheduling",
    analyticsLabel: "scheduling_symptom_checker",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "doctor-profile",
    path: "/doctors/$doctorId",
    layout: "navbar",
    needsSession: false,
    gate: "appointmentScheduling",
    analyticsLabel: "doctor_profile",
    isNoIndex: false,
    thirdParty: "support",
  },
  {
    id: "set-password",
    path: "/set-password",
    layout: "none",
    needsSession: false,
    analyticsLabel: "set_password",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "recover-password",
    path: "/recover-password",
    layout: "none",
    needsSession: false,
    analyticsLabel: "recover_password",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "invitation",
    path: "/invitation",
    layout: "none",
    needsSession: false,
    analyticsLabel: "invitation",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "download",
    path: "/download",
    layout: "navbar",
    needsSession: false,
    analyticsLabel: "download",
    isNoIndex: false,
    thirdParty: "support",
  },
  {
    id: "profile-settings",
    path: "/profile-settings",
    layout: "navbar",
    needsSession: true,
    gate: "profileSettings",
    analyticsLabel: "profile_settings",
    isNoIndex: true,
    thirdParty: "support",
  },
  {
    id: "vitals",
    path: "/vitals",
    layout: "navbar",
    needsSession: false,
    gate: "vitalSigns",
    analyticsLabel: "vitals",
    isNoIndex: false,
    thirdParty: "none",
  },
  {
    id: "health-search",
    path: "/health-search",
    layout: "navbar",
    needsSession: false,
    gate: "elsevierIntegration",
    analyticsLabel: "health_search",
    isNoIndex: false,
    thirdParty: "none",
  },
  {
    id: "health-assessment",
    path: "/health-assessment",
    layout: "navbar",
    needsSession: true,
    gate: "homepageHealthAssessment",
    analyticsLabel: "health_assessment",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "health-assessment-results",
    path: "/health-assessment/results",
    layout: "navbar",
    needsSession: true,
    gate: "homepageHealthAssessment",
    analyticsLabel: "health_assessment_results",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "fill-survey",
    path: "/fill-survey",
    layout: "navbar",
    needsSession: true,
    gate: "displayEnrollmentActionCustomisations",
    analyticsLabel: "fill_survey",
    isNoIndex: true,
    thirdParty: "none",
  },
  {
    id: "not-found",
    path: "/404",
    layout: "error",
    needsSession: false,
    analyticsLabel: "not_found",
    isNoIndex: true,
    thirdParty: "none",
  },
] as const satisfies readonly RouteShape[];

export type RouteId = (typeof routes)[number]["id"];
export type Route = RouteShape & { id: RouteId };

/** The layout of this name; a name nobody knows is the standard one (S2.GEN.04). */
export function asLayout(name: string | undefined): Layout {
  return name === "full" || name === "error" || name === "none" ? name : "navbar";
}

/** The number an id in a path stands for: digits only, at most the largest safe integer; else null, the not-found page (D.39). */
export function asRouteId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** D.41: a query that carries a non-empty `token` or `…_token` keeps its page out of search engines. */
export function hasTokenInQuery(search: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(search).some(
    ([name, value]) => (name === "token" || name.endsWith("_token")) && value !== "" && value !== undefined,
  );
}
