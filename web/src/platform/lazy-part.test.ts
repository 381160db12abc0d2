import { setupI18n } from "@lingui/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Journey, Texts } from "./i18n/i18n.ts";
import { createLazyPart } from "./lazy-part.ts";

/** Texts that note what they were asked for, and are lost as long as `isLost`. */
function listening() {
  const requested: (readonly Journey[])[] = [];
  const line = { isLost: false };
  const load = (journeys: readonly Journey[]) => {
    requested.push(journeys);
    return line.isLost ? Promise.reject(new Error("lost")) : Promise.resolve();
  };
  const texts: Texts = { i18n: setupI18n(), loaded: () => [], load, change: () => Promise.resolve(true) };
  return { texts, requested, line };
}

/** A file that comes or is lost as it is told, and what whoever waits for it hears. */
function waiting({ journeys = [] as readonly Journey[] } = {}) {
  const { texts, requested, line } = listening();
  const answers: ((isHere: boolean) => void)[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      answers.push((isHere) => (isHere ? resolve("the menu") : reject(new Error("lost"))));
    });
  const part = createLazyPart(load, journeys);
  const heard: string[] = [];
  const bring = () =>
    part.bring(
      texts,
      (here) => heard.push(here),
      () => heard.push("lost"),
    );
  const answer = async (isHere: boolean) => {
    answers.at(-1)?.(isHere);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { part, texts, requested, line, answers, heard, bring, answer };
}

describe("a lazy component", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is fetched once for several requests", async () => {
    const { part, texts, bring, answer, answers, heard } = waiting();
    bring();
    await answer(true);
    part.ahead(texts);
    bring();
    await answer(true);
    expect(heard).toEqual(["the menu", "the menu"]);
    expect(part.there()).toBe("the menu");
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard, "who has it hears no more").toHaveLength(2);
  });

  test(
    "that failed is reported once and fetched again at the next request",
    { tags: ["S8.MSG.13"] },
    async () => {
      const { part, bring, answer, answers, heard } = waiting();
      bring();
      await answer(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(heard).toEqual(["lost"]);
      expect(part.there()).toBeNull();
      bring();
      expect(answers).toHaveLength(2);
      await answer(true);
      expect(heard).toEqual(["lost", "the menu"]);
    },
  );

  test("fails without its texts and loads together with them", { tags: ["S8.MSG.13"] }, async () => {
    const { bring, answer, requested, line, heard } = waiting({ journeys: ["messages"] });
    line.isLost = true;
    bring();
    await answer(true);
    expect(heard).toEqual(["lost"]);
    line.isLost = false;
    bring();
    await answer(true);
    expect(heard).toEqual(["lost", "the menu"]);
    expect(requested).toEqual([["messages"], ["messages"]]);
  });

  test(
    "that does not answer counts as failed after ten seconds and is still shown when it arrives",
    { tags: ["S8.MSG.13"] },
    async () => {
      const { bring, answer, heard } = waiting();
      bring();
      await vi.advanceTimersByTimeAsync(9_999);
      expect(heard).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(heard).toEqual(["lost"]);
      await answer(true);
      expect(heard).toEqual(["lost", "the menu"]);
    },
  );

  test("whose prefetch failed reports nothing", async () => {
    const { part, texts, answer, answers, bring, heard } = waiting();
    part.ahead(texts);
    await answer(false); // an unhandled rejection would end this test
    bring();
    await answer(true);
    expect(answers).toHaveLength(2);
    expect(heard).toEqual(["the menu"]);
  });
});
