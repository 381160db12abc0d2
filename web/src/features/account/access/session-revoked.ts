import { pingSession } from "@anteroom/contract/account/account";
import type { App } from "../../../platform/app-context.tsx";
import { whenHydrated } from "../../../platform/hydration/when-hydrated.ts";

/**
 * Checks whether the session is still valid after the server closed the realtime connection. If it was
 * revoked, erases it and shows that in place of everything.
 */
export async function checkSession(app: App, token: string): Promise<void> {
  const { session, api } = app;
  const wanted = location.pathname + location.search;
  const answer = await api.call(pingSession, { query: {} });
  if (answer.isOk || answer.failure.code !== "unauthenticated" || session.isLeaving()) return;
  const current = session.token();
  if (current !== null && current !== token) return; // somebody has signed in meanwhile
  await cover(app, wanted, "reason" in answer.failure ? answer.failure.reason : undefined);
  await session.end(null);
}

/**
 * Shows in place of the page that this session was ended elsewhere, and why. Signing in leads back to
 * `wanted`.
 */
export async function showSessionRevoked(app: App, wanted: string, reason: string): Promise<void> {
  await whenHydrated(app.isHydrated);
  if (app.cover.get() !== null || app.session.token() !== null) return; // something else is said, or they have signed in
  await cover(app, wanted, reason);
}

async function cover(app: App, wanted: string, reason: string | undefined): Promise<void> {
  await app.texts.load(["access"]);
  const { sessionRevokedScreen } = await import("./signed-out.tsx");
  app.cover.set(sessionRevokedScreen(wanted, reason === "password_changed"));
}
