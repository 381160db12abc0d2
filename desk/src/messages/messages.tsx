import {
  clinicListMessages,
  clinicSeeMessages,
  clinicSendMessage,
  clinicUnseenMessages,
} from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextArea } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useDraft } from "../platform/use-draft.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import styles from "./messages.module.css";

const newMessage = () => ({ text: "", key: crypto.randomUUID() });

/**
 * The messages of an appointment, scrolled to the last, with a form while it is open; showing them marks the
 * patient's as seen for the whole clinic. Doctors write as the doctor, others as the clinic; a repeated send
 * adds nothing twice. What is not sent stays in memory when the screen is left.
 */
export function Messages({ appointmentId }: { appointmentId: number }) {
  const { role } = useStaff();
  const { t } = useLingui();
  const { api } = useDesk();
  const { timeOf } = useTimes();
  const refetch = useRefetch();
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicListMessages, { params });
  const { messages = [], is_open: isOpen = true } = data?.data.entity ?? {};
  const lastUnseen = messages.findLast(({ sender, seen_at: seen }) => sender === "patient" && seen === null);
  const lastId = lastUnseen?.id;
  useEffect(() => {
    if (lastId === undefined) return;
    const see = api.call(clinicSeeMessages, {
      params: { appointment_id: appointmentId },
      body: { up_to: lastId },
    });
    void see.then(({ isOk }) => isOk && refetch(clinicListMessages, clinicUnseenMessages));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message that came last
  }, [lastId]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" }); // in braces: newer browsers answer with a promise
  }, [messages.length]);

  // One key for each message, however often it is sent, also after another tab was shown.
  const [unwritten] = useState(newMessage);
  const { entered, change, settle } = useDraft(`message ${appointmentId}`, unwritten);
  const { text, key } = entered;
  const send = useAction(() =>
    api.call(clinicSendMessage, {
      params,
      body: { key, text: text.trim(), sender: role === "doctor" ? "doctor" : "clinic" },
    }),
  );
  return (
    <section className="stack" aria-label={t`Messages`}>
      <FailureNotice failure={failure} onRetry={ask} />
      <div className={styles["messages"]} role="log" aria-label={t`Messages`}>
        {data && messages.length === 0 && (
          <p className="muted">
            <Trans>There are no messages yet.</Trans>
          </p>
        )}
        {messages.map((one) => (
          <div key={one.id} className={styles["message"]} data-own={one.sender !== "patient" || undefined}>
            <p dir="auto">{one.text}</p>
            <p className="xs">
              {one.sender === "patient" ? <Trans>Patient</Trans> : <Trans>Clinic</Trans>} ·{" "}
              <bdi dir="ltr">{timeOf(one.sent_at)}</bdi>
            </p>
          </div>
        ))}
        <div ref={end} />
      </div>
      {isOpen ? (
        <form
          className="stack g2"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return;
            void send.run().then((sent) => {
              if (!sent) return;
              settle(newMessage());
              refetch(clinicListMessages);
            });
          }}
        >
          <TextArea
            label={t`Message to the patient`}
            rows={2}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
          <FailureNotice failure={send.failure} />
          <Button type="submit" isSmall icon="paper-plane" isPending={send.isPending}>
            <Trans>Send</Trans>
          </Button>
        </form>
      ) : (
        <p className="muted">
          <Trans>No messages can be sent any more.</Trans>
        </p>
      )}
    </section>
  );
}
