import {
  type AnswerOption,
  type Extension,
  type ItemControl,
  type QuestionnaireItem,
  extensionUrls,
} from "./questionnaire.ts";

/** Returns whether an item is a question, not a group or a text. */
export function isQuestion({ type }: QuestionnaireItem): boolean {
  return type !== "group" && type !== "display";
}

/** Returns all items in document order, a group before its contents. */
export function flatItems(items: readonly QuestionnaireItem[]): QuestionnaireItem[] {
  return items.flatMap((item) => [item, ...flatItems(item.item ?? [])]);
}

/** Returns whether an item has this item control (see `itemControls`). */
export function hasControl({ extension = [] }: QuestionnaireItem, control: ItemControl): boolean {
  return extension.some(
    (one) =>
      one.url === extensionUrls.itemControl &&
      one.valueCodeableConcept.coding.some(({ code }) => code === control),
  );
}

/**
 * Returns the text inside a question with this control: its hint, or the label of an end of its scale; undefined
 * without one.
 */
export function innerTextOf(
  item: QuestionnaireItem,
  control: "help" | "lower" | "upper",
): QuestionnaireItem | undefined {
  return item.item?.find((one) => one.type === "display" && hasControl(one, control));
}

type Bounds = { min: number | string | null; max: number | string | null };

/**
 * Returns the smallest and largest value allowed, both included: numbers, or days as `2026-11-24`; null where
 * there is no bound.
 */
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

/** Returns the coding of a number's unit, whose `display` is shown, or undefined. */
export function unitOf({ extension = [] }: QuestionnaireItem) {
  return extension.find((one) => one.url === extensionUrls.unit)?.valueCoding;
}

/**
 * Returns the values of a scale in steps of one, lowest first; null where the item is no integer slider with both
 * bounds.
 */
export function scaleOf(item: QuestionnaireItem): readonly number[] | null {
  const { min, max } = boundsOf(item);
  if (item.type !== "integer" || !hasControl(item, "slider")) return null;
  if (typeof min !== "number" || typeof max !== "number") return null;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Returns the option with this code in any code system, or undefined. */
export function optionOf({ answerOption = [] }: QuestionnaireItem, code: unknown): AnswerOption | undefined {
  return answerOption.find(({ valueCoding }) => valueCoding.code === code);
}

/** Returns whether an option or item is hidden: its answer is stored and counts, but is never shown. */
export function isHidden({ extension = [] }: QuestionnaireItem): boolean {
  return extension.some((one) => one.url === extensionUrls.hidden && one.valueBoolean);
}

/** Returns the score of a choice (`ordinalValue` or `itemWeight`, at the option or at its coding), or null. */
export function ordinalOf({ extension = [], valueCoding }: AnswerOption): number | null {
  const found = [...extension, ...(valueCoding.extension ?? [])].find(
    ({ url }) => url === extensionUrls.ordinalValue || url === extensionUrls.itemWeight,
  );
  return found && "valueDecimal" in found ? (found.valueDecimal ?? null) : null;
}

/** Returns whether a choice excludes all others. */
export function isExclusive({ extension = [] }: AnswerOption): boolean {
  return extension.some((one) => one.url === extensionUrls.optionExclusive && one.valueBoolean);
}
