import type { Topic } from "@anteroom/contract/health/health-topics";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { directionOf } from "@anteroom/domain/shared/locales";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { useEmergencyLink } from "./emergency-number.tsx";
import styles from "./topic.module.css";
import { TopicFacts } from "./topic-facts.tsx";
import { useFocusHeadingOnNavigation } from "./use-arrival-focus.ts";

/** The address of the symptom checker. */
export const checkerAddress = "/scheduling/symptom-checker";

/** Topics that are emergencies themselves: whom to call comes before what it is. */
const emergencies: ReadonlySet<string> = new Set([
  "anaphylaxis",
  "aortic-aneurysm",
  "ectopic-pregnancy",
  "epiglottitis",
  "heart-attack",
  "meningitis",
  "poisoning-and-overdose",
  "pulmonary-embolism",
  "pulmonary-oedema",
  "sepsis",
  "serious-accidents",
  "stroke",
  "subarachnoid-haemorrhage",
]);

/**
 * Renders a topic: what it is, emergencies, self-care, when to see a doctor, and sources; marked if in
 * another language. Topics that are emergencies themselves begin with whom to call. The heading takes the
 * focus after navigation; can be printed.
 */
export function TopicArticle({ topic }: { topic: Topic }) {
  const locale = useLocale();
  const heading = useFocusHeadingOnNavigation();
  const isForeign = languageOf(topic.language) !== languageOf(locale);
  const own: Own =
    topic.language !== locale ? { lang: topic.language, dir: directionOf(topic.language) } : {};
  const emergency = topic.emergency.length > 0 && <Emergency signs={topic.emergency} own={own} />;
  const isFirst = emergencies.has(topic.slug);
  return (
    <article className={styles["article"]}>
      <header className={`${styles["head"]} stack g2`}>
        <h1 ref={heading} tabIndex={-1} {...own}>
          {topic.title}
        </h1>
        {topic.synonyms.length > 0 && <AlsoCalled topic={topic} own={own} />}
        <p className="sm">
          <Trans>General information, not advice for you.</Trans>{" "}
          {topic.reviewed_by === null && topic.publisher === null && (
            <Trans>No one with clinical training has reviewed this yet.</Trans>
          )}
        </p>
        {isForeign && (
          <Banner>
            <Trans>This topic is not available in your language yet. It is shown in English.</Trans>
          </Banner>
        )}
      </header>
      {isFirst && emergency}
      <div className={`${styles["summary"]} stack`} {...own}>
        {topic.summary.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {!isFirst && emergency}
      <div className={`${styles["body"]} secs`}>
        <Section
          id="self-care"
          title={<Trans>What you can do yourself</Trans>}
          lines={topic.self_care}
          own={own}
        />
        <Section
          id="see-doctor"
          title={<Trans>When to see a doctor</Trans>}
          lines={topic.see_doctor}
          own={own}
        >
          <BookDoctor specialty={topic.specialty} />
        </Section>
      </div>
      <TopicFacts topic={topic} />
    </article>
  );
}

/** The language of a variety, as `pt` of `pt-BR`. */
const languageOf = (locale: string) => locale.split("-")[0];

/** The language and direction of the words, where they are not the page's. */
type Own = { lang?: string; dir?: string };

/** More names are only for finding it. */
const mostNames = 5;

function AlsoCalled({ topic, own }: { topic: Topic; own: Own }) {
  const list = new Intl.ListFormat(topic.language, { type: "unit", style: "short" }).format(
    topic.synonyms.slice(0, mostNames),
  );
  return (
    <p className="sm muted">
      <Trans>
        Also called: <span {...own}>{list}</span>
      </Trans>
    </p>
  );
}

function Emergency({ signs, own }: { signs: readonly string[]; own: Own }) {
  const link = useEmergencyLink();
  return (
    <section className={`${sheetClass()} ${styles["emergency"]}`} aria-labelledby="emergency">
      <h2 id="emergency">
        <Icon name="first-aid" />
        <span>
          {link ? (
            <Trans>Call {link} now for any of these</Trans>
          ) : (
            <Trans>Call your emergency number now for any of these</Trans>
          )}
        </span>
      </h2>
      <Lines lines={signs} own={own} />
    </section>
  );
}

type SectionProps = {
  id: string;
  title: ReactNode;
  lines: readonly string[];
  own: Own;
  children?: ReactNode;
};

function Section({ id, title, lines, own, children }: SectionProps) {
  if (lines.length === 0) return children;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className={styles["title"]}>
        {title}
      </h2>
      <Lines lines={lines} own={own} />
      {children}
    </section>
  );
}

function Lines({ lines, own }: { lines: readonly string[]; own: Own }) {
  return (
    <ul className={`${styles["lines"]} dots`} {...own}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function BookDoctor({ specialty }: { specialty: string | null }) {
  const { settings } = useClinic();
  return (
    <div className={styles["actions"]}>
      {settings.patientsWebScheduling && (
        <AppLink
          to={specialty === null ? "/doctors" : `/doctors?specialties=${specialty}`}
          className={buttonClass()}
        >
          <Trans>Book a doctor for this</Trans>
        </AppLink>
      )}
      {isCheckerOffered(settings) && (
        <AppLink to={checkerAddress} className={buttonClass({ kind: "outlined" })}>
          <Trans>Check your symptoms</Trans>
        </AppLink>
      )}
      <Button kind="outlined" icon="receipt" onClick={() => window.print()}>
        <Trans>Print or save as PDF</Trans>
      </Button>
    </div>
  );
}
