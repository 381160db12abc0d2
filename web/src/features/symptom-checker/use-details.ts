import { specialtyName } from "@anteroom/content/specialties";
import { writeTriageDetails } from "@anteroom/domain/triage-details";
import type { Interview } from "@anteroom/triage/interview";
import type { Result } from "@anteroom/triage/result";
import { useLingui } from "@lingui/react/macro";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { readKeptCheck } from "../../platform/kept-check.ts";
import { useLocale } from "../../platform/locale.ts";
import { useFitWords } from "./use-fit-words.ts";
import { useSaid } from "./use-said.ts";
import { useYears } from "./use-years.ts";
import { useUrgencyWords } from "./use-urgency-words.ts";
import { idOf, titleOf, type CheckerWords } from "./words.ts";

type Check = { provider: string; interview: Interview; result: Result };

/** What a finished check tells the doctor with a booking, in the words the patient has read. */
export function useDetails(words: CheckerWords): (check: Check) => string {
  const { t } = useLingui();
  const { clock, storage } = useApp();
  const locale = useLocale();
  const said = useSaid(words);
  const years = useYears();
  const { ofUrgency: urgencyWords } = useUrgencyWords();
  const fitWords = useFitWords();
  return ({ provider, interview, result }) => {
    const kept = readKeptCheck(deviceMemory(storage), clock.now());
    const differential = result.kind === "assessed" ? result.differential : [];
    return writeTriageDetails({
      session: kept?.id ?? "",
      language: locale,
      provider,
      notice: t`Symptom checker: based on synthetic data, not validated by clinicians, not a medical device.`,
      checkedAt: new Date(clock.now()).toISOString().slice(0, 10),
      patient: years(interview.patient),
      urgency: { code: result.urgency, words: urgencyWords(result.urgency).title },
      complaints: [
        ...interview.signs.map((slug) => ({ code: slug, words: words.sign(slug) ?? slug })),
        ...interview.complaints.map((one) => ({
          code: idOf(one),
          words: titleOf(one, words) ?? t`Something else`,
        })),
      ],
      answers: interview.answers.map(({ question, answer }) => ({
        code: question,
        words: words.ask(question).ask,
        answer: said.answer(question, answer),
      })),
      conditions: differential.map(({ condition, probability }) => ({
        code: condition,
        words: words.condition(condition),
        fit: fitWords(probability),
      })),
      specialty: specialtyName(result.specialty, locale),
    });
  };
}
