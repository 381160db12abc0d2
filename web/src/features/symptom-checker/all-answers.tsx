import type { Interview } from "@anteroom/triage/interview";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { HonestWords } from "./honest-words.tsx";
import styles from "./symptom-checker.module.css";
import { useSaid } from "./use-said.ts";
import { useYears } from "./use-years.ts";
import type { CheckerWords } from "./words.ts";

type Props = { interview: Interview; words: CheckerWords; onAnswers: () => void };

/** Everything that was told, for the doctor; on paper with what the checker is not. */
export function AllAnswers({ interview, words, onAnswers }: Props) {
  const said = useSaid(words);
  const complaints = said.complaints(interview);
  const whom = useYears()(interview.patient);
  return (
    <Sheet className="stack">
      <h2>
        <Trans>Your answers so far</Trans>
      </h2>
      <ul className="dots">
        <li>{whom}</li>
        {interview.signs.map((slug) => (
          <li key={slug}>{words.sign(slug)}</li>
        ))}
        {complaints !== "" && <li>{complaints}</li>}
        {interview.answers.map(({ question, answer }) => (
          <li key={question}>
            {words.ask(question).ask} <strong>{said.answer(question, answer)}</strong>
          </li>
        ))}
      </ul>
      {interview.answers.length > 0 && (
        <Button kind="soft" icon="pencil" onClick={onAnswers}>
          <Trans>Change an answer</Trans>
        </Button>
      )}
      <div className={styles["paperOnly"]}>
        <HonestWords />
      </div>
    </Sheet>
  );
}
