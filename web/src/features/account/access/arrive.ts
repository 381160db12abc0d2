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
  const { newTermsScreen } = await import("./new-terms.tsx");
  if (app.session.token() === token) app.cover.set(newTermsScreen(answer.data.data.entity));
}

/**
 * Runs once after the page has loaded. Signed out: exchanges tokens in the address. Signed in: claims guest
 * bookings, joins a stored waitlist request, and asks for new terms.
 */
export async function runArrivalTasks(app: App): Promise<void> {
  if (app.session.token() === null) return exchangeAddressTokens(app);
  await claimGuestBookings(app);
  await joinStoredRequest(app);
  await askNewTerms(app);
}
