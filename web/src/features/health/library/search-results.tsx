import { Plural, Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { RowLinkInside, rowLinkClass, Rows } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { useClinic } from "../../../platform/app-context.tsx";
import { ForeignText } from "./foreign-text.tsx";
import styles from "./library.module.css";
import { topicAddress } from "./topic-address.ts";
import type { FoundTopic } from "./use-topic-search.ts";

/**
 * Lists matching topics in the order given, with the name that matched; announces their number. Without any,
 * what to try.
 */
export function SearchResults({ found }: { found: readonly FoundTopic[] }) {
  return (
    <section className={styles["results"]}>
      <output className="vh">
        {found.length === 0 ? (
          <Trans>No results.</Trans>
        ) : (
          <Plural value={found.length} one="# topic found." other="# topics found." />
        )}
      </output>
      {found.length === 0 ? <NothingFound /> : <Found found={found} />}
    </section>
  );
}

function Found({ found }: { found: readonly FoundTopic[] }) {
  return (
    <Sheet isFlush>
      <Rows>
        {found.map(({ slug, title, also, language }) => (
          <li key={slug}>
            <AppLink to={topicAddress(slug)} className={rowLinkClass}>
              <RowLinkInside
                title={<ForeignText language={language}>{title}</ForeignText>}
                detail={
                  also !== null && (
                    <Trans>
                      Also called: <ForeignText language={language}>{also}</ForeignText>
                    </Trans>
                  )
                }
              />
            </AppLink>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}

function NothingFound() {
  const { settings } = useClinic();
  return (
    <div className="stack g2">
      <h2 className={styles["nothing"]}>
        <Trans>No results</Trans>
      </h2>
      <p className="muted">
        <Trans>Try another word, or browse the letters below.</Trans>
      </p>
      {settings.patientsWebScheduling && (
        <AppLink to="/doctors" className={textLinkClass()}>
          <Trans>Find a doctor</Trans>
        </AppLink>
      )}
    </div>
  );
}
