import {
  type AnswerOption,
  type Extension,
  type ItemControl,
  type QuestionnaireItem,
  extensionUrls,
} from "./questionnaire.ts";

/** Whether an item asks something. */
export function isQuestion({ type }: QuestionnaireItem): boolean {
  return type !== "group" && type !== "display";
}

/** Every item below these in the order of the document, groups before what stands in them. */
export function flatItems(items: readonly QuestionnaireItem[]): QuestionnaireItem[] {
  return items.flatMap((item) => [item, ...flatItems(item.item ?? [])]);
}

export function hasControl({ extension = [] }: QuestionnaireItem, control: ItemControl): boolean {
  return extension.some(
    (one) =>
      one.url === extensionUrls.itemControl &&
      one.valueCodeableConcept.coding.some(({ code }) => code === control),
  );
}

/** The text inside a question that has this task: its hint, or what an end of its scale means. */
export function partOf(
  item: QuestionnaireItem,
  control: "help" | "lower" | "upper",
): QuestionnaireItem | undefined {
  return item.item?.find((one) => one.type === "display" && hasControl(one, control));
}

type Bounds = { min: number | string | null; max: number | string | null };

/** The smallest and largest value allowed, both included: numbers, or days as `2026-11-24`. */
export function boundsOf({ extension = [] }: QuestionnaireItem): Bounds {
  const bound = (url: Extension["url"]) => {
    const found = extension.find((one) => one.url === url);
    if (!found || !("valueInteger" in found || "valueDecimal" in found || "valueDate" in found)) return null;
    if ("valueInteger" in found && found.valueInteger !== undefined) return found.valueInteger;
    if ("valueDate" in found && found.valueDate !== undefined) return found.valueDate;
    return found.valueDecimal ?? null;
  };
  return { min: bound(extensionUrls.minValue), max: bound(extensionUrls.maxValue) };
}

/** The unit a number is asked in, to be shown. */
export function unitOf({ extension = [] }: QuestionnaireItem) {
  return extension.find((one) => one.url === extensionUrls.unit)?.valueCoding;
}

/** The values of a scale, lowest first, or null where the item is none. */
export function scaleOf(item: QuestionnaireItem): readonly number[] | null {
  const { min, max } = boundsOf(item);
  if (item.type !== "integer" || !hasControl(item, "slider")) return null;
  if (typeof min !== "number" || typeof max !== "number") return null;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** The option with this code. */
export function optionOf({ answerOption = [] }: QuestionnaireItem, code: unknown): AnswerOption | undefined {
  return answerOption.find(({ valueCoding }) => valueCoding.code === code);
}

/** Whether it is kept and never shown. */
export function isHidden({ extension = [] }: QuestionnaireItem): boolean {
  return extension.some((one) => one.url === extensionUrls.hidden && one.valueBoolean);
}

/** What a choice counts (`ordinalValue` or `itemWeight`, at the option or at its coding), or null. */
export function ordinalOf({ extension = [], valueCoding }: AnswerOption): number | null {
  const found = [...extension, ...(valueCoding.extension ?? [])].find(
    ({ url }) => url === extensionUrls.ordinalValue || url === extensionUrls.itemWeight,
  );
  return found && "valueDecimal" in found ? (found.valueDecimal ?? null) : null;
}

/** Whether a choice rules out all others. */
export function isExclusive({ extension = [] }: AnswerOption): boolean {
  return extension.some((one) => one.url === extensionUrls.optionExclusive && one.valueBoolean);
}
