import { closedGateTarget, type Gate, isGateOpen } from "../clinic/gates.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";
import type { GuardDecision } from "./guards.ts";
import { matchRoute } from "../shared/routes.ts";

/**
 * Allows a route without a gate or with an open one. Redirects to the gate's target where the clinic's settings
 * close it (S6.GATE).
 */
export function guardGate(gate: Gate | null, settings: ApplicationSettings): GuardDecision {
  if (gate === null || isGateOpen(gate, settings)) return { allow: true };
  return { redirect: closedGateTarget(gate), reason: "gate-closed" };
}

/**
 * Returns whether the clinic's settings open the page at a path such as `/doctors?languages=pt`; query and hash are
 * ignored. Sign-in and password recovery need `patientsLogIn`, sign-up `patientsSignUp`, other pages their gate.
 */
export function isPathOpen(path: string, settings: ApplicationSettings): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  const { name, gate } = matchRoute(pathname).route;
  if (name === "login" || name === "recover-password") return settings.patientsLogIn;
  if (name === "sign-up") return settings.patientsSignUp;
  return gate === null || isGateOpen(gate, settings);
}
