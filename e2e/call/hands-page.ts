// Runs in the browser: what the clipboard is asked for.
import { copyToClipboard } from "../../web/src/platform/browser/clipboard.ts";

declare global {
  interface Window {
    toClipboard: typeof copyToClipboard;
  }
}

window.toClipboard = copyToClipboard;
