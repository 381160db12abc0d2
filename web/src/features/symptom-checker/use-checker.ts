import { useEffect, useState } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/locale.ts";
import type { SymptomChecker } from "../../ports/symptom-checker.ts";
import { loadWords } from "./load-words.ts";
import type { CheckerWords } from "./words.ts";

export type Checker = { checker: SymptomChecker; words: CheckerWords };

/** The clinic's checker with its words in the language of the page, fetched once; afterwards it needs no network. */
export function useChecker(): Checker | "loading" | "missing" {
  const app = useApp();
  const { settings } = useClinic();
  const name = settings.symptomCheckerProvider;
  const locale = useLocale();
  const [found, setFound] = useState<Checker | "loading" | "missing">("loading");
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      Promise.all([app.symptomChecker(name), loadWords(locale)]).then(
        ([checker, words]) => isWanted && setFound(checker ? { checker, words } : "missing"),
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
  }, [app, name, locale]);
  return found;
}
