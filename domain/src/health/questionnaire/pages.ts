import { enabledItems } from "./enabled.ts";
import { flatItems, hasControl, isHidden, isQuestion } from "./item-facts.ts";
import type { Answers, QuestionnaireItem } from "./questionnaire.ts";

/** What stands together on a page: a question with the texts before it, or a group that is marked to stay together. */
export type QuestionPage = {
  /** `linkId` of the question or group, which names the page. */
  id: string;
  /** The group the question stands in, whose text introduces it. */
  group: QuestionnaireItem | null;
  items: readonly QuestionnaireItem[];
};

/** One question a page, given the answers so far: a page may bring others or take them away. */
export function pagesOf(items: readonly QuestionnaireItem[], answers: Answers): QuestionPage[] {
  const pages: QuestionPage[] = [];
  let texts: QuestionnaireItem[] = [];
  const walk = (some: readonly QuestionnaireItem[], group: QuestionnaireItem | null) => {
    for (const item of some) {
      if (isHidden(item)) continue;
      if (item.type === "display") texts.push(item);
      else if (item.type === "group" && !hasControl(item, "page")) walk(item.item ?? [], item);
      else if (isQuestion(item) || flatItems(item.item ?? []).some(isQuestion)) {
        pages.push({ id: item.linkId, group, items: [...texts, item] });
        texts = [];
      }
    }
  };
  walk(enabledItems(items, answers), null);
  const last = pages.pop();
  if (!last) return [];
  return [...pages, { ...last, items: [...last.items, ...texts] }];
}

/** Where a page stands among the parts of a questionnaire: part 3 of 11, its second question. Counted from 1. */
export type QuestionPlace = { part: number; parts: number; within: number };

/**
 * The place of a page where the number of questions cannot be told: answers still open bring questions or take them away, while
 * the parts (the items of the outermost level) stay. Null where nothing depends on an answer, or there are no groups.
 */
export function questionPlace(
  items: readonly QuestionnaireItem[],
  pages: readonly QuestionPage[],
  index: number,
): QuestionPlace | null {
  const hasGroups = items.some(({ type, item }) => type === "group" && (item ?? []).length > 0);
  if (!hasGroups || !flatItems(items).some(({ enableWhen }) => enableWhen)) return null;
  const partOf = new Map(
    items.flatMap((part) => flatItems([part]).map(({ linkId }) => [linkId, part.linkId] as const)),
  );
  const ofPages = pages.map(({ id }) => partOf.get(id));
  const all = [...new Set(ofPages)];
  const part = ofPages[index];
  return {
    part: all.indexOf(part) + 1,
    parts: all.length,
    within: ofPages.slice(0, index + 1).filter((one) => one === part).length,
  };
}
