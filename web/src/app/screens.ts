import type { ComponentType } from "react";
import { doctorProfileLoader, doctorsLoader, homeLoader } from "../features/find-doctor/load.ts";
import { healthSearchLoader } from "../features/health/library/load.ts";
import type { Loader } from "../platform/loader.ts";
import type { Journey } from "../platform/i18n/i18n.ts";

/**
 * What renders a route: its component (a chunk of its own), its message catalogues, and the data loaded before it is rendered. `file` must
 * be the source file of `component`.
 */
export type Screen = {
  /** Source file, so that the page can fetch its chunk early: for the server alone, the browser has none (`tools/shorter-code.ts`). */
  file: string;
  component: () => Promise<{ default: ComponentType }>;
  journeys: readonly Journey[];
  /** Public pages only: runs on the server too. */
  loader?: Loader;
};

/** The screen of each route, by route name. */
export const screens: Partial<Record<string, Screen>> = {
  home: {
    file: "src/features/find-doctor/home/home.tsx",
    component: () => import("../features/find-doctor/home/home.tsx").then(({ Home }) => ({ default: Home })),
    journeys: ["find-doctor"],
    loader: homeLoader,
  },
  login: {
    file: "src/features/account/sign-in/login.tsx",
    component: () =>
      import("../features/account/sign-in/login.tsx").then((module) => ({ default: module.Login })),
    journeys: ["account"],
  },
  "sign-up": {
    file: "src/features/account/sign-up/sign-up.tsx",
    component: () =>
      import("../features/account/sign-up/sign-up.tsx").then(({ SignUp }) => ({ default: SignUp })),
    journeys: ["access"],
  },
  "set-password": {
    file: "src/features/account/access/set-password.tsx",
    component: () =>
      import("../features/account/access/set-password.tsx").then(({ SetPassword }) => ({
        default: SetPassword,
      })),
    journeys: ["access"],
  },
  "recover-password": {
    file: "src/features/account/access/recover-password.tsx",
    component: () =>
      import("../features/account/access/recover-password.tsx").then(({ RecoverPassword }) => ({
        default: RecoverPassword,
      })),
    journeys: ["access"],
  },
  invitation: {
    file: "src/features/account/access/invitation.tsx",
    component: () =>
      import("../features/account/access/invitation.tsx").then(({ Invitation }) => ({ default: Invitation })),
    journeys: ["access"],
  },
  appointments: {
    file: "src/features/appointments/list/appointments.tsx",
    component: () =>
      import("../features/appointments/list/appointments.tsx").then((module) => ({
        default: module.Appointments,
      })),
    journeys: ["appointments"],
  },
  "appointment-details": {
    file: "src/features/appointments/appointment-details.tsx",
    component: () =>
      import("../features/appointments/appointment-details.tsx").then((module) => ({
        default: module.AppointmentDetails,
      })),
    journeys: ["appointments"],
  },
  "appointment-review": {
    file: "src/features/appointments/appointment-review.tsx",
    component: () =>
      import("../features/appointments/appointment-review.tsx").then((module) => ({
        default: module.AppointmentReview,
      })),
    journeys: ["appointments"],
  },
  "appointment-files": {
    file: "src/features/appointments/files/appointment-files.tsx",
    component: () =>
      import("../features/appointments/files/appointment-files.tsx").then((module) => ({
        default: module.AppointmentFiles,
      })),
    journeys: ["appointments"],
  },
  doctors: {
    file: "src/features/find-doctor/doctors.tsx",
    component: () =>
      import("../features/find-doctor/doctors.tsx").then(({ Doctors }) => ({ default: Doctors })),
    journeys: ["find-doctor"],
    loader: doctorsLoader,
  },
  "doctor-profile": {
    file: "src/features/find-doctor/doctor-profile.tsx",
    component: () =>
      import("../features/find-doctor/doctor-profile.tsx").then(({ DoctorProfile }) => ({
        default: DoctorProfile,
      })),
    journeys: ["find-doctor"],
    loader: doctorProfileLoader,
  },
  "join-by-code": {
    file: "src/features/consultation/join/join-by-code.tsx",
    component: () =>
      import("../features/consultation/join/join-by-code.tsx").then((module) => ({
        default: module.JoinByCode,
      })),
    journeys: ["join"],
  },
  "patients-video": {
    file: "src/features/consultation/call/patient-video.tsx",
    component: () =>
      import("../features/consultation/call/patient-video.tsx").then((module) => ({
        default: module.PatientsVideo,
      })),
    journeys: ["consultation", "devices"],
  },
  "guest-video": {
    file: "src/features/consultation/guests/guest-video.tsx",
    component: () =>
      import("../features/consultation/guests/guest-video.tsx").then((module) => ({
        default: module.GuestVideo,
      })),
    journeys: ["consultation", "devices"],
  },
  "browser-error": {
    file: "src/features/consultation/device-test/browser-error.tsx",
    component: () =>
      import("../features/consultation/device-test/browser-error.tsx").then((module) => ({
        default: module.BrowserError,
      })),
    journeys: ["consultation"],
  },
  "device-test": {
    file: "src/features/consultation/device-test/device-test.tsx",
    component: () =>
      import("../features/consultation/device-test/device-test.tsx").then((module) => ({
        default: module.DeviceTest,
      })),
    journeys: ["consultation", "devices"],
  },
  "scheduling-patient": {
    file: "src/features/booking/patient/scheduling-patient.tsx",
    component: () =>
      import("../features/booking/patient/scheduling-patient.tsx").then((module) => ({
        default: module.SchedulingPatient,
      })),
    journeys: ["booking", "payment"],
  },
  "scheduling-symptom-checker": {
    file: "src/features/health/symptom-checker/symptom-checker.tsx",
    component: () =>
      import("../features/health/symptom-checker/symptom-checker.tsx").then((module) => ({
        default: module.SymptomCheckerPage,
      })),
    journeys: ["symptom-checker"],
  },
  "appointment-checkout": {
    file: "src/features/booking/checkout/appointment-checkout.tsx",
    component: () =>
      import("../features/booking/checkout/appointment-checkout.tsx").then((module) => ({
        default: module.AppointmentCheckout,
      })),
    journeys: ["booking", "payment"],
  },
  "appointment-pay": {
    file: "src/features/booking/payment/pay-page.tsx",
    component: () =>
      import("../features/booking/payment/pay-page.tsx").then((module) => ({ default: module.PayPage })),
    journeys: ["payment"],
  },
  vitals: {
    file: "src/features/vitals/vitals.tsx",
    component: () => import("../features/vitals/vitals.tsx").then(({ Vitals }) => ({ default: Vitals })),
    journeys: ["vitals"],
  },
  "appointment-vitals": {
    file: "src/features/vitals/result/appointment-vitals.tsx",
    component: () =>
      import("../features/vitals/result/appointment-vitals.tsx").then((module) => ({
        default: module.AppointmentVitals,
      })),
    journeys: ["vitals", "vitals-reading"],
  },
  "health-assessment": {
    file: "src/features/health/assessment/health-assessment.tsx",
    component: () =>
      import("../features/health/assessment/health-assessment.tsx").then((module) => ({
        default: module.HealthAssessment,
      })),
    journeys: ["questionnaire", "health-assessment", "urgent"],
  },
  "health-assessment-results": {
    file: "src/features/health/assessment/result/health-assessment-results.tsx",
    component: () =>
      import("../features/health/assessment/result/health-assessment-results.tsx").then((module) => ({
        default: module.HealthAssessmentResults,
      })),
    journeys: ["health-assessment", "urgent"],
  },
  "health-record": {
    file: "src/features/health/record/health-record.tsx",
    component: () =>
      import("../features/health/record/health-record.tsx").then((module) => ({
        default: module.HealthRecord,
      })),
    journeys: ["health-record"],
  },
  "shared-health-record": {
    file: "src/features/health/record/shared-record.tsx",
    component: () =>
      import("../features/health/record/shared-record.tsx").then((module) => ({
        default: module.SharedRecord,
      })),
    journeys: ["health-record"],
  },
  "waitlist-link": {
    file: "src/features/appointments/changes/waitlist-link.tsx",
    component: () =>
      import("../features/appointments/changes/waitlist-link.tsx").then((module) => ({
        default: module.WaitlistLinkPage,
      })),
    journeys: ["appointments"],
  },
  "connect-app": {
    file: "src/features/account/connected-apps/connect-app.tsx",
    component: () =>
      import("../features/account/connected-apps/connect-app.tsx").then((module) => ({
        default: module.ConnectApp,
      })),
    journeys: ["connected-apps"],
  },
  "fill-survey": {
    file: "src/features/health/surveys/fill-survey.tsx",
    component: () =>
      import("../features/health/surveys/fill-survey.tsx").then((module) => ({ default: module.FillSurvey })),
    journeys: ["surveys", "questionnaire"],
  },
  "health-search": {
    file: "src/features/health/library/health-search.tsx",
    component: () =>
      import("../features/health/library/health-search.tsx").then((module) => ({
        default: module.HealthSearch,
      })),
    journeys: ["health-search"],
    loader: healthSearchLoader,
  },
  download: {
    file: "src/features/download/download.tsx",
    component: () =>
      import("../features/download/download.tsx").then(({ Download }) => ({ default: Download })),
    journeys: ["download"],
  },
  "profile-settings": {
    file: "src/app/pages/profile-settings.tsx",
    component: () =>
      import("./pages/profile-settings.tsx").then((module) => ({ default: module.ProfileSettings })),
    journeys: ["profile", "dependents", "access", "security", "my-data", "third-parties"],
  },
};
