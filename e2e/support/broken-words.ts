import type { Page } from "@playwright/test";

/**
 * Returns a sentence for each visible word that is split over three lines or more, or over two with one letter alone on a line; at most
 * six. A box that does not grow with its text splits words so.
 */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();

    /** The number of letters on each line that the word takes. */
    const lettersByLine = (text: Text, start: number, end: number): number[] => {
      const lines: { top: number; letters: number }[] = [];
      for (let at = start; at < end; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, height, width } = range.getBoundingClientRect();
        if (width === 0) continue; // combined with the letter before it
        const line = lines.find((one) => Math.abs(one.top - top) < height / 2);
        if (line) line.letters += 1;
        else lines.push({ top, letters: 1 });
      }
      return lines.map(({ letters }) => letters);
    };

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const holder = text.parentElement;
      if (text.data.includes("@")) continue; // an address breaks where it has to
      if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (holder.closest(".vh, svg, option, [class*=wide_]:not(:focus), [class*=skip_]")) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length < 2) continue;
        const letters = lettersByLine(text, index, index + word.length);
        if (letters.length > 2 || (letters.length === 2 && Math.min(...letters) === 1))
          found.add(`“${word}” is broken into ${letters.join(" + ")} letters`);
      }
    }
    return [...found].slice(0, 6);
  });
}
