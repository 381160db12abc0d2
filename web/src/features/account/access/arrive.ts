import type { App } from "../../../platform/app-context.tsx";
import { claimBooked } from "../sign-up/claim-booked.ts";
import { joinStoredRequest } from "../../../shared/waitlist/keep-request.ts";
import { takeAddressTokens } from "../sign-up/take-address-tokens.ts";
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
  const { newTerms } = await import("./new-terms.tsx");
  if (app.session.token() === token) app.cover.set(newTerms(answer.data.data.entity));
}

/** What is done for whoever arrives by a link with a token, and for whoever is signed in. */
export async function arrive(app: App): Promise<void> {
  if (app.session.token() === null) return takeAddressTokens(app);
  await claimBooked(app);
  await joinStoredRequest(app);
  await askNewTerms(app);
}
