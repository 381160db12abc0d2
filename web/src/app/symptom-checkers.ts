import { embeddedChecker } from "@anteroom/domain/symptom-checker";
import type { SymptomChecker } from "../ports/symptom-checker.ts";

/** S1.34: the checkers that this web app has, by the names of clinics' settings; each is fetched when it is first used. */
const checkers: Readonly<Record<string, () => Promise<SymptomChecker>>> = {
  [embeddedChecker]: async () =>
    (await import("../adapters/embedded-checker/open-checker.ts")).openEmbeddedChecker(),
};

/** The checker of a clinic, or null where this app has none of that name: that is as good as none. */
export function openSymptomChecker(name: string): Promise<SymptomChecker | null> {
  return Object.hasOwn(checkers, name)
    ? (checkers[name]?.() ?? Promise.resolve(null))
    : Promise.resolve(null);
}
