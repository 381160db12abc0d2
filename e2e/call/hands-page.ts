// Runs in the browser: what the clipboard is asked for.
import { toClipboard } from "../../web/src/platform/clipboard.ts";

declare global {
  interface Window {
    toClipboard: typeof toClipboard;
  }
}

window.toClipboard = toClipboard;
