import type { RouteName } from "@anteroom/domain/shared/routes";

/** What a route must be like. TypeScript requires an entry for every route. */
export type ExpectedRoute = {
  /** The English document title, from the shell's catalogue; or named after the clinic or the doctor. */
  title: string | { named: "clinic" | "doctor" };
  layout: "navbar" | "full" | "error" | "none";
  /** Whether it is a step of a task, without the navigation at the foot of a phone. */
  isStep: boolean;
  isIndexable: boolean;
  /** An address with every parameter the page requires, so that it does not redirect. */
  address: string;
  /** Who can open this address without a redirect. */
  walkedBy: "visitor" | "patient";
  /** What a visitor without a session gets: the page, or the list of doctors. */
  signedOut: "opens" | "doctors";
  /** A query with invalid values; null where the route reads none. */
  oddQuery: string | null;
};

const slot = "doctorId={doctorId}&appointmentDate={slot}";
const oddSlot = "appointmentDate=31-31-31&doctorId=%3Cb%3E";
const oddResult = "payment-success=perhaps&payload=%00&resultCode=Maybe&paymentData=%7Bnot+json&autoClose=";
const visit = "/appointments/{appointmentId}";
const survey = "action_name=before-first-visit&actionable_id={patientId}&project_id=routes";

const open = {
  layout: "navbar",
  isIndexable: false,
  isStep: false,
  walkedBy: "visitor",
  signedOut: "opens",
  oddQuery: null,
} as const;
const indexed = { ...open, isIndexable: true } as const;
const bare = { ...open, layout: "none" } as const;
const own = { ...open, walkedBy: "patient", signedOut: "doctors" } as const;

/** What each route must be like, by name. */
export const expectedRoutes: Record<RouteName, ExpectedRoute> = {
  home: { ...indexed, title: { named: "clinic" }, address: "/" },
  "join-by-code": { ...indexed, title: "Join by code", address: "/join-by-code" },
  doctors: {
    ...indexed,
    title: "Find a doctor",
    address: "/doctors",
    oddQuery:
      "when=never&sex=x&children=2&max_price=-1&sort=x&specialties=,,%3Cb%3E,x&languages=%zz,qqq&triage_session=-1&triage_language=tlh",
  },
  login: { ...bare, isIndexable: true, title: "Sign in", address: "/login" },
  "sign-up": {
    ...bare,
    isIndexable: true,
    title: "Create your account",
    address: "/sign-up",
    oddQuery: "mgen_client_number=%3Cb%3E%00&tax_number=none",
  },
  "patients-video": {
    ...own,
    layout: "full",
    title: "Video appointment",
    address: "/client/video/{appointmentId}",
  },
  "browser-error": {
    ...open,
    layout: "full",
    title: "Your browser does not support video calls",
    address: "/client/video/{appointmentId}/browser-error",
  },
  "guest-video": {
    ...open,
    layout: "full",
    title: "Join the video appointment",
    address: "/guest/video/{invitationToken}",
  },
  appointments: { ...own, title: "Your appointments", address: "/appointments" },
  "appointment-details": { ...own, title: "Your appointment", address: visit },
  "appointment-review": { ...own, title: "How was your appointment?", address: `${visit}/review` },
  "appointment-files": { ...own, title: "Appointment files", address: `${visit}/files` },
  "appointment-vitals": {
    ...own,
    title: "Vital signs for the appointment",
    address: `${visit}/vitals`,
    oddQuery: "appointmentStatus=asleep",
  },
  "device-test": {
    ...own,
    isStep: true,
    title: "Test camera and sound",
    address: `${visit}/device-test`,
    oddQuery: `appointmentStatus=asleep&doctorName=${"x".repeat(300)}`,
  },
  "appointment-pay": { ...own, isStep: true, title: "Payment", address: `${visit}/pay`, oddQuery: oddResult },
  "appointment-checkout": {
    ...open,
    isStep: true,
    walkedBy: "patient", // a guest is asked for name and birth date first
    title: "Review and pay",
    address: `/appointment-checkout?${slot}`,
    oddQuery: `${oddSlot}&fromRoute=%2F%2Fevil.example&${oddResult}`,
  },
  "scheduling-patient": {
    ...open,
    isStep: true,
    title: "What would you like help with?",
    address: `/scheduling/patient?${slot}`,
    oddQuery: oddSlot,
  },
  "scheduling-symptom-checker": {
    ...open,
    isStep: true,
    title: "Symptoms",
    address: `/scheduling/symptom-checker?${slot}`,
    oddQuery: oddSlot,
  },
  "doctor-profile": {
    ...indexed,
    title: { named: "doctor" },
    address: "/doctors/{doctorId}",
    oddQuery: "selectedDate=2027-02-31",
  },
  "set-password": {
    ...bare,
    title: "Choose a password",
    address: `/set-password?token=${"t".repeat(43)}`,
    oddQuery: "token=%3Cb%3E",
  },
  "recover-password": { ...bare, title: "Forgot password", address: "/recover-password" },
  invitation: {
    ...bare,
    title: "Invitation",
    address: `/invitation?auth_token=${"a".repeat(43)}&invitation_token=${"i".repeat(43)}`,
    oddQuery: "auth_token=%3Cb%3E&invitation_token=x",
  },
  download: { ...indexed, title: "Get the app", address: "/download" },
  "profile-settings": { ...own, title: "You", address: "/profile-settings" },
  vitals: { ...indexed, title: "Vital signs", address: "/vitals", oddQuery: "person=%3Cb%3E" },
  "health-search": { ...indexed, title: "Health from A to Z", address: "/health-search" },
  "health-assessment": { ...own, isStep: true, title: "Health assessment", address: "/health-assessment" },
  "health-assessment-results": {
    ...own,
    title: "Your health assessment",
    address: "/health-assessment/results",
  },
  "health-record": {
    ...own,
    title: "My health record",
    address: "/health-record",
    oddQuery: "person=%3Cb%3E",
  },
  "shared-health-record": { ...open, title: "Shared health record", address: "/health-record/shared" },
  "connect-app": {
    ...open,
    title: "Connect an app",
    address: "/connect-app",
    oddQuery: "request=%3Cb%3E&refused=%00",
  },
  "waitlist-link": { ...open, title: "Waitlist", address: "/waitlist" },
  "fill-survey": {
    ...own,
    isStep: true,
    title: "Survey",
    address: `/fill-survey?${survey}`,
    oddQuery: "action_name=%3Cb%3E&actionable_id=none&project_id=%00",
  },
  "not-found": { ...open, layout: "error", title: "Not found", address: "/no-such-page" },
};
