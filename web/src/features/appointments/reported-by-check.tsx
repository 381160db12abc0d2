import { asLocale } from "@anteroom/domain/shared/locales";
import { readTriageDetails } from "@anteroom/domain/health/triage-details";
import { Trans } from "@lingui/react/macro";
import styles from "./reported-by-check.module.css";

const listed = (language: string, complaints: readonly { words: string }[]) =>
  new Intl.ListFormat(asLocale(language) ?? undefined).format(complaints.map(({ words }) => words));

/**
 * Renders what a symptom check sent to the doctor with the booking (`details`), in its original language; as
 * plain text if it cannot be parsed.
 */
export function SymptomCheckReport({ details }: { details: string }) {
  const check = readTriageDetails(details);
  if (!check) return <span dir="auto">{details}</span>;
  return (
    <div lang={check.language} dir="auto" className="stack g2">
      <p className="b">{check.urgency.words}</p>
      {check.complaints.length > 0 && <p>{listed(check.language, check.complaints)}</p>}
      <details>
        <summary className={styles["summary"]}>
          <Trans>All answers sent</Trans>
        </summary>
        <ul className="dots sm">
          <li>{check.patient}</li>
          {check.answers.map(({ code, words, answer }) => (
            <li key={code}>
              {words} <strong>{answer}</strong>
            </li>
          ))}
          {check.conditions.map(({ code, words, fit }) => (
            <li key={code}>
              {words}: {fit}
            </li>
          ))}
          <li>{check.specialty}</li>
        </ul>
        <p className="sm muted">{check.notice}</p>
      </details>
    </div>
  );
}
