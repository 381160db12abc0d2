import { locales } from "../../shared/locales.ts";
import { faultsOf } from "./faults.ts";
import { flatItems, isQuestion } from "./item-facts.ts";
import type { Questionnaire, QuestionnaireItem, Translated } from "./questionnaire.ts";

/** The most items, levels of nesting and options of a clinic's own survey. */
export const templateLimits = { items: 200, depth: 4, options: 50 } as const;

/**
 * A fault of a clinic's own survey: the item's `linkId` (null for the whole survey), and an error code in kebab case.
 */
export type TemplateFault = { item: string | null; code: string };

type Draft = Pick<Questionnaire, "item" | "_title" | "_description">;

/**
 * Returns the faults of a survey; empty when patients can fill it in and the clinic can read it. One that is too large
 * or too deep has only that fault. Faults of `faultsOf` have its sentences with hyphens as their codes.
 */
export function templateFaults(draft: Draft): TemplateFault[] {
  if (depthOf(draft.item) > templateLimits.depth) return [{ item: null, code: "too-deep" }];
  const items = flatItems(draft.item);
  if (items.length > templateLimits.items) return [{ item: null, code: "too-many-items" }];
  const whole: TemplateFault[] = [
    ...(items.some(isQuestion) ? [] : [{ item: null, code: "asks-nothing" }]),
    ...[draft._title, draft._description].flatMap((one) => translationFaults(one, null)),
  ];
  const formal = faultsOf(draft).map((words) => {
    const [, item = "", code = ""] = /^([^:]*): (.*)$/.exec(words) ?? [];
    return { item, code: code.replaceAll(/[ ,]+/g, "-") };
  });
  return [...whole, ...formal, ...items.flatMap(itemFaults)];
}

function itemFaults(item: QuestionnaireItem): TemplateFault[] {
  const { linkId, answerOption = [] } = item;
  return [
    ...(answerOption.length > templateLimits.options ? [{ item: linkId, code: "too-many-options" }] : []),
    ...[item._text, ...answerOption.map(({ valueCoding }) => valueCoding._display)].flatMap((one) =>
      translationFaults(one, linkId),
    ),
  ];
}

/** Reports languages that the product does not offer and languages given twice. */
function translationFaults(translated: Translated | undefined, item: string | null): TemplateFault[] {
  const known: readonly string[] = locales;
  const languages = (translated?.extension ?? []).map(({ extension: [lang] }) => lang.valueCode);
  return [
    ...(languages.every((one) => known.includes(one)) ? [] : [{ item, code: "unknown-language" }]),
    ...(new Set(languages).size < languages.length ? [{ item, code: "language-twice" }] : []),
  ];
}

function depthOf(items: readonly QuestionnaireItem[]): number {
  let depth = 0;
  for (let level = items; level.length > 0; level = level.flatMap(({ item = [] }) => item)) depth += 1;
  return depth;
}
