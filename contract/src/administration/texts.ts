import { clinicTextKinds, clinicTextNames } from "@anteroom/domain/clinic/clinic-texts";
import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Instant, text } from "../values.ts";

const longest = Math.max(...Object.values(clinicTextKinds));

const OwnText = text(longest).check(z.minLength(1));
const TextParams = z.strictObject({ text_kind: z.enum(clinicTextNames), locale: z.enum(locales) });

/** A text of the clinic in one language. */
export const ClinicText = z.object({
  kind: z.enum(clinicTextNames),
  locale: z.enum(locales),
  text: OwnText,
  changed_at: Instant,
});
export type ClinicText = z.infer<typeof ClinicText>;

const what =
  "`terms` are a page at `/terms` of the clinic's host, in force once the manifest's `termsAndConditionsLink` is `/terms`; `appointment_mail` is a paragraph of emails about appointments to come.";

export const clinicListTexts = endpoint({
  method: "GET",
  path: "/clinic/texts",
  summary: "Lists the clinic's own texts for its patients, by language",
  description: what,
  caller: "clinic",
  scope: "settings:read",
  response: collection(ClinicText),
});

/** Replaces an earlier text. Audited. */
export const clinicSetText = endpoint({
  method: "PUT",
  path: "/clinic/texts/{text_kind}/{locale}",
  summary: "Sets a text of the clinic in one language",
  description: `${what} At most ${clinicTextKinds.terms} characters of terms and ${clinicTextKinds.appointment_mail} of the paragraph. A blank line begins a paragraph; on the page of the terms \`# \` begins a heading and \`- \` a list item. Readers of a language without a text get the clinic's language. New terms do not require acceptance by themselves: change \`termsVersion\` of the settings. With \`replaces\`, a text that somebody has changed or removed since it was read is not replaced (\`changed_elsewhere\`), unless it is this one already.`,
  caller: "clinic",
  scope: "settings:write",
  params: TextParams,
  body: z.strictObject({
    text: OwnText,
    /** The `changed_at` of the text that is replaced; null: there is none yet. */
    replaces: z.exactOptional(z.nullable(Instant)),
  }),
  response: entity(ClinicText),
  problems: ["changed_elsewhere"],
});

/** Audited. */
export const clinicRemoveText = endpoint({
  method: "DELETE",
  path: "/clinic/texts/{text_kind}/{locale}",
  summary: "Removes a text of the clinic in one language",
  description:
    "With `replaces`, the `changed_at` that was read, a text that somebody has changed meanwhile is not removed (`changed_elsewhere`).",
  caller: "clinic",
  scope: "settings:write",
  params: TextParams,
  query: z.strictObject({ replaces: z.optional(Instant) }),
  status: 204,
  problems: ["changed_elsewhere"],
});
