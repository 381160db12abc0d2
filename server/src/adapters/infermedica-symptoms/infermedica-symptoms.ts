import type { Locale } from "@anteroom/domain/shared/locales";
import type {
  Conclusion,
  Interview,
  OpenSymptomService,
  SymptomService,
} from "../../ports/symptom-service.ts";
import { Diagnosed, Explained, Found, Info, Parsed, Suggested, Triaged } from "./answers.ts";
import { openServiceClient, type ServiceClientOptions } from "./ask-service.ts";
import {
  conclusionOf,
  dangerOf,
  evidenceOf,
  offeredOf,
  personOf,
  questionOf,
  symptomsOf,
  understoodOf,
} from "./map-answers.ts";

/** The models of the interface by our languages; it has no European Portuguese of its own. */
const models: Readonly<Record<Locale, string>> = {
  en: "infermedica-en",
  pt: "infermedica-pt-br",
  "pt-BR": "infermedica-pt-br",
  it: "infermedica-it",
  es: "infermedica-es",
  "es-CL": "infermedica-es",
  fr: "infermedica-fr",
  ar: "infermedica-ar",
};

type Options = ServiceClientOptions & {
  /** Returns the specialty to suggest for a person of this age, in years. */
  specialtyOf: (age: number, locale: Locale) => Conclusion["specialty"];
};

/**
 * Symptom checkers with the wire format of Infermedica's Engine API 3: `/parse`, `/search`, `/suggest`,
 * `/diagnosis`, `/triage`, `/explain` and `/info`. Every call sends all evidence, so no state is stored between
 * calls. A failure of `/explain` or `/info` only omits reasons and version.
 */
export function infermedicaSymptoms({ specialtyOf, ...options }: Options): OpenSymptomService {
  const ask = openServiceClient(options);
  return ({ url, locale, interviewId }): SymptomService => {
    const place = { url, headers: { "Interview-Id": interviewId, Model: models[locale] } };
    const diagnose = (interview: Interview) => {
      const extras = { include_condition_details: true };
      const body = { ...personOf(interview), evidence: evidenceOf(interview), extras };
      return ask({ ...place, path: "/diagnosis", body }, Diagnosed);
    };
    const triage = (interview: Interview) => {
      const body = { ...personOf(interview), evidence: evidenceOf(interview) };
      return ask({ ...place, path: "/triage", body }, Triaged);
    };
    const explain = async (interview: Interview, target: string | undefined) => {
      if (target === undefined) return null;
      const body = { ...personOf(interview), evidence: evidenceOf(interview).slice(0, 60), target };
      return ask({ ...place, path: "/explain", body, isOptional: true }, Explained).catch(() => null);
    };
    return {
      symptoms: async (about) => {
        const body = { ...personOf(about), evidence: [] };
        return symptomsOf(await ask({ ...place, path: "/suggest?suggest_method=symptoms", body }, Suggested));
      },
      understand: async ({ text, ...about }) => {
        const person = personOf(about);
        const body = { ...person, text, correct_spelling: true, include_tokens: false };
        const understood = understoodOf(await ask({ ...place, path: "/parse", body }, Parsed));
        if (understood.complaints.length > 0) return understood;
        const query = new URLSearchParams({
          phrase: text.slice(0, 100),
          sex: person.sex,
          "age.value": String(person.age.value),
          "age.unit": person.age.unit,
          types: "symptom",
          max_results: "8",
        });
        const found = await ask({ ...place, path: `/search?${query.toString()}` }, Found);
        return { ...offeredOf(found), findings: understood.findings };
      },
      next: async (interview) => {
        const diagnosis = await diagnose(interview);
        const question = questionOf(diagnosis, evidenceOf(interview));
        const danger = diagnosis.has_emergency_evidence === true ? dangerOf(await triage(interview)) : null;
        return { question, danger };
      },
      conclude: async (interview) => {
        const [diagnosis, triaged, info] = await Promise.all([
          diagnose(interview),
          triage(interview),
          ask({ ...place, path: "/info", isOptional: true }, Info).catch(() => null),
        ]);
        const [likeliest] = diagnosis.conditions.toSorted((a, b) => b.probability - a.probability);
        const explanation = await explain(interview, likeliest?.id);
        const specialty = (age: number) => specialtyOf(age, locale);
        return conclusionOf({ diagnosis, triage: triaged, explanation, info, age: interview.age, specialty });
      },
    };
  };
}
