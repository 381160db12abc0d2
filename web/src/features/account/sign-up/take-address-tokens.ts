import { browserKeyHeader, logInByToken } from "@anteroom/contract/account/access";
import type { Problem } from "@anteroom/contract/errors";
import { resetPassword } from "@anteroom/contract/account/passwords";
import type { Failure } from "../../../platform/api.ts";
import { fetchCode } from "../../../platform/fetch-code.ts";
import type { App } from "../../../platform/app-context.tsx";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { tokenKey } from "../../../platform/session.ts";
import { guestLinkParameter } from "@anteroom/contract/account/guest-access";
import { exchangeGuestLink } from "../access/guest-link.ts";
import { moveTokensOutOfAddress } from "../access/link-token.ts";

/**
 * Exchanges the tokens of sign-in and guest links in the address, removing them from it; without one,
 * restores the session. Waits for hydration. Run it before any route guard. May end the session of another
 * person, navigate to `/login` (second factor) or `/download` (the session's own token), or cover the app with an error.
 */
export async function exchangeAddressTokens(app: App): Promise<void> {
  await hydration(app);
  const query = new URLSearchParams(location.search);
  const auth = query.get("auth_token");
  const token = location.pathname === "/set-password" ? null : query.get("token");
  const guest = query.get(guestLinkParameter);
  if (guest) {
    moveTokensOutOfAddress([guestLinkParameter], { keep: false });
    await exchangeGuestLink(app, guest);
    if (app.cover.get() !== null) return;
  }
  moveTokensOutOfAddress(["auth_token"], { keep: location.pathname === "/invitation" });
  if (token !== null) moveTokensOutOfAddress(["token"], { keep: false });
  if (auth && (await takeAuthToken(app, auth)) === "to-download") return;
  if (token) return logIn(app, token);
  if (app.session.get().kind === "unknown") await app.session.restore(app.api);
}

/** Until the whole page has woken up: an address that changes before makes React throw away what the server has drawn. */
async function hydration({ isHydrated }: App): Promise<void> {
  await new Promise<void>((resolve) => {
    if (isHydrated.get()) return resolve();
    const stop = isHydrated.subscribe(() => {
      stop();
      resolve();
    });
  });
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}

/** D.57: the session's own token leads to the app's download; any other logs out, and the clinic's manifest is asked for with it. */
async function takeAuthToken(app: App, auth: string): Promise<"to-download" | "go-on"> {
  const current = app.storage?.getItem(tokenKey) ?? null;
  if (current !== null) await app.session.restore(app.api);
  if (current === auth) {
    await app.navigate("/download", { replace: true });
    return "to-download";
  }
  if (current !== null) await app.session.end(app.api);
  // Its chunk is large, and comes before the page is usable where this file has a static import of it.
  const contract = await fetchCode(() => import("@anteroom/contract/tenant"));
  const manifest = contract && (await app.api.call(contract.getManifest, { query: { token: auth } }));
  if (manifest?.isOk) app.clinic.set({ ...app.clinic.get(), manifest: manifest.data.data.entity });
  return "go-on";
}

const browserKey = "log-in-browser";

/** S4.SESSION.08: the link's token becomes a session; a lost answer may be asked for again by this browser. */
async function logIn(app: App, token: string): Promise<void> {
  const linked = location.pathname + location.search; // a guard redirects as soon as the session has ended
  const former = app.storage?.getItem(tokenKey) ?? null;
  const answer = await app.api.call(logInByToken, {
    body: { token },
    headers: {
      [browserKeyHeader]: keyOfBrowser(app.storage),
      ...(former === null ? {} : { "x-patient-token": former }),
    },
  });
  if (answer.isOk) {
    app.storage?.removeItem(browserKey);
    if (former !== null) await app.session.end(null); // another person's drafts do not stay
    await app.session.begin(app.api, answer.data.data.entity.token);
    app.cover.set(null);
    return;
  }
  const { challenge, methods = [], sent_to: sentTo = null } = answer.failure as Partial<Problem>;
  if (challenge) pendingChallenge.set({ token: challenge, methods, sentTo });
  await app.session.restore(app.api);
  if (answer.failure.code === "link_not_valid" && app.session.get().kind === "signed-in") return;
  if (challenge) {
    // Somebody else may be signed in here: the link is not theirs.
    if (app.session.get().kind === "signed-in") await app.session.end(app.api);
    // The log-in page asks for the second step, and leads on to the page of the link.
    return app.navigate(`/login?from=${encodeURIComponent(linked)}`, { replace: true });
  }
  await app.texts.load(["access"]);
  if (answer.failure.code === "password_expired") return showExpired(app, answer.failure);
  const trouble = await fetchCode(() => import("../access/link-trouble.tsx"));
  if (trouble) app.cover.set(trouble.signInLinkFailureScreen(answer.failure, () => logIn(app, token)));
}

/** S4.SESSION.10 to S4.SESSION.12: everything stands still, and the mail that renews the password is asked for. */
async function showExpired(app: App, failure: Failure & { email_token?: string | undefined }): Promise<void> {
  const expired = await fetchCode(() => import("../access/password-expired.tsx"));
  const { email_token } = failure;
  if (!expired) return;
  app.cover.set(
    expired.passwordExpiredScreen(async () => {
      if (!email_token) return failure;
      const answer = await app.api.call(resetPassword, { body: { email_token } });
      return answer.isOk ? null : answer.failure;
    }),
  );
}

/** A random name of this browser, kept until the answer has come. */
function keyOfBrowser(storage: Storage | null): string {
  const known = storage?.getItem(browserKey);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  storage?.setItem(browserKey, key);
  return key;
}
