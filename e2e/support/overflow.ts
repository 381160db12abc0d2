import type { Page } from "@playwright/test";

/**
 * Returns texts that cannot be read at the present width, one sentence each, at most six: wider than the window or
 * their button, or clipped by a container. Also reports a page wider than its window.
 */
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = new Set<string>();
    const tell = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className?.toString().split(" ").join(".")} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    if (root.scrollWidth > root.clientWidth + 1)
      found.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);

    /** Whether nobody is meant to see it: for screen readers alone, or not drawn. */
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest(".vh, [class*=wide_]:not(:focus), [class*=skip_]") !== null;

    const look = (text: Text) => {
      const holder = text.parentElement;
      if (!holder || text.data.trim() === "" || isUnseen(holder)) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return;
      const button = holder.closest("button, [class*=button_]")?.getBoundingClientRect();
      if (button && (box.left < button.left - 1 || box.right > button.right + 1))
        found.add(`out of its button: ${tell(holder)}`);
      for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/auto|scroll/.test(style.overflowX)) return; // can be brought into sight
        if (!/hidden|clip/.test(style.overflowX)) continue;
        const edge = at.getBoundingClientRect();
        if (box.left < edge.left - 1 || box.right > edge.right + 1) found.add(`cut: ${tell(holder)}`);
        if (/hidden|clip/.test(style.overflowY) && box.bottom > edge.bottom + 2)
          found.add(`cut below: ${tell(holder)}`);
      }
      if (box.left < -1 || box.right > root.clientWidth + 1) found.add(`out of the window: ${tell(holder)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node as Text);
    return [...found].slice(0, 6);
  });
}
