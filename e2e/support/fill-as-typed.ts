import type { BrowserContext } from "@playwright/test";

/**
 * Makes Playwright's `fill()` in Firefox insert text through the browser, as in Chromium. By default it assigns `value`
 * there, which React does not notice. `pressSequentially` is not affected.
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
