import type { BrowserLack } from "@anteroom/domain/call/browser-fitness";
import { findBrowserLack } from "../../../media/surroundings.ts";

/** Returns `fit` or what this browser lacks for a call, by feature detection (D.91). Requires a browser. */
export const callFitness = (): "fit" | BrowserLack => findBrowserLack() ?? "fit";
