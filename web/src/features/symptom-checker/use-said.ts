import { questionOf, type Answer, type Interview } from "@anteroom/triage/interview";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale.ts";
import { titleOf, type CheckerWords } from "./words.ts";

/** What somebody has told, in the words of the page. */
export function useSaid(words: CheckerWords) {
  const { t } = useLingui();
  const locale = useLocale();
  const listOf = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts);
  const answer = (code: string, given: Answer): string => {
    if (given === "yes") return t`Yes`;
    if (given === "no") return t`No`;
    if (given === "unknown") return t`I am not sure`;
    if (given.length === 0) return t`None of these`;
    return listOf(given.map((slug) => words.option(code, slug)));
  };
  const titles = ({ complaints }: Interview) =>
    complaints.flatMap((complaint) => titleOf(complaint, words) ?? []);
  return {
    answer,
    complaints: (interview: Interview) => listOf(titles(interview)),
    /** Everything that is there: signs, complaints and questions answered with yes. */
    yes: (interview: Interview) => [
      ...interview.signs.flatMap((slug) => words.sign(slug) ?? []),
      ...titles(interview),
      ...interview.answers
        .filter((one) => one.answer === "yes" && !questionOf(one.question).background)
        .map((one) => words.ask(one.question).ask),
    ],
  };
}
