import type { Reason, Result } from "@anteroom/triage/result";
import { Trans } from "@lingui/react/macro";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import styles from "./symptom-checker.module.css";
import { useSaid } from "./use-said.ts";
import type { CheckerWords } from "./words.ts";

type Props = { result: Result & { kind: "assessed" }; words: CheckerWords };

/** Which answers speak for the first of the list, and which against it. */
export function Reasons({ result: { differential, reasonsFor, reasonsAgainst }, words }: Props) {
  const [first] = differential;
  if (!first || reasonsFor.length + reasonsAgainst.length === 0) return null;
  const name = words.condition(first.condition);
  return (
    <Sheet className="stack">
      <details className={styles["why"]}>
        <summary>
          <Icon name="question" isSmall />
          <Trans>Why this result</Trans>
        </summary>
        <div className="stack">
          {reasonsFor.length > 0 && (
            <div className="stack g2">
              <p className="b">
                <Trans>Points to {name}:</Trans>
              </p>
              <Answers reasons={reasonsFor} words={words} />
            </div>
          )}
          {reasonsAgainst.length > 0 && (
            <div className="stack g2">
              <p className="b">
                <Trans>Against:</Trans>
              </p>
              <Answers reasons={reasonsAgainst} words={words} />
            </div>
          )}
        </div>
      </details>
    </Sheet>
  );
}

function Answers({ reasons, words }: { reasons: readonly Reason[]; words: CheckerWords }) {
  const said = useSaid(words);
  return (
    <ul className="dots">
      {reasons.map(({ question, answer }) => (
        <li key={question}>
          {words.ask(question).ask} <strong>{said.answer(question, answer)}</strong>
        </li>
      ))}
    </ul>
  );
}
