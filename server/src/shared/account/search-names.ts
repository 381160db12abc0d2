import { sql, type RawBuilder } from "kysely";

/**
 * SQL condition: the longest word of `search` begins a word of the name of the patient with this id; true without a
 * word. Uses the index `patient_name_words`. Combine it with `matchesName`, which then runs on few patients only.
 */
export function hasNameWord(search: string, id: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!/[\p{L}\p{N}]/u.test(search)) return sql<boolean>`true`;
  // Two comparisons of text, which row-level security lets use an index; the last character of Unicode ends the span.
  const longest = sql`(select word from unnest(string_to_array(trim(folded_name(${search})), ' ')) word order by length(word) desc limit 1)`;
  return sql<boolean>`${id} = any(array(select w.patient_id from patient_name_words w
    where w.word >= ${longest} and w.word < ${longest} || chr(1114111)))`;
}

/**
 * SQL condition: each word of `search` begins a word of `name`, whatever its accents and capitals. Always true
 * without a word.
 */
export const matchesName = (search: string, name: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(select coalesce(bool_and(folded_name(${name}) like '% ' || word || '%'), true)
    from unnest(string_to_array(trim(folded_name(${search})), ' ')) word)`;
