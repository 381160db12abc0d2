import { pingSession } from "@anteroom/contract/account/account";
import { fetchCode } from "../../../platform/fetch-code.ts";
import type { App } from "../../../platform/app-context.tsx";
import type { SessionState } from "../../../platform/session.ts";
import { storeQuietly } from "../../../platform/storage/store-quietly.ts";
import { whenHydrated } from "../../../platform/hydration/when-hydrated.ts";

/**
 * Checks by the API whether the session of `token` is still valid. If the server has revoked it, covers the
 * app with that notice and ends the session on this device; not while signing out, nor if another session has
 * begun since. Other failures change nothing. Call it once the server has closed the realtime connection.
 */
export async function checkSession(app: App, token: string): Promise<void> {
  const { session, api } = app;
  const wanted = location.pathname + location.search;
  const answer = await api.call(pingSession, { query: {} });
  if (answer.isOk || answer.failure.code !== "unauthenticated" || session.isLeaving()) return;
  const current = session.token();
  if (current !== null && current !== token) return; // somebody has signed in meanwhile
  await cover(app, wanted, "reason" in answer.failure ? answer.failure.reason : undefined);
  giveBackLater(app, Object.entries(app.storage ?? {}), session.get());
  await session.end(null);
}

/**
 * Covers the app with the notice that the session ended elsewhere, and why; signing in leads back to `wanted`
 * (path and query), and gives back what was `stored` when the session (`state`) ended. Waits for hydration. Does nothing if another
 * cover is shown or somebody is signed in.
 */
export async function showSessionRevoked(
  app: App,
  wanted: string,
  { reason, stored, state }: { reason: string; stored: Stored; state: SessionState },
): Promise<void> {
  giveBackLater(app, stored, state);
  await whenHydrated(app.isHydrated);
  if (app.cover.get() !== null || app.session.token() !== null) return; // something else is said, or they have signed in
  await cover(app, wanted, reason);
}

/** Keys of the device's storage with their texts. */
type Stored = readonly (readonly [string, string])[];

/**
 * Stores again what a session that the server has revoked had stored, when the same patient signs in on this page. Until then it stands in
 * the page alone: a device that was signed out keeps nothing of a patient in its storage (D.64).
 */
function giveBackLater({ session, storage }: App, stored: Stored, ended: SessionState): void {
  const stop = session.subscribe(() => {
    const state = session.get();
    if (state.kind !== "signed-in") return;
    stop();
    if (ended.kind !== "signed-in" || ended.profile.id !== state.profile.id) return;
    for (const [key, text] of stored) if (storage?.getItem(key) === null) storeQuietly(storage, key, text);
  });
}

async function cover(app: App, wanted: string, reason: string | undefined): Promise<void> {
  const load = () => Promise.all([import("./signed-out.tsx"), app.texts.load(["access"])]);
  const [revoked] = (await fetchCode(load)) ?? [];
  if (revoked) app.cover.set(revoked.sessionRevokedScreen(wanted, reason));
}
