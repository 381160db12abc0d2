// `npm run eval:doctor-search -- [file] [--misses]`: how often the search of doctors finds what it should, by language and kind.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { demoClinics } from "@anteroom/content/demo/clinics";
import { loadDoctorLexicon } from "@anteroom/content/doctor-search/load-lexicon";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { openDoctorSearch, type DoctorSearch } from "@anteroom/domain/booking/doctor-search/doctor-search";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { formatSuccess } from "./shares.ts";

/** What somebody types, and what is right: a doctor of one of these specialties, or these doctors. Neither: nothing is. */
type Query = {
  readonly id: string;
  readonly locale: Locale;
  readonly kind: string;
  readonly query: string;
  readonly specialties: readonly string[];
  readonly doctors: readonly string[];
};

type Answer = {
  readonly query: Query;
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  readonly got: string;
};

/** The doctors of all demo clinics together, as they stand there: no free times are known here. */
const doctors = demoClinics.flatMap((clinic) =>
  clinic.doctors.map((doctor) => ({ name: doctorName(doctor, "en"), specialty: doctor.specialty })),
);
const theirSpecialties = new Set(doctors.map(({ specialty }) => specialty));

/** Reads queries from a JSON lines file; by default those the search was tuned on. Does not validate. */
export function readQueries(file = path.join(import.meta.dirname, "doctor-search.jsonl")): Query[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Query);
}

/** Runs each query in the search of its language over the doctors of all demo clinics; answers come by language. */
export async function searchAll(queries: readonly Query[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const locale of locales) {
    const search = openDoctorSearch(await loadDoctorLexicon(locale));
    for (const query of queries) if (query.locale === locale) answers.push(answer(search, query));
  }
  return answers;
}

/**
 * A doctor of an accepted specialty in the first one or three; where no demo doctor has it, the specialty itself. Of a name
 * that several doctors bear all must be in the first three.
 */
function answer(search: DoctorSearch, query: Query): Answer {
  const found = search(query.query, doctors);
  const said = found.doctors.slice(0, 3).map(({ name, specialty }) => `${name}, ${specialty}`);
  const got = said.join("; ") || "nothing";
  const within = (count: number) => {
    const first = found.doctors.slice(0, count);
    if (query.doctors.length > 0) {
      const hits = query.doctors.filter((name) => first.some((doctor) => doctor.name === name));
      return hits.length === Math.min(count, query.doctors.length);
    }
    if (query.specialties.length === 0) return found.doctors.length === 0;
    const isTheirs = query.specialties.some((slug) => theirSpecialties.has(slug));
    const slugs = isTheirs ? first.map(({ specialty }) => specialty) : found.specialties.slice(0, count);
    return query.specialties.some((slug) => slugs.includes(slug));
  };
  return { query, isFirst: within(1), isInThree: within(3), got };
}

function tell(title: string, answers: readonly Answer[]): string {
  const first = answers.filter(({ isFirst }) => isFirst).length;
  const inThree = answers.filter(({ isInThree }) => isInThree).length;
  const share = ((100 * first) / answers.length).toFixed(1);
  return `${title.padEnd(12)} in three ${formatSuccess(inThree, answers.length)}, first ${share} %`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { misses: { type: "boolean" } },
  });
  const queries = readQueries(positionals[0]);
  const answers = await searchAll(queries);
  console.log(`${queries.length} queries; goal: 95 % in the first three in each language`);
  for (const locale of locales) {
    const own = answers.filter(({ query }) => query.locale === locale);
    if (own.length === 0) continue;
    console.log(tell(locale, own));
    for (const kind of [...new Set(own.map(({ query }) => query.kind))].toSorted()) {
      const some = own.filter(({ query }) => query.kind === kind);
      console.log(`  ${tell(kind, some)}`);
      if (values.misses)
        for (const { query, got } of some.filter(({ isInThree }) => !isInThree)) {
          const wanted = [...query.doctors, ...query.specialties].join(", ") || "nothing";
          console.log(`    ${query.id} "${query.query}" wanted ${wanted}; got ${got}`);
        }
    }
  }
  console.log(tell("all", answers));
}
