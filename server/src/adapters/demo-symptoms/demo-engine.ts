import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { complaints, conditions, questions, serious, usual, type Level } from "./demo-knowledge.ts";
import texts from "./words.json" with { type: "json" };

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

/** The words of an id. */
export function textOfItem(id: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = texts.words[locale];
  return words[id] ?? id;
}

const isPresent = (reported: Reported) => (id: string) => reported[id] === "present";
const complaintsIn = (reported: Reported) => complaints.filter(isPresent(reported));

/** The next question about what is there; null where all of it was asked. */
export function nextQuestion(reported: Reported, locale: Locale): DemoQuestion | null {
  for (const complaint of complaintsIn(reported))
    for (const { ask, items } of questions[complaint]) {
      if (items.some((id) => reported[id] !== undefined)) continue;
      const [only = ""] = items;
      if (items.length > 1) {
        const type = ask === "duration" ? "group_single" : "group_multiple";
        return { type, text: textOfItem(`q_${ask}`, locale), items };
      }
      return {
        type: "single",
        text: `${locale.startsWith("es") ? "¿" : ""}${textOfItem(only, locale)}${locale === "ar" ? "؟" : "?"}`,
        items,
      };
    }
  return null;
}

/** What of the answers is dangerous by itself. */
export function seriousIn(reported: Reported): readonly string[] {
  return Object.keys(serious).filter(isPresent(reported));
}

/** What it may be, the likeliest first, in shares of one. */
export function ranked(
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

/** How soon somebody is to be seen: by what is dangerous, then by what is likely. */
export function levelOf(reported: Reported): Level {
  const dangers = seriousIn(reported).flatMap((id) => serious[id] ?? []);
  const complaintLevels = complaintsIn(reported).map((id) => usual[id]);
  const [first] = ranked(reported);
  const likely = first && first.probability >= 0.4 ? [first.level] : [];
  return [...dangers, ...complaintLevels, ...likely].reduce<Level>(more, "self_care");
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const no = /(^| )(no|not|without|sem|nao|senza|non|sin|sans|pas|بدون|لا)( \p{L}+){0,2} $/u;

/** What a text mentions: phrases that it holds as they are. */
export function mentionsIn(text: string, locale: Locale): { id: string; choice: "present" | "absent" }[] {
  const folded = ` ${fold(text)} `;
  const phrases: Readonly<Record<string, readonly string[]>> = texts.phrases[locale];
  return Object.entries(phrases).flatMap(([id, list]) => {
    const said = [textOfItem(id, locale), ...list]
      .map((one) => ` ${fold(one)} `)
      .find((one) => folded.includes(one));
    if (said === undefined) return [];
    const before = folded.slice(0, folded.indexOf(said) + 1);
    return [{ id, choice: no.test(before) ? ("absent" as const) : ("present" as const) }];
  });
}

/** The language of a model's name, as `infermedica-pt-br`; English where it names none. */
export function localeOfModel(model: string | undefined): Locale {
  const code = model?.replace(/^infermedica-/, "") ?? "";
  return locales.find((one) => one.toLowerCase() === code) ?? "en";
}
