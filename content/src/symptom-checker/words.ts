import type { Locale } from "@anteroom/domain/locales";

/** `ask` stands alone as the question; `help` is one short sentence below it. */
export type QuestionWords = { readonly ask: string; readonly help?: string };

/** What a complaint is called, and how else people say it: the search finds it by all of them. */
export type ComplaintWords = { readonly name: string; readonly synonyms: readonly string[] };

/** All words of the symptom checker in one language. Keys are the codes and slugs of `engines/triage`; the wording is our own. */
export type SymptomWords = {
  readonly questions: Readonly<Record<string, QuestionWords>>;
  /** Places of the body. */
  readonly regions: Readonly<Record<string, string>>;
  /** By question, then by option; of a scale the first and the last step alone. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly complaints: Readonly<Record<string, ComplaintWords>>;
  /** Signs of the safety screen, each what may be so now. */
  readonly safety: Readonly<Record<string, string>>;
};

/** The words of one language, fetched alone. A variety says only what differs; the rest is its language's. */
export async function loadSymptomWords(locale: Locale): Promise<SymptomWords> {
  switch (locale) {
    case "en":
      return (await import("./en.json", { with: { type: "json" } })).default;
    case "pt":
      return (await import("./pt.json", { with: { type: "json" } })).default;
    case "it":
      return (await import("./it.json", { with: { type: "json" } })).default;
    case "es":
      return (await import("./es.json", { with: { type: "json" } })).default;
    case "fr":
      return (await import("./fr.json", { with: { type: "json" } })).default;
    case "ar":
      return (await import("./ar.json", { with: { type: "json" } })).default;
    case "pt-BR": {
      const [base, own] = await Promise.all([
        loadSymptomWords("pt"),
        import("./pt-BR.json", { with: { type: "json" } }),
      ]);
      return withVariety(base, own.default);
    }
    case "es-CL": {
      const [base, own] = await Promise.all([
        loadSymptomWords("es"),
        import("./es-CL.json", { with: { type: "json" } }),
      ]);
      return withVariety(base, own.default);
    }
  }
}

/** What an option of a question is called; steps of a scale without a word are their number. */
export function optionLabel(words: SymptomWords, question: string, option: string): string {
  return words.values[question]?.[option] ?? words.regions[option] ?? option;
}

type Partly<Words> = Readonly<Record<string, Partial<Words>>>;

type Variety = {
  readonly questions: Partly<QuestionWords>;
  readonly regions: SymptomWords["regions"];
  readonly values: SymptomWords["values"];
  readonly conditions: SymptomWords["conditions"];
  readonly complaints: Partly<ComplaintWords>;
  readonly safety: SymptomWords["safety"];
};

function withVariety(base: SymptomWords, own: Variety): SymptomWords {
  return {
    questions: eachWith(base.questions, own.questions),
    regions: { ...base.regions, ...own.regions },
    values: eachWith(base.values, own.values),
    conditions: { ...base.conditions, ...own.conditions },
    complaints: eachWith(base.complaints, own.complaints),
    safety: { ...base.safety, ...own.safety },
  };
}

function eachWith<Words extends object>(
  base: Readonly<Record<string, Words>>,
  own: Partly<Words>,
): Record<string, Words> {
  return Object.fromEntries(Object.entries(base).map(([code, words]) => [code, { ...words, ...own[code] }]));
}
