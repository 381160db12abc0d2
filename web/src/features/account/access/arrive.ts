import { fetchCode } from "../../../platform/fetch-code.ts";
import type { App } from "../../../platform/app-context.tsx";
import { claimGuestBookings } from "../sign-up/claim-booked.ts";
import { joinStoredRequest } from "../../../shared/waitlist/keep-request.ts";
import { exchangeAddressTokens } from "../sign-up/take-address-tokens.ts";
import { getTerms } from "@anteroom/contract/account/access";

/** Whom this page has asked already. */
let requested: string | null = null;

/** Shows the terms to a patient who has yet to agree to them (D.62). Never over a visit or a payment under way. */
async function askNewTerms(app: App): Promise<void> {
  const token = app.session.token();
  if (token === null || token === requested) return;
  if (/^\/(client\/video|appointment-checkout)|\/pay$/.test(location.pathname)) return;
  requested = token;
  const answer = await app.api.call(getTerms);
  if (!answer.isOk || !answer.data.data.entity.is_due) return;
  await app.texts.load(["access"]);
  const terms = await fetchCode(() => import("./new-terms.tsx"));
  if (terms && app.session.token() === token) app.cover.set(terms.newTermsScreen(answer.data.data.entity));
}

/**
 * Signed out: exchanges the tokens of the address, or restores the session. Signed in: claims guest bookings,
 * joins a stored waitlist request, and may cover the app with a question about new terms (once for each
 * token, not on calls and payments). Each step calls the API. Call it after loading and again after sign-in.
 */
export async function runArrivalTasks(app: App): Promise<void> {
  if (app.session.token() === null) return exchangeAddressTokens(app);
  await claimGuestBookings(app);
  await joinStoredRequest(app);
  await askNewTerms(app);
}
