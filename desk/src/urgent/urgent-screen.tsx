import type { AnswerOf } from "@anteroom/client/operation";
import { clinicAcknowledgeUrgentEvent, clinicListUrgentEvents } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { Moment } from "../platform/moment.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import styles from "./urgent-screen.module.css";

type UrgentEvent = AnswerOf<typeof clinicListUrgentEvents>["data"]["collection"][number];

/**
 * Lists unanswered urgent messages of patients, the oldest first, each with a button that tells the patient that the clinic has seen it.
 */
export function UrgentScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListUrgentEvents);
  const events = data?.data.collection ?? [];
  return (
    <div className="stack g6">
      <ScreenTitle>
        <Trans>Urgent messages</Trans>
      </ScreenTitle>
      <p>
        <Trans>
          Patients told the clinic about a danger. They see that the clinic knows once you say that you have
          seen it.
        </Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      <div aria-live="polite">
        {data && events.length === 0 && (
          <p className="muted">
            <Trans>Everything has been answered.</Trans>
          </p>
        )}
      </div>
      <ul className="stack">
        {events.map((one) => (
          <Event key={one.id} event={one} />
        ))}
      </ul>
    </div>
  );
}

function Event({ event }: { event: UrgentEvent }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const see = useAction(() => api.call(clinicAcknowledgeUrgentEvent, { params: { event_id: event.id } }));
  const places: Record<UrgentEvent["place"], string> = {
    booking: t`While booking`,
    waiting_room: t`In the waiting room`,
    vitals: t`After measuring vital signs`,
    health_assessment: t`After a health assessment`,
    messages: t`In a message`,
  };
  const { name, phone_number: phone, appointment_id: appointmentId } = event;
  return (
    <li className={`stack g2 ${styles["event"]}`}>
      <p className="sm">
        <Moment at={event.sent_at} /> · {places[event.place]}
      </p>
      <p className={styles["words"]} dir="auto">
        {event.words}
      </p>
      <p>
        <bdi className="b">{name ?? t`Without a name`}</bdi>
        {phone !== null && phone !== "" && (
          <>
            {" · "}
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} dir="ltr">
              {phone}
            </a>
          </>
        )}
        {/* While booking it is a time that is held, and no appointment yet. */}
        {appointmentId !== null && event.place !== "booking" && (
          <>
            {" · "}
            <a {...linkTo({ name: "appointment", id: appointmentId })}>
              <Trans>Open the appointment</Trans>
            </a>
          </>
        )}
      </p>
      <FailureNotice failure={see.failure} />
      <Button
        isSmall
        isPending={see.isPending}
        onClick={() => void see.run().then((done) => done && refetch(clinicListUrgentEvents))}
      >
        <Trans>I have seen it</Trans>
      </Button>
    </li>
  );
}
