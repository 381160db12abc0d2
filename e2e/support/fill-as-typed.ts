import type { BrowserContext } from "@playwright/test";

/**
 * Makes `fill()` in Firefox what it is in Chromium: the browser itself inserts the words, as for a key.
 * Playwright's own way there assigns `value`, and React takes an assignment for one of its own and stays silent.
 * A person who types is heard in both: `pressSequentially` needs none of this.
 */
export async function fillAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const innermost = (): Element | null => {
      let element = document.activeElement;
      while (element?.shadowRoot) element = element.shadowRoot.activeElement;
      return element;
    };
    const insert = (text: string) => {
      const element = innermost();
      if (element instanceof HTMLIFrameElement) return element; // Playwright goes on inside
      document.execCommand("insertText", false, text);
      return null;
    };
    // An accessor, because Playwright assigns its own later.
    Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insert, set: () => {} });
  });
}
