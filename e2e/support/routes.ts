/** A route of section 2 of the specification as the tests visit it; `addressOf` fills placeholders in braces. */
export type VisitedRoute = { id: string; path: string; isPrivate: boolean };

const open = (id: string, path: string): VisitedRoute => ({ id, path, isPrivate: false });
const signedIn = (id: string, path: string): VisitedRoute => ({ id, path, isPrivate: true });

/** Every route of section 2, in its order. */
export const visitedRoutes: readonly VisitedRoute[] = [
  open("S2.R01", "/"),
  open("S2.R02", "/join-by-code"),
  open("S2.R03", "/doctors"),
  open("S2.R04", "/login"),
  open("S2.R05", "/sign-up"),
  signedIn("S2.R06", "/client/video/{appointmentId}"),
  open("S2.R07", "/client/video/{appointmentId}/browser-error"),
  open("S2.R08", "/guest/video/{invitationToken}"),
  signedIn("S2.R09", "/appointments"),
  signedIn("S2.R10", "/appointments/{appointmentId}"),
  signedIn("S2.R11", "/appointments/{appointmentId}/review"),
  signedIn("S2.R12", "/appointments/{appointmentId}/files"),
  signedIn("S2.R13", "/appointments/{appointmentId}/vitals"),
  signedIn("S2.R14", "/appointments/{appointmentId}/device-test"),
  signedIn("S2.R15", "/appointments/{appointmentId}/pay"),
  open("S2.R16", "/appointment-checkout"),
  open("S2.R17", "/scheduling/patient"),
  open("S2.R18", "/scheduling/symptom-checker"),
  open("S2.R19", "/doctors/{doctorId}"),
  open("S2.R20", "/set-password"),
  open("S2.R21", "/recover-password"),
  open("S2.R22", "/invitation"),
  open("S2.R23", "/download"),
  signedIn("S2.R24", "/profile-settings"),
  open("S2.R25", "/vitals"),
  open("S2.R26", "/health-search"),
  signedIn("S2.R27", "/health-assessment"),
  signedIn("S2.R28", "/health-assessment/results"),
  signedIn(
    "S2.R29",
    "/fill-survey?action_name=before-first-visit&actionable_id={patientId}&project_id=routes",
  ),
  open("S2.R30", "/no-such-page"),
];
