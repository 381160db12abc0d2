import { isForWrongPerson } from "@anteroom/domain/health/about-a-child";
import { asRecord, asText } from "@anteroom/domain/shared/record";
import type { CheckInterview, Said } from "../../../../ports/symptom-checker.ts";

/** What stands on the page of own words: it is there again after a reload or a step back. */
export type TypedText = {
  readonly typed: string;
  readonly added: readonly Said[];
  readonly removed: readonly string[];
};

/** What was kept for this person; null for anybody else, but for a child whom words that were typed as for an adult tell of. */
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

/** As the device keeps it. */
export function storeTypedText(words: TypedText, { person }: CheckInterview): unknown {
  const added = words.added.map(({ id, words: said }) => ({ id, words: said }));
  return { ...words, added, age: person.age, sex: person.sex };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
