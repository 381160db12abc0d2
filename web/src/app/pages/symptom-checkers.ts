import type { Locale } from "@anteroom/domain/shared/locales";
import { embeddedChecker } from "@anteroom/domain/health/symptom-checker";
import type { Api } from "../../platform/api.ts";
import type { AgreedCheck, SymptomChecker } from "../../ports/symptom-checker.ts";

type Deps = { locale: Locale; now: () => number; api: Api; agreed?: AgreedCheck | undefined };
type Open = (deps: Deps) => Promise<SymptomChecker | null>;

/** S1.34: the checkers that this web app has, by the names of clinics' settings; each is fetched when it is first used. */
const checkers: Readonly<Record<string, Open>> = {
  [embeddedChecker]: async ({ locale, now }) =>
    (await import("../../adapters/embedded-checker/open-checker.ts")).openEmbeddedChecker(locale, now),
  infermedica: async ({ locale, api, agreed }) => {
    if (!agreed) return null;
    const { openRemoteChecker } = await import("../../adapters/outside-checker/remote-checker.ts");
    return openRemoteChecker({ name: "infermedica", locale, api, agreed });
  },
  sdk: async ({ locale, agreed }) => {
    if (!agreed) return null;
    const [{ openScriptChecker }, { openFrame }, { specialtyOf }] = await Promise.all([
      import("../../adapters/outside-checker/script-checker.ts"),
      import("../../adapters/outside-checker/open-frame.ts"),
      import("@anteroom/content/specialty-of"),
    ]);
    return openScriptChecker({ name: "sdk", locale, frame: openFrame(), specialtyOf });
  },
};

/**
 * Opens the symptom checker of this name in the language of the page. Returns null where this app has none of that name, and for another
 * company's without a consent (`agreed`). Rejects where it cannot be loaded.
 */
export function openSymptomChecker(name: string, deps: Deps): Promise<SymptomChecker | null> {
  return Object.hasOwn(checkers, name)
    ? (checkers[name]?.(deps) ?? Promise.resolve(null))
    : Promise.resolve(null);
}
