import type { BrowserLack } from "@anteroom/domain/call/browser-fitness";
import { findBrowserLack } from "../../../media/surroundings.ts";

/** Whether this browser can hold the call, and what it lacks where it cannot; asked by feature, never by name (D.91). */
export const callFitness = (): "fit" | BrowserLack => findBrowserLack() ?? "fit";
