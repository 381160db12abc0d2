import { locales, type Locale } from "@anteroom/domain/shared/locales";
import {
  complaints,
  conditions,
  mayBePregnant,
  pregnancy,
  questions,
  serious,
  together,
  usual,
  type Level,
  type Person,
} from "./demo-knowledge.ts";
import texts from "./words.json" with { type: "json" };

/** The answers so far, by finding id. */
export type Reported = Readonly<Record<string, "present" | "absent" | "unknown">>;
type DemoQuestion = {
  type: "single" | "group_single" | "group_multiple";
  text: string;
  items: readonly string[];
};

const order: readonly Level[] = [
  "emergency_ambulance",
  "emergency",
  "consultation_24",
  "consultation",
  "self_care",
];
const more = (a: Level, b: Level) => (order.indexOf(a) <= order.indexOf(b) ? a : b);

/** Returns the name of a finding in a language; the id itself when it has none. */
export function textOfItem(id: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = texts.words[locale];
  return words[id] ?? id;
}

const isPresent = (reported: Reported) => (id: string) => reported[id] === "present";
const complaintsIn = (reported: Reported) => complaints.filter(isPresent(reported));

/**
 * Returns the next question: about the reported complaints, then about a possible pregnancy. Null when none is left.
 */
export function nextQuestion(reported: Reported, locale: Locale, person: Person): DemoQuestion | null {
  for (const complaint of complaintsIn(reported))
    for (const { ask, items } of questions[complaint]) {
      const left = items.filter((id) => reported[id] === undefined);
      // Of a list of which one is true, one that was told answers it.
      if (left.length === 0 || (ask === "duration" && left.length < items.length)) continue;
      if (left.length > 1) {
        const type = ask === "duration" ? "group_single" : "group_multiple";
        return { type, text: textOfItem(`q_${ask}`, locale), items: left };
      }
      return askOne(left[0] ?? "", locale);
    }
  const isWanted = complaintsIn(reported).length > 0 && reported[pregnancy] === undefined;
  return isWanted && isPossible(person) ? askOne(pregnancy, locale) : null;
}

const isPossible = (person: Person) =>
  person?.sex === "F" && person.age >= mayBePregnant.from && person.age < mayBePregnant.below;

const askOne = (id: string, locale: Locale): DemoQuestion => ({
  type: "single",
  text: `${locale.startsWith("es") ? "¿" : ""}${textOfItem(id, locale)}${locale === "ar" ? "؟" : "?"}`,
  items: [id],
});

const togetherIn = (reported: Reported, person: Person) =>
  together.filter(
    ({ all, below }) =>
      all.every(isPresent(reported)) && (below === undefined || (person !== null && person.age < below)),
  );

/** Returns the ids of reported findings that are dangerous, alone or in combination. */
export function seriousIn(reported: Reported, person: Person): readonly string[] {
  const alone = Object.keys(serious).filter(isPresent(reported));
  const combined = togetherIn(reported, person).filter(({ level }) => level.startsWith("emergency"));
  return [...new Set([...alone, ...combined.flatMap(({ all }) => all)])];
}

/** Returns the possible conditions, most likely first. Probabilities are between 0 and 0.95. */
export function rankConditions(
  reported: Reported,
): { id: string; probability: number; level: Level; signs: readonly string[] }[] {
  const has = isPresent(reported);
  const here = conditions.filter(({ requires }) => has(requires));
  const best = new Map<string, { id: string; probability: number; level: Level; signs: readonly string[] }>();
  for (const { id, signs, base, level, requires } of here) {
    const present = signs.filter(has);
    const denied = signs.filter((sign) => reported[sign] === "absent");
    const probability = Math.min(0.95, (base / 100) * 2 ** present.length * 0.6 ** denied.length);
    if (probability > (best.get(id)?.probability ?? 0))
      best.set(id, { id, probability, level, signs: [requires, ...present] });
  }
  return [...best.values()].toSorted((a, b) => b.probability - a.probability);
}

/**
 * Returns the most urgent level of dangerous findings, complaints and the likeliest condition from 40 %. Without
 * any complaint it is at least `consultation`.
 */
export function levelOf(reported: Reported, person: Person): Level {
  const dangers = Object.keys(serious)
    .filter(isPresent(reported))
    .flatMap((id) => serious[id] ?? []);
  const combined = togetherIn(reported, person).map(({ level }) => level);
  const complaintLevels = complaintsIn(reported).map((id) => usual[id]);
  const unknown: Level[] = complaintLevels.length === 0 ? ["consultation"] : [];
  const [first] = rankConditions(reported);
  const likely = first && first.probability >= 0.4 ? [first.level] : [];
  return [...dangers, ...combined, ...complaintLevels, ...unknown, ...likely].reduce<Level>(
    more,
    "self_care",
  );
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words of denial by the language, each with up to two words before what it denies: "no" is a denial in English, and "in the" in Portuguese. */
const denials: Readonly<Record<Locale, RegExp>> = {
  en: /(^| )(no|not|without)( \p{L}+){0,2} $/u,
  pt: /(^| )(sem|nao)( \p{L}+){0,2} $/u,
  "pt-BR": /(^| )(sem|nao)( \p{L}+){0,2} $/u,
  it: /(^| )(senza|non)( \p{L}+){0,2} $/u,
  es: /(^| )(sin|no)( \p{L}+){0,2} $/u,
  "es-CL": /(^| )(sin|no)( \p{L}+){0,2} $/u,
  fr: /(^| )(sans|pas)( \p{L}+){0,2} $/u,
  ar: /(^| )(بدون|لا)( \p{L}+){0,2} $/u,
};

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "um uma un una une one a an",
    "dois duas dos two due deux",
    "tres three tre trois",
    "quatro cuatro four quattro quatre",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1])),
);
const unitDays = {
  day: /^(dias?|days?|giorn[oi]|jours?|يوم|ايام)$/u,
  week: /^(semanas?|weeks?|settiman[ae]|semaines?|اسبوع|اسابيع)$/u,
  hour: /^(horas?|hours?|or[ae]|heures?|ساعه|ساعات)$/u,
};
const yesterday = /(^| )(ontem|yesterday|ayer|ieri|hier|امس|مبارح) /u;

/** How long it has lasted, where that is told in days or weeks; null where it is not. */
function durationIn(folded: string): string | null {
  const words = folded.trim().split(" ");
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    const count = /^\d+$/.test(before) ? Number(before) : numbers[before];
    if (count === undefined) continue;
    if (unitDays.hour.test(word) && count < 24) return "s_301";
    const days = unitDays.day.test(word) ? count : unitDays.week.test(word) ? count * 7 : 0;
    if (days > 0 && days <= 21) return days <= 3 ? "s_302" : days <= 7 ? "s_303" : "s_304";
  }
  return yesterday.test(folded) ? "s_302" : null;
}

/**
 * Finds known phrases in a text, including the duration in hours, days or weeks. A phrase after a denial in the
 * same clause is `absent`.
 */
export function mentionsIn(text: string, locale: Locale): { id: string; choice: "present" | "absent" }[] {
  // A denial ends with its clause: "no fever, headache".
  const folded = ` ${text
    .split(/[,.;:!?،؛؟\n]+/u)
    .map(fold)
    .join(" | ")} `;
  const phrases: Readonly<Record<string, readonly string[]>> = texts.phrases[locale];
  const found = Object.entries(phrases).flatMap(([id, list]) => {
    const said = [textOfItem(id, locale), ...list]
      .map((one) => ` ${fold(one)} `)
      .find((one) => folded.includes(one));
    if (said === undefined) return [];
    const before = folded.slice(0, folded.indexOf(said) + 1);
    return [{ id, choice: denials[locale].test(before) ? ("absent" as const) : ("present" as const) }];
  });
  const duration = durationIn(folded);
  return duration === null ? found : [...found, { id: duration, choice: "present" }];
}

/** Returns the kind of a mention. Only a symptom may become a complaint. */
export const typeOfMention = (id: string) =>
  id === pregnancy ? "risk_factor" : id.startsWith("s_30") ? "duration" : "symptom";

/** Returns the language of a model name such as `infermedica-pt-br`; English by default. */
export function localeOfModel(model: string | undefined): Locale {
  const code = model?.replace(/^infermedica-/, "") ?? "";
  return locales.find((one) => one.toLowerCase() === code) ?? "en";
}
