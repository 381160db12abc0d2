import { describe, expect, test } from "vitest";
import { openOwnWords } from "./own-words.ts";

const known = {
  complaints: [
    { id: "headache", name: "Headache", findings: ["headache"] },
    { id: "sore-throat", name: "Sore throat", findings: ["sore-throat"] },
    { id: "sleep-problem", name: "Sleep problem", findings: [] },
    { id: "low-back-pain", name: "Low back pain", findings: [] },
    { id: "crying-baby", name: "Crying baby", findings: [], applies: { ageBelow: 1 } },
    { id: "period-pain", name: "Period pain", findings: [], applies: { sex: "F", ageFrom: 10 } },
    { id: "abdominal-pain", name: "Abdominal pain", findings: [] },
  ],
  findings: [
    { id: "headache", label: "a headache" },
    { id: "sore-throat", label: "a sore throat" },
    { id: "sore-throat-severe", label: "a very sore throat" },
    { id: "fever", label: "a fever" },
    { id: "fever-over-5-days", label: "a fever for more than 5 days" },
    { id: "cough", label: "a cough" },
    { id: "pregnant", label: "pregnancy", applies: { sex: "F" as const } },
  ],
} as const;
const phrases = {
  complaints: {
    headache: ["head hurts", "head is splitting"],
    "sore-throat": ["throat hurts"],
    "sleep-problem": ["can't sleep", "awake at night"],
    "low-back-pain": ["back hurts", "back is killing me"],
    "crying-baby": ["baby won't stop crying"],
    "period-pain": ["cramps during my period"],
    "abdominal-pain": ["stomach ache", "tummy hurts"],
  },
  findings: { fever: ["fever", "temperature"], cough: ["cough", "coughing"], pregnant: ["pregnant"] },
};
const understand = openOwnWords("en", phrases, known);
const woman = { age: 34, sex: "F" } as const;
const man = { age: 34, sex: "M" } as const;
const first = (text: string, person: typeof woman | typeof man = woman) =>
  understand(text, person).complaints[0]?.id;
const reported = (text: string, person: typeof woman | typeof man = woman) =>
  understand(text, person)
    .findings.map(({ id, presence }) => `${presence} ${id}`)
    .sort();

describe("free text is matched to a complaint", () => {
  test.each([
    ["by a phrase", "my head hurts", "headache"],
    ["by an idiom", "my back is killing me!!", "low-back-pain"],
    ["with a typing error", "my thraot hurts", "sore-throat"],
    ["with letters that a finger left in", "heaaaadache", "headache"],
    ["in a longer sentence", "since yesterday evening i have a really bad headache again", "headache"],
    ["by what one cannot do", "I can’t sleep at all", "sleep-problem"],
  ])("%s: %s", (_, text, complaint) => {
    expect(first(text)).toBe(complaint);
  });

  test("several at once by different words, the rest as suggestions", () => {
    expect(understand("I have a headache and a sore throat", woman).named).toEqual(
      expect.arrayContaining(["headache", "sore-throat"]),
    );
    expect(understand("my head hurts", woman).named).toEqual(["headache"]);
  });

  test("not preselected where another clearly precedes it", () => {
    const complaints = ["medicine-needed", "high-blood-pressure", "leg-pain", "dizziness"].map((id) => ({
      id,
      name: id.replaceAll("-", " "),
      findings: [],
    }));
    const reported = {
      "medicine-needed": [
        "left my tablets at home on holiday",
        "need another prescription",
        "no more pills left",
      ],
      "high-blood-pressure": ["blood pressure", "pressure is high"],
    };
    const read = openOwnWords("en", { complaints: reported, findings: {} }, { complaints, findings: [] });
    const text = "left tablets for blood pressure at home on a holiday, no prescription";
    expect(read(text, woman).complaints[0]?.id).toBe("medicine-needed");
    expect(read(text, woman).named).toEqual([]);
    expect(read("my blood pressure is high", woman).named).toEqual(["high-blood-pressure"]);
  });

  test("never when denied", () => {
    const ids = understand("no headache, but a sore throat", woman).complaints.map(({ id }) => id);
    expect(ids).toEqual(["sore-throat"]);
  });

  test("only for a person it can apply to", () => {
    expect(first("cramps during my period", man)).toBeUndefined();
    expect(first("cramps during my period", woman)).toBe("period-pain");
    expect(first("baby won't stop crying")).toBeUndefined();
    expect(understand("baby won't stop crying", { age: 0.3, sex: "M" }).named).toEqual(["crying-baby"]);
  });

  test("not at all where nothing matches", () => {
    expect(understand("the weather is nice in Lisbon", woman).complaints).toEqual([]);
    expect(understand("", woman).complaints).toEqual([]);
  });
});

describe("findings in free text", () => {
  test.each([
    ["that are there", "headache with fever", ["present fever", "present headache"]],
    ["that are not", "headache, no fever", ["absent fever", "present headache"]],
    ["that one denial reaches", "no fever or cough", ["absent cough", "absent fever"]],
    ["behind a contrast", "no fever but a cough", ["absent fever", "present cough"]],
    ["after a comma that goes on", "no fever, or cough", ["absent cough", "absent fever"]],
    ["only where all of them is said", "a sore throat", ["present sore-throat"]],
    [
      "in their stronger form where that is said",
      "a very sore throat",
      ["present sore-throat", "present sore-throat-severe"],
    ],
  ])("%s: %s", (_, text, findings) => {
    expect(reported(text)).toEqual(findings);
  });

  test("are denied across “and” for a verb, not for a noun", () => {
    expect(reported("she is not drinking and has a fever")).toEqual(["present fever"]);
    expect(reported("no fever and cough")).toEqual(["absent cough", "absent fever"]);
  });

  test.each([
    ["ar", "ألم في بطني وما في حمى"],
    ["ar", "مفيش حمى"],
    ["ar", "وبدون حمى"],
    ["ar", "وما عندي حمى"],
  ] as const)("in %s that are absent: %s", (locale, text) => {
    const known = { complaints: [], findings: [{ id: "fever", label: "حمى" }] };
    const read = openOwnWords(locale, { complaints: {}, findings: { fever: ["حمى"] } }, known);
    expect(read(text, woman).findings).toMatchObject([{ id: "fever", presence: "absent" }]);
  });

  test("only for a person they can apply to", () => {
    expect(reported("pregnant and a fever", man)).toEqual(["present fever"]);
  });
});

describe("numbers in free text", () => {
  test.each([
    ["a temperature with its sign", "headache 39.5°", { temperature: 39.5 }],
    ["a temperature beside a word of fever", "fever 38,5 since monday", { temperature: 38.5 }],
    ["Fahrenheit", "fever of 102", { temperature: 38.9 }],
    ["no temperature out of a number alone", "I am 39 with a headache", {}],
    ["how long in digits", "headache for 3 days", { durationDays: 3 }],
    ["how long in words", "headache for two weeks", { durationDays: 14 }],
    ["a day that is named", "headache since yesterday", { durationDays: 1 }],
    ["no duration out of an age", "my 2 year old has a headache", {}],
    ["a long time behind “for”", "headaches for 2 years", { durationDays: 730 }],
    ["no duration out of how often", "headaches about twice a week", {}],
    ["the weeks of a pregnancy", "I am 37 weeks and my head hurts", { gestationWeeks: 37 }],
    ["weeks beside a word of pregnancy", "10 weeks pregnant with a headache", { gestationWeeks: 10 }],
    ["no pregnancy out of how long", "headache for 20 weeks", { durationDays: 140 }],
  ])("%s: %s", (_, text, values) => {
    expect(understand(text, woman).values).toEqual(values);
  });

  test.each([
    ["fr", "mon bébé a 39 depuis cette nuit"],
    ["pt", "o meu bebé está com 39 desde ontem"],
    ["es", "mi hija tiene 39 desde ayer"],
    ["it", "mia figlia ha 39 da ieri"],
    ["ar", "ابني عنده 39 من امبارح"],
  ] as const)("a fever that lasts, by its degrees alone, in %s: %s", (locale, text) => {
    expect(openOwnWords(locale, phrases, known)(text, woman).values).toMatchObject({ temperature: 39 });
  });

  test("no fever from an age in French", () => {
    expect(openOwnWords("fr", phrases, known)("mon mari a 39 ans depuis hier", woman).values).toEqual({
      durationDays: 1,
    });
  });

  test.each([
    ["pt", "estou grávida de 37 semanas"],
    ["pt-BR", "estou de 37 semanas"],
    ["it", "sono incinta di 37 settimane"],
    ["es-CL", "estoy de 37 semanas y me duele la guata"],
    ["fr", "je suis enceinte de 37 semaines"],
    ["ar", "أنا حامل في 37 أسبوع"],
  ] as const)("the weeks of a pregnancy in %s: %s", (locale, text) => {
    expect(openOwnWords(locale, phrases, known)(text, woman).values).toEqual({ gestationWeeks: 37 });
  });
});

describe("a denial's scope", () => {
  test.each([
    ["en", "purple spots that don't go away and fever", "fever"],
    ["en", "spots that do not fade and fever", "fever"],
    ["pt", "manchas roxas que não desaparecem e febre", "febre"],
    ["pt-BR", "manchas que não somem e febre", "febre"],
    ["es", "manchas moradas que no se van y fiebre", "fiebre"],
    ["es-CL", "manchas que no desaparecen y fiebre", "fiebre"],
    ["fr", "des taches qui ne partent pas et de la fièvre", "fièvre"],
    ["fr", "des taches qui ne s’effacent pas et fièvre", "fièvre"],
    ["it", "macchie viola che non vanno via e febbre", "febbre"],
    ["it", "macchie che non scompaiono e febbre", "febbre"],
    ["ar", "بقع بنفسجيه ما تروح وسخونه", "سخونة"],
    ["ar", "بقع بنفسجية لا تختفي وسخونة", "سخونة"],
    ["ar", "بقع ما بتروح وسخونة", "سخونة"],
  ] as const)("ends at what does not go away, in %s: %s", (locale, text, fever) => {
    const read = openOwnWords(locale, { complaints: {}, findings: { fever: [fever] } }, known);
    expect(read(text, woman).findings).toMatchObject([{ id: "fever", presence: "present" }]);
  });

  test.each(["عندي سعال وما في حرارة", "عندي سعال ومفيش حرارة", "عندي سعال وبدون حرارة"])(
    'covers an Arabic denial joined with "and": %s',
    (text) => {
      const arabic = openOwnWords(
        "ar",
        { complaints: {}, findings: { fever: ["حرارة"], cough: ["سعال"] } },
        known,
      );
      const findings = arabic(text, woman).findings.map(({ id, presence }) => `${presence} ${id}`);
      expect(findings.sort()).toEqual(["absent fever", "present cough"]);
    },
  );

  test("never covers a duration", () => {
    const duration = { id: "duration-1-to-3-days", label: "1 to 3 days", kind: "duration" };
    const lasting = openOwnWords(
      "en",
      { complaints: {}, findings: { "duration-1-to-3-days": ["whole weekend"], cough: ["cough"] } },
      { ...known, findings: [...known.findings, duration] },
    );
    expect(lasting("not eating whole weekend", woman).findings).toMatchObject([{ presence: "present" }]);
  });
});

describe("a denial", () => {
  const readIn = (
    locale: "en" | "es" | "fr" | "it" | "pt" | "ar",
    findings: Record<string, string[]>,
    text: string,
  ) => {
    const ids = Object.keys(findings);
    const knowledge = {
      complaints: ids.map((id) => ({ id, name: id, findings: [id] })),
      findings: ids.map((id) => ({ id, label: id })),
    };
    const read = openOwnWords(locale, { complaints: {}, findings }, knowledge)(text, woman);
    return [...read.named, ...read.findings.map(({ id, presence }) => `${presence} ${id}`)].sort();
  };

  test.each([
    ["es", { cough: ["tos", "tos que no para"] }, "sin tos", ["absent cough"]],
    ["es", { cough: ["tos", "tos que no para"] }, "tos que no para", ["cough", "present cough"]],
    ["es", { period: ["la regla me duele"] }, "no me llega la regla y me duele un lado", []],
    ["es", { fever: ["fiebre"] }, "nada de fiebre", ["absent fever"]],
    [
      "es",
      { fever: ["fiebre"], cough: ["tos"] },
      "sin fiebre tengo tos",
      ["absent fever", "cough", "present cough"],
    ],
    ["en", { fainting: ["fainted"] }, "i havent fainted", ["absent fainting"]],
    ["fr", { cough: ["tousse"] }, "je tousse pas", ["absent cough"]],
    ["es", { fever: ["fiebre"] }, "fiebre no tengo", ["absent fever"]],
    ["en", { fever: ["temperature"] }, "temperature normal", ["absent fever"]],
    [
      "ar",
      { fever: ["حرارة"], cough: ["سعال"] },
      "بدون حرارة عندي سعال",
      ["absent fever", "cough", "present cough"],
    ],
  ] as const)("in %s of %j is no complaint: %s", (locale, findings, text, told) => {
    expect(readIn(locale, findings as unknown as Record<string, string[]>, text)).toEqual(told);
  });

  test.each([
    ["en", "toothache", "didnt sleep because of toothache"],
    ["en", "toothache", "i dont know why i have toothache"],
    ["en", "toothache", "can’t bear this toothache"],
    ["es", "tos", "no dormí nada por la tos"],
    ["it", "tosse", "non ho dormito niente per la tosse"],
    ["fr", "mal de dents", "jai pas dormi a cause de mon mal de dents"],
    ["fr", "mal au ventre", "je sais pas pourquoi j’ai mal au ventre"],
    ["pt", "dor de dentes", "não dormi nada por causa da dor de dentes"],
    ["es", "vomitar", "no para de vomitar"],
    ["fr", "vomir", "il n’arrête pas de vomir"],
    ["en", "chest pain", "no chest pain at rest but chest pain on the stairs"],
  ] as const)("of something else in %s leaves %s: %s", (locale, phrase, text) => {
    expect(readIn(locale, { told: [phrase] }, text)).toEqual(["present told", "told"]);
  });

  test.each([
    ["en", "chest pain goes arm", "pain in my chest, goes down my arm"],
    ["fr", "poitrine descend bras", "douleur dans la poitrine, ça descend dans le bras"],
    ["es", "pecho baja brazo", "dolor en el pecho, me baja al brazo"],
    ["it", "petto scende braccio", "dolore al petto, scende nel braccio"],
    ["pt", "peito desce braço", "dor no peito, desce para o braço"],
  ] as const)("does not affect what radiates after a comma in %s: %s", (locale, phrase, text) => {
    expect(readIn(locale, { spreading: [phrase] }, text)).toContain("present spreading");
  });
});
