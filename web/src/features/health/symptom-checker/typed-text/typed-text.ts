import { isForWrongPerson } from "@anteroom/domain/health/about-a-child";
import { asRecord, asText } from "@anteroom/domain/shared/record";
import type { CheckInterview, CheckItem } from "../../../../ports/symptom-checker.ts";

/** The state of the complaint page, restored after a reload or a step back. */
export type TypedText = {
  readonly typed: string;
  /** Complaints that the person chose. */
  readonly added: readonly CheckItem[];
  /** Ids of complaints and findings that they took out. */
  readonly removed: readonly string[];
};

/**
 * Reads the stored state for this person; null if malformed. Null for another age or sex, except for text
 * about a child typed as for an adult, of which only the text is returned.
 */
export function readTypedText(stored: unknown, { person }: CheckInterview): TypedText | null {
  const fields = asRecord(stored);
  const typed = asText(fields?.["typed"], 500);
  if (!fields || typed === null) return null;
  if (fields["age"] !== person.age || fields["sex"] !== person.sex) {
    const before = fields["age"];
    const isOfChild = typeof before === "number" && isForWrongPerson(before, typed);
    return isOfChild && !isForWrongPerson(person.age, typed) ? { typed, added: [], removed: [] } : null;
  }
  return {
    typed,
    added: listOf(fields["added"]).flatMap((one) => {
      const said = asRecord(one);
      const [id, words] = [asText(said?.["id"], 100), asText(said?.["words"], 500)];
      return id === null || words === null ? [] : [{ id, words }];
    }),
    removed: listOf(fields["removed"]).flatMap((one) => asText(one, 100) ?? []),
  };
}

/** Returns the state in its stored form, marked with the person's age and sex. */
export function storeTypedText(words: TypedText, { person }: CheckInterview): unknown {
  const added = words.added.map(({ id, words: said }) => ({ id, words: said }));
  return { ...words, added, age: person.age, sex: person.sex };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
