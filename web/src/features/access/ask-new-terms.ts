import { getTerms } from "@anteroom/contract/access";
import type { App } from "../../platform/app-context.tsx";

/** Whom this page has asked already. */
let asked: string | null = null;

/** Shows the terms to a patient who has yet to agree to them (D.62). Never over a visit or a payment under way. */
export async function askNewTerms(app: App): Promise<void> {
  const token = app.session.token();
  if (token === null || token === asked) return;
  if (/^\/(client\/video|appointment-checkout)|\/pay$/.test(location.pathname)) return;
  asked = token;
  const answer = await app.api.call(getTerms);
  if (!answer.isOk || !answer.data.data.entity.is_due) return;
  await app.texts.load(["access"]);
  const { newTerms } = await import("./new-terms.tsx");
  if (app.session.token() === token) app.cover.set(newTerms(answer.data.data.entity));
}
