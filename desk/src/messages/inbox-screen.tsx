import { clinicUnseenMessages } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { linkTo } from "../platform/route.ts";
import { Moment } from "../platform/moment.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import styles from "./messages.module.css";

/** Lists unread messages of patients, the oldest first; each links to its appointment. */
export function InboxScreen() {
  const { data, failure, ask } = useApiAnswer(clinicUnseenMessages);
  const messages = data?.data.collection ?? [];
  return (
    <div className="stack g6">
      <ScreenTitle>
        <Trans>New messages</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      <div aria-live="polite">
        {data && messages.length === 0 && (
          <p className="muted">
            <Trans>All messages have been read.</Trans>
          </p>
        )}
      </div>
      {messages.length > 0 && (
        <Rows>
          {messages.map((one) => (
            <li key={one.id} className={styles["row"]}>
              <p className="sm muted">
                <Moment at={one.sent_at} />
              </p>
              <p>
                <a className={styles["who"]} {...linkTo({ name: "appointment", id: one.appointment_id })}>
                  <bdi>{one.patient_name}</bdi>
                </a>
              </p>
              <p dir="auto" className={styles["text"]}>
                {one.text}
              </p>
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
}
