import { enabledItems } from "./enabled.ts";
import { flatItems, hasControl, isHidden, isQuestion } from "./item-facts.ts";
import type { Answers, QuestionnaireItem } from "./questionnaire.ts";

/** The contents of one page: a question with the texts before it, or a group marked to stay together. */
export type QuestionPage = {
  /** `linkId` of the question or group, which names the page. */
  id: string;
  /** The group that contains the question, whose text introduces it. */
  group: QuestionnaireItem | null;
  items: readonly QuestionnaireItem[];
};

/**
 * Returns the pages for the answers so far, one question a page, or a group marked as a page. Texts join the page of
 * the next question, the last ones the last page. Hidden items are left out. Answers may add or remove pages. Empty
 * without a question.
 */
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

/** The position of a page within the parts of a questionnaire, counted from 1: part 3 of 11, its second question. */
export type QuestionPlace = { part: number; parts: number; within: number };

/**
 * Returns the position of the page at `index` by parts (outermost items), since open answers can still add or remove
 * questions; `pages` are those of `pagesOf`. Null where no question depends on an answer, or without groups.
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
