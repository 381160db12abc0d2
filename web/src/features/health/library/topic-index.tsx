import type { TopicTitle } from "@anteroom/contract/health/health-topics";
import { groupByLetter } from "@anteroom/domain/health/topic-index";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useMemo } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useLinksInside } from "../../../platform/router/router-view.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ForeignText } from "./foreign-text.tsx";
import styles from "./library.module.css";
import { topicAddress } from "./topic-address.ts";

/**
 * Renders topics by first letter in the page's language, with links to the letters; without topics, a notice.
 * Memoised: there are hundreds.
 */
export const TopicIndex = memo(function TopicIndex({ topics }: { topics: readonly TopicTitle[] }) {
  const links = useLinksInside();
  const { t } = useLingui();
  const locale = useLocale();
  const letters = useMemo(() => groupByLetter(topics, locale), [topics, locale]);
  if (topics.length === 0) return <NoTopicYet />;
  return (
    <div className="stack g6">
      <nav aria-label={t`Letters`} className={styles["letters"]}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`} className={styles["letter"]}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles["index"]} {...links}>
        {letters.map(({ letter, items }) => (
          <section key={letter} aria-labelledby={idOf(letter)} className={styles["group"]}>
            <h2 id={idOf(letter)} tabIndex={-1}>
              {letter}
            </h2>
            <ul>
              {items.map(({ slug, title, language }) => (
                <li key={slug}>
                  <a href={topicAddress(slug)} className={styles["topic"]}>
                    {language === locale ? title : <ForeignText language={language}>{title}</ForeignText>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
});

/** Letters of any alphabet make an id. */
const idOf = (letter: string) => `letter-${letter.codePointAt(0)}`;

function NoTopicYet() {
  return (
    <EmptyState title={<Trans>No topic is here yet</Trans>}>
      <Trans>There are no topics yet. A doctor can answer your question.</Trans>
    </EmptyState>
  );
}
