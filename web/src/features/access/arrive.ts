import type { App } from "../../platform/app-context.tsx";
import { askNewTerms } from "./ask-new-terms.ts";
import { claimBooked } from "./claim-booked.ts";
import { joinKeptRequest } from "../waitlist/keep-request.ts";
import { takeAddressTokens } from "./take-address-tokens.ts";

/** What is done for whoever arrives by a link with a token, and for whoever is signed in. */
export async function arrive(app: App): Promise<void> {
  if (app.session.token() === null) return takeAddressTokens(app);
  await claimBooked(app);
  await joinKeptRequest(app);
  await askNewTerms(app);
}
