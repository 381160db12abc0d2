import { clinicWaitingRoom } from "@anteroom/client/operations";
import { Plural, Trans } from "@lingui/react/macro";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { usePresentMinute, useStaff } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./day-screen.module.css";

/**
 * Lists the patients in the waiting room or a call, as the server orders them, and counts who is waiting; doctors can take the call. Refetched by realtime hints.
 */
export function WaitingNow() {
  const { role } = useStaff();
  const { timeOf } = useTimes();
  const now = usePresentMinute();
  const { data, failure, ask } = useApiAnswer(clinicWaitingRoom);
  const waiting = data?.data.collection ?? [];
  return (
    <section className={`stack ${styles["waiting"]}`} aria-labelledby="waiting">
      <h2 id="waiting">
        <Trans>Waiting now</Trans>
      </h2>
      <FailureNotice failure={failure} onRetry={ask} />
      <p aria-live="polite">
        {data && (
          <Plural
            value={waiting.filter((one) => !one.in_call).length}
            _0="Nobody is waiting."
            one="# person is waiting."
            other="# people are waiting."
          />
        )}
      </p>
      {waiting.length > 0 && (
        <Rows>
          {waiting.map((one) => {
            const minutes = Math.max(0, Math.floor((now + 59_999 - Date.parse(one.waiting_since)) / 60_000));
            return (
              <li key={one.appointment_id} className={styles["row"]}>
                <bdi dir="ltr" className={styles["time"]}>
                  {timeOf(one.waiting_since)}
                </bdi>
                <div className="grow">
                  <a className={styles["name"]} {...linkTo({ name: "appointment", id: one.appointment_id })}>
                    <bdi>{one.patient_name}</bdi>
                  </a>
                  <p className="sm">
                    {role !== "doctor" && (
                      <>
                        <bdi>{one.doctor_name}</bdi>
                        {" · "}
                      </>
                    )}
                    {one.in_call ? (
                      <Trans>The call is running</Trans>
                    ) : (
                      <Plural
                        value={minutes}
                        _0="Waiting for less than a minute"
                        one="Waiting for # minute"
                        other="Waiting for # minutes"
                      />
                    )}
                  </p>
                </div>
                {role === "doctor" && (
                  <a
                    className={buttonClass({ isSmall: true })}
                    {...linkTo({ name: "call", id: one.appointment_id })}
                  >
                    <Trans>Take the call</Trans>
                  </a>
                )}
              </li>
            );
          })}
        </Rows>
      )}
    </section>
  );
}
