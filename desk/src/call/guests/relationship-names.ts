import type { Relationship } from "@anteroom/domain/call/call-guests";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** The untranslated name of each relationship to the patient. */
export const relationshipNames = {
  mother: msg`Mother`,
  father: msg`Father`,
  partner: msg`Partner`,
  child: msg`Son or daughter`,
  relative: msg`Another relative`,
  friend: msg`Friend`,
  carer: msg`Carer`,
  interpreter: msg`Interpreter`,
  other: msg`Someone else`,
} as const satisfies Record<Relationship, MessageDescriptor>;

type Related = { relationship: Relationship | null; relationship_words: string };

/** Returns a function that names a relationship: own words first, else from the list; empty if unknown, or `other` without own words. */
export function useRelationshipName(): (related: Related) => string {
  const { t } = useLingui();
  return ({ relationship, relationship_words: own }) => {
    if (own !== "") return own;
    return relationship === null || relationship === "other" ? "" : t(relationshipNames[relationship]);
  };
}
