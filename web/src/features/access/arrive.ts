import type { App } from "../../platform/app-context.tsx";
import { askNewTerms } from "./ask-new-terms.ts";
import { takeAddressTokens } from "./take-address-tokens.ts";

/** What is done for whoever arrives by a link with a token, and for whoever is signed in. */
export async function arrive(app: App): Promise<void> {
  await (app.session.token() === null ? takeAddressTokens(app) : askNewTerms(app));
}
