import type { Topic } from "@anteroom/contract/health/health-topics";
import { specialtyName } from "@anteroom/content/specialties";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import styles from "./topic.module.css";

/**
 * Renders who reviewed, wrote and published a topic, with its specialty, code and sources; says so where no
 * clinician has reviewed it.
 */
export function TopicFacts({ topic }: { topic: Topic }) {
  const locale = useLocale();
  const { specialty, icd10, written, reviewed_by: reviewed, publisher } = topic;
  return (
    <section className={`${styles["facts"]} stack`} aria-labelledby="about-topic">
      <h2 id="about-topic" className={styles["title"]}>
        <Trans>About this page</Trans>
      </h2>
      <Sheet isFlush>
        <SummaryList>
          <SummaryRow term={<Trans>Reviewed by</Trans>}>
            {reviewed ? (
              <>
                <bdi>{reviewed.name}</bdi>, {reviewed.profession}, <Day day={reviewed.date} />
              </>
            ) : publisher === null ? (
              <Trans>No one with clinical training has reviewed this yet.</Trans>
            ) : (
              <Trans>No one at the clinic has read this.</Trans>
            )}
          </SummaryRow>
          {publisher !== null && <SummaryRow term={<Trans>From</Trans>}>{publisher}</SummaryRow>}
          {written !== null && (
            <SummaryRow term={<Trans>Written on</Trans>}>
              <Day day={written} />
            </SummaryRow>
          )}
          {specialty !== null && (
            <SummaryRow term={<Trans>Specialty</Trans>}>{specialtyName(specialty, locale)}</SummaryRow>
          )}
          {icd10 !== null && (
            <SummaryRow term={<Trans>Code (ICD-10)</Trans>}>
              <bdi dir="ltr">{icd10}</bdi>
            </SummaryRow>
          )}
        </SummaryList>
      </Sheet>
      <Sources sources={topic.sources} />
    </section>
  );
}

function Sources({ sources }: Pick<Topic, "sources">) {
  return (
    <>
      <h3>
        <Trans>Sources</Trans>
      </h3>
      <ul className={styles["sources"]}>
        {sources.map((source) => (
          <Source key={source.url} {...source} />
        ))}
      </ul>
    </>
  );
}

function Source({ title, publisher, url, dated, read }: Topic["sources"][number]) {
  const day = <Day day={read} />;
  const date = dated !== null && <Day day={dated} />;
  return (
    <li className="sm">
      <a href={url} rel="noreferrer" lang="en" dir="ltr">
        {title}
      </a>
      <br />
      <span lang="en">{publisher}</span>
      <br />
      <span className="muted">
        {!date ? (
          <Trans>Without a date, read on {day}.</Trans>
        ) : (
          <Trans>
            Dated {date}, read on {day}.
          </Trans>
        )}
      </span>
    </li>
  );
}

/** A calendar day in the words of the page; what is none, as "May 2020", stays as it is. Arabic pages have English dates. */
function Day({ day }: { day: string }) {
  const locale = useLocale();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <bdi dir="ltr" className="long">
      {isDay ? formatDate(day, locale) : day}
    </bdi>
  );
}
