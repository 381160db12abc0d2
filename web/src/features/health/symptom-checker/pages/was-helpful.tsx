import { type FeedbackReason, saveCheckerFeedback } from "@anteroom/contract/health/checker-feedback";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../../platform/app-context.tsx";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import type { Failure } from "../../../../platform/api.ts";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { randomId } from "../../../../platform/storage/random-id.ts";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { sheetClass } from "../../../../ui/overlay/sheet.tsx";
import styles from "../symptom-checker.module.css";

type Props = { interview: CheckInterview; result: CheckResult };
type Given = { isHelpful: boolean; reason?: FeedbackReason };

/**
 * Asks whether the result was helpful, and why if not; each tap is sent to the server with complaints,
 * urgency and language, without the person. Nothing if offline at mount.
 */
export function WasHelpful({ interview, result }: Props) {
  const { t } = useLingui();
  const { given, failure, give } = useFeedback({ interview, result });
  const failureText = useFailureText();
  const [isOffline] = useState(() => !navigator.onLine);
  if (isOffline) return null;
  const reasons: Readonly<Record<FeedbackReason, string>> = {
    not_my_problem: t`It didn’t fit my problem`,
    too_urgent: t`It sounded too urgent`,
    not_urgent_enough: t`It didn’t sound urgent enough`,
    hard_to_understand: t`It was hard to understand`,
    too_many_questions: t`There were too many questions`,
  };
  const asksReason = given !== null && !given.isHelpful && given.reason === undefined;
  return (
    <section className={`${sheetClass()} stack g2`} aria-labelledby="was-helpful">
      <h2 id="was-helpful">
        <Trans>Is this helpful?</Trans>
      </h2>
      <div aria-live="polite">
        {given && (
          <p>
            {asksReason ? (
              <Trans>Thank you. What went wrong?</Trans>
            ) : (
              <Trans>Thank you for telling us.</Trans>
            )}
          </p>
        )}
      </div>
      {given === null && (
        <div className={styles["actions"]}>
          <Button kind="outlined" onClick={() => give({ isHelpful: true })}>
            <Trans context="answer">Yes</Trans>
          </Button>
          <Button kind="outlined" onClick={() => give({ isHelpful: false })}>
            <Trans context="answer">No</Trans>
          </Button>
        </div>
      )}
      {asksReason && (
        <div className={styles["actions"]}>
          {Object.entries(reasons).map(([reason, words]) => (
            <Button
              key={reason}
              kind="outlined"
              onClick={() => give({ isHelpful: false, reason: reason as FeedbackReason })}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      {failure && (
        <p role="alert">
          {failureText(failure).title} {failureText(failure).detail}
        </p>
      )}
      <p className="sm muted">
        <Trans>Your answer is anonymous. We keep it for 180 days.</Trans>
      </p>
    </section>
  );
}

/** What was answered so far. A tap that did not arrive is taken back, so that it can be tapped again; the id keeps it one answer. */
function useFeedback({ interview, result }: Props) {
  const { api } = useApp();
  const language = useLocale();
  const [id] = useState(randomId);
  const [given, setGiven] = useState<Given | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const give = async (now: Given) => {
    setGiven(now);
    setFailure(null);
    const answer = await api.call(saveCheckerFeedback, {
      body: {
        id,
        is_helpful: now.isHelpful,
        ...(now.reason && { reason: now.reason }),
        complaints: interview.complaints.map((complaint) => complaint.id),
        urgency: result.level,
        knowledge_version: result.version,
        language,
      },
    });
    if (answer.isOk) return;
    setGiven(given);
    setFailure(answer.failure);
  };
  return { given, failure, give: (now: Given) => void give(now) };
}
