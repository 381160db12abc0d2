import type { ConditionSlug } from "@anteroom/triage/conditions";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import styles from "./symptom-checker.module.css";
import { topics } from "./topic-of.ts";
import { useFitWords } from "./use-fit-words.ts";
import type { CheckerWords } from "./words.ts";
import { worthShowing } from "./worth-showing.ts";

type Props = {
  differential: readonly { condition: ConditionSlug; probability: number }[];
  words: CheckerWords;
};

/** What it may be, the best fit first, in words; each with its page of the health library where the clinic has one. */
export function ConditionList({ differential, words }: Props) {
  const { settings } = useClinic();
  const fitWords = useFitWords();
  return (
    <Sheet className="stack">
      <div className="stack g2">
        <h2>
          <Trans>What it may be</Trans>
        </h2>
        <p className="sm muted">
          <Trans>Only a doctor can tell. Other causes that the checker does not know are possible.</Trans>
        </p>
      </div>
      <ol className={styles["list"]}>
        {worthShowing(differential).map(({ condition, probability }) => {
          const name = words.condition(condition);
          return (
            <li key={condition}>
              <span className="b">{name}</span>
              <span className="sm muted">{fitWords(probability)}</span>
              {settings.elsevierIntegration && topics[condition] !== null && (
                <AppLink className={`${styles["below"]} sm`} to={`/health-search?topic=${topics[condition]}`}>
                  <Trans>
                    Read more <span className="vh">about {name}</span>
                  </Trans>
                </AppLink>
              )}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
