import { createHmac } from "node:crypto";

/** Longer than a visit may last from its opening to its close, so that no call ends by its credentials. */
const lifetimeSeconds = 14 * 60 * 60;

/** Credentials that a TURN server checks by the shared secret alone (TURN REST API, Uberti 2013; coturn `use-auth-secret`). */
export function turnCredentials(
  secret: string,
  ticket: string,
  now: Date,
): { username: string; credential: string } {
  const username = `${Math.floor(now.getTime() / 1000) + lifetimeSeconds}:${ticket}`;
  return { username, credential: turnPassword(secret, username) };
}

/** The password that belongs to a username we gave out, or undefined once it has expired. */
export function livePassword(secret: string, username: string, now: Date): string | undefined {
  const expiry = /^(\d{1,12}):/.exec(username)?.[1];
  if (expiry === undefined || Number(expiry) * 1000 <= now.getTime()) return undefined;
  return turnPassword(secret, username);
}

function turnPassword(secret: string, username: string): string {
  return createHmac("sha1", secret).update(username).digest("base64");
}
