import type { Page } from "@playwright/test";

/**
 * Returns pairs of texts, or of a text and a switch, that overlap at the page's present width, one sentence each, at
 * most six. Texts of one inline flow, and texts below a fixed or sticky bar, are left out.
 */
export function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Line = { text: string; flow: Element; layer: Element | null; box: DOMRect };

    const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
    const flowOf = (element: Element): Element =>
      isInline(element) && element.parentElement ? flowOf(element.parentElement) : element;
    const layerOf = (element: Element | null): Element | null =>
      element === null || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(".vh, svg, option, [class*=wide_]:not(:focus), [class*=skip_]") === null;

    /** What of a line of text is in sight within the boxes that cut it, less the room above and below its letters. */
    const inSight = (holder: Element, line: DOMRect): DOMRect => {
      let [left, top, right, bottom] = [line.left, line.top, line.right, line.bottom];
      for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const room = line.height / 4;
      return new DOMRect(left + 1, top + room, right - left - 2, bottom - top - 2 * room);
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || (node.nodeValue ?? "").trim() === "" || !isSeen(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const button = holder.closest("button");
      if (button) {
        // A button covers with its whole box, not with its words alone.
        const box = inSight(holder, button.getBoundingClientRect());
        if (box.width > 0 && box.height > 0)
          lines.push({
            text: (node.nodeValue ?? "").trim().slice(0, 40),
            flow: button,
            layer: layerOf(button),
            box,
          });
        continue;
      }
      for (const rect of range.getClientRects()) {
        const box = inSight(holder, rect);
        if (box.width <= 0 || box.height <= 0) continue;
        const text = (node.nodeValue ?? "").trim().slice(0, 40);
        lines.push({ text, flow: flowOf(holder), layer: layerOf(holder), box });
      }
    }

    for (const control of document.querySelectorAll("[role=switch]")) {
      const text = `the switch of ${control.closest("label")?.textContent?.trim().slice(0, 30) ?? "something"}`;
      if (isSeen(control))
        lines.push({ text, flow: control, layer: layerOf(control), box: control.getBoundingClientRect() });
    }

    const meet = ({ box: a }: Line, { box: b }: Line) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const found = new Set<string>();
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (one.flow !== other.flow && one.layer === other.layer && meet(one, other))
          found.add(`“${one.text}” lies over “${other.text}”`);
    return [...found].slice(0, 6);
  });
}
