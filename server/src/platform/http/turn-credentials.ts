import { createHmac } from "node:crypto";

/**
 * Returns credentials that a TURN server verifies with the shared secret (TURN REST API, Uberti 2013; coturn
 * `use-auth-secret`). They end at `expiresAt`, in whole seconds; `ticket` tells holders apart.
 */
export function turnCredentials(
  secret: string,
  ticket: string,
  expiresAt: Date,
): { username: string; credential: string } {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${ticket}`;
  return { username, credential: turnPassword(secret, username) };
}

/**
 * Returns the password of a username from `turnCredentials`; undefined once it has expired, or without an expiry time.
 */
export function livePassword(secret: string, username: string, now: Date): string | undefined {
  const expiry = /^(\d{1,12}):/.exec(username)?.[1];
  if (expiry === undefined || Number(expiry) * 1000 <= now.getTime()) return undefined;
  return turnPassword(secret, username);
}

function turnPassword(secret: string, username: string): string {
  return createHmac("sha1", secret).update(username).digest("base64");
}
