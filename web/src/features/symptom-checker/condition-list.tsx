import type { ConditionSlug } from "@anteroom/triage/conditions";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import styles from "./symptom-checker.module.css";
import { topics } from "./topic-of.ts";
import { useFitWords } from "./use-fit-words.ts";
import type { CheckerWords } from "./words.ts";
import { apartFromDanger } from "./worth-showing.ts";

type Props = {
  differential: readonly { condition: ConditionSlug; probability: number }[];
  words: CheckerWords;
};

/** What it may be, the best fit first, in words; below it what is dangerous, fits less and is a doctor's to rule out. */
export function ConditionList({ differential, words }: Props) {
  const fitWords = useFitWords();
  const { mayBe, ruledOut } = apartFromDanger(differential);
  return (
    <Sheet className="stack">
      <div className="stack g2">
        <h2>
          <Trans>What it may be</Trans>
        </h2>
        <p className="sm muted">
          <Trans>Only a doctor can tell. There may be other causes the checker doesn’t know.</Trans>
        </p>
      </div>
      <ol className={styles["list"]}>
        {mayBe.map(({ condition, probability }) => (
          <li key={condition}>
            <span className="b">{words.condition(condition)}</span>
            <span className="sm muted">{fitWords(probability)}</span>
            <TopicLink condition={condition} name={words.condition(condition)} />
          </li>
        ))}
      </ol>
      {ruledOut.length > 0 && (
        <div className="stack g2">
          <h3 className="sm b">
            <Trans>Less likely, but a doctor should rule it out:</Trans>
          </h3>
          <ul className={styles["list"]}>
            {ruledOut.map(({ condition }) => (
              <li key={condition}>
                <span>{words.condition(condition)}</span>
                <TopicLink condition={condition} name={words.condition(condition)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}

/** Its page of the health library, where the clinic has one. */
function TopicLink({ condition, name }: { condition: ConditionSlug; name: string }) {
  const { settings } = useClinic();
  if (!settings.elsevierIntegration || topics[condition] === null) return null;
  return (
    <AppLink className={`${styles["below"]} sm`} to={`/health-search?topic=${topics[condition]}`}>
      <Trans>
        Read more <span className="vh">about {name}</span>
      </Trans>
    </AppLink>
  );
}
