import type { Locale } from "@anteroom/domain/shared/locales";
import { openSelfHarmFinder } from "@anteroom/domain/health/self-harm/find-self-harm";
import { openLanguage } from "@anteroom/domain/health/self-harm/open-language";
import type { SelfHarmWords } from "@anteroom/domain/health/self-harm/self-harm-words";
import type { CheckInterview, CheckResult, Danger } from "../../ports/symptom-checker.ts";

async function labelsOf(locale: Locale): Promise<SelfHarmWords> {
  switch (locale) {
    case "en":
      return (await import("@anteroom/domain/health/self-harm/english")).english;
    case "pt":
    case "pt-BR":
      return (await import("@anteroom/domain/health/self-harm/portuguese")).portuguese;
    case "it":
      return (await import("@anteroom/domain/health/self-harm/italian")).italian;
    case "es":
    case "es-CL":
      return (await import("@anteroom/domain/health/self-harm/spanish")).spanish;
    case "fr":
      return (await import("@anteroom/domain/health/self-harm/french")).french;
    case "ar":
      return (await import("@anteroom/domain/health/self-harm/arabic")).arabic;
  }
}

/**
 * Returns a function that tells whether an interview speaks of suicide or self-harm, in words reported as
 * present. Reads on this device, whatever the other company's checker says. Rejects if its words cannot be
 * loaded.
 */
export async function openCrisisReader(locale: Locale): Promise<(interview: CheckInterview) => boolean> {
  const find = openSelfHarmFinder([openLanguage(await labelsOf(locale))]);
  return ({ warning, complaints, findings, answered }) => {
    if (warning === "crisis") return true;
    const present = [
      ...complaints,
      ...findings.filter(({ presence }) => presence === "present"),
      ...answered.flatMap(({ question, choices }) =>
        question.options
          .filter(({ id }) => choices[id] === "present")
          .map(({ words }) => ({ words: question.kind === "finding" ? `${words} ${question.text}` : words })),
      ),
    ];
    return present.some(({ words }) => find(words) !== null);
  };
}

/** What was read on this device while somebody typed: the warning of the words, and whether they are a crisis. */
type OwnReading = { isCrisis: boolean; warning: CheckInterview["warning"] };

/**
 * Returns the danger that the other company's checker reports, with the warning of our own reading added: a
 * crisis, or an emergency where it reports none.
 */
export function addOwnWarning({ isCrisis, warning }: OwnReading, danger: Danger | null): Danger | null {
  if (!isCrisis && (warning !== "emergency" || danger)) return danger;
  return { level: danger?.level ?? "emergency-department-now", reasons: danger?.reasons ?? [], isCrisis };
}

/**
 * Returns a result of the other company's checker, raised to the level of the warning that our own reading
 * has shown (and then without its advice for home), and with our own reading of a crisis.
 */
export function raiseResultToOwnWarning({ isCrisis, warning }: OwnReading, result: CheckResult): CheckResult {
  const isBelow = warning === "emergency" && !result.level.startsWith("emergency-");
  if (!isBelow) return { ...result, isCrisis };
  return { ...result, isCrisis, level: "emergency-department-now", selfCare: [] };
}
