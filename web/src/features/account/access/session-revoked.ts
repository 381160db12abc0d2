import { pingSession } from "@anteroom/contract/account/account";
import type { App } from "../../../platform/app-context.tsx";

/**
 * The server has ended the page's realtime connection: asks whether the session of this token still holds. Where it was
 * revoked elsewhere, the page forgets it and says so in place of everything.
 */
export async function checkSession(app: App, token: string): Promise<void> {
  const { session, api } = app;
  const wanted = location.pathname + location.search;
  const answer = await api.call(pingSession, { query: {} });
  if (answer.isOk || answer.failure.code !== "unauthenticated" || session.isLeaving()) return;
  const current = session.token();
  if (current !== null && current !== token) return; // somebody has signed in meanwhile
  await app.texts.load(["access"]);
  const { signedOut } = await import("./signed-out.tsx");
  app.cover.set(signedOut(wanted));
  await session.end(null);
}
