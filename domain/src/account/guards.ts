import { isGateOpen } from "../clinic/gates.ts";
import { asOwnPath } from "../shared/route-values.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";

/** Why a visitor was redirected, as the target page explains (D.46, D.47). */
type RedirectReason =
  | "sign-in-needed"
  | "signed-in"
  | "log-in-closed"
  | "sign-up-closed"
  | "gate-closed"
  | "no-slot-chosen"
  | "draft-expired"
  | "guest-details-missing"
  | "link-incomplete";

/** A redirect of a guard to a path of the app, with its reason. */
export type Redirect = { redirect: string; reason: RedirectReason };
/** Result of a route guard. */
export type GuardDecision = { allow: true } | Redirect;

const allow = { allow: true } as const;

/**
 * Allows a signed-in visitor. Redirects others to the doctors where booking is open, else to sign-in where the clinic
 * has it, else home (S6.AUTH.01/.02, D.29, D.46). All but home get `wanted` as the page to return to.
 */
export function guardAuth(
  { isLoggedIn, wanted }: { isLoggedIn: boolean; wanted: string },
  settings: ApplicationSettings,
): GuardDecision {
  if (isLoggedIn) return allow;
  const target = isGateOpen("appointmentScheduling", settings)
    ? "/doctors"
    : settings.patientsLogIn
      ? "/login"
      : "/";
  const from = asOwnPath(wanted);
  const reason = "sign-in-needed";
  if (target === "/") return { redirect: `/?reason=${reason}`, reason };
  const query = from === null ? "" : `?from=${encodeURIComponent(from)}`;
  return { redirect: `${target}${query}`, reason };
}

/**
 * Returns the path to open after sign-in: the page wanted before, if it is one of ours and no sign-in page, else
 * home (D.46). Paths below `/login` and `/sign-up` count as sign-in pages.
 */
export function afterLogIn(from: string | null | undefined): string {
  const path = asOwnPath(from);
  return path === null || /^\/(login|sign-up)(?![\w-])/.test(path) ? "/" : path;
}

/**
 * Guards `/login`: redirects home when signed in or when the clinic has no log-in. `isMidway`, the second step of a
 * sign-in by link, is always allowed (S6.AUTH.03, D.29).
 */
export function guardLogIn(
  { isLoggedIn, isMidway = false }: { isLoggedIn: boolean; isMidway?: boolean },
  { patientsLogIn }: ApplicationSettings,
): GuardDecision {
  if (isLoggedIn) return { redirect: "/", reason: "signed-in" };
  return patientsLogIn || isMidway ? allow : { redirect: "/", reason: "log-in-closed" };
}

/** Guards `/sign-up`: redirects home when signed in or when the clinic creates no accounts (S6.AUTH.04). */
export function guardSignUp(isLoggedIn: boolean, { patientsSignUp }: ApplicationSettings): GuardDecision {
  if (isLoggedIn) return { redirect: "/", reason: "signed-in" };
  return patientsSignUp ? allow : { redirect: "/", reason: "sign-up-closed" };
}

/**
 * Guards `/set-password`: requires a token or a session, else redirects to sign-in (S6.AUTH.05/.06). Does not check
 * the token.
 */
export function guardSetPassword(facts: { isLoggedIn: boolean; token: string | undefined }): GuardDecision {
  return facts.isLoggedIn || facts.token ? allow : { redirect: "/login", reason: "sign-in-needed" };
}

/** Guards `/invitation`: requires both tokens of the query, else redirects home (S5.GUARD.08/.09). */
export function guardInvitation(query: {
  auth_token?: string | undefined;
  invitation_token?: string | undefined;
}): GuardDecision {
  return requires([query.auth_token, query.invitation_token]);
}

/** Guards `/fill-survey`: requires all three query parameters, else redirects home (S5.GUARD.10-.12). */
export function guardFillSurvey(query: {
  action_name?: string | undefined;
  actionable_id?: string | undefined;
  project_id?: string | undefined;
}): GuardDecision {
  return requires([query.action_name, query.actionable_id, query.project_id]);
}

function requires(parameters: readonly (string | undefined)[]): GuardDecision {
  return parameters.every((value) => value) ? allow : { redirect: "/", reason: "link-incomplete" };
}
