import { useEffect, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type { SymptomChecker } from "../../../ports/symptom-checker.ts";

/**
 * Loads the clinic's checker in the page's language; `missing` if unknown or not loadable (tried again once
 * online). Another company's requires the consented `check`; `onEnded` is called when the consent is no
 * longer valid.
 */
export function useChecker(
  check: string | null,
  onEnded: () => void,
): SymptomChecker | "loading" | "missing" {
  const app = useApp();
  const { settings } = useClinic();
  const name = settings.symptomCheckerProvider;
  const locale = useLocale();
  const [found, setFound] = useState<SymptomChecker | "loading" | "missing">("loading");
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      app.symptomChecker(name, locale, check === null ? undefined : { check, onEnded }).then(
        (checker) => isWanted && setFound(checker ?? "missing"),
        () => {
          if (!isWanted) return;
          setFound("missing");
          addEventListener("online", () => void load(), { once: true });
        },
      );
    void load();
    return () => {
      isWanted = false;
    };
  }, [app, name, locale, check, onEnded]);
  return found;
}
