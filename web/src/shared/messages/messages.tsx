import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { Message } from "@anteroom/contract/call/messages";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { AppForm } from "../../platform/forms/form.tsx";
import { useAppointmentTime } from "../../platform/time/appointment-time.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextArea } from "../../ui/form/field.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { CrisisWatch } from "../urgent/crisis-watch.tsx";
import type { Thread } from "./message-thread.ts";
import type { ThreadState } from "./thread-step.ts";
import styles from "./messages.module.css";
import { useThread, type ThreadTransport } from "./use-thread.ts";

/**
 * Renders the message thread between patient and clinic with a text box, the emergency number, and help for
 * danger words (D.93). Marks the clinic's messages as seen while the page is visible. Enter sends on devices
 * with a mouse. `line`: the transport of a call; without it the patient's session.
 */
export function Messages({ appointment, line }: { appointment: Appointment; line?: ThreadTransport }) {
  const { t } = useLingui();
  const { thread, state } = useThread(appointment.id, line);
  useSeen(thread, state);
  const sentToday = useSentToday(state);
  const seen = state.thread?.messages.filter((one) => one.seen_at !== null).map(({ text }) => text) ?? [];
  const known = state.thread;
  if (!known)
    return (
      <>
        <Emergency />
        <Skeleton label={t`Loading the messages`} count={3} />
      </>
    );
  return (
    <div className={styles["thread"]}>
      <Emergency />
      <Log appointment={appointment} state={state} />
      <Trouble thread={thread} state={state} />
      <CrisisWatch
        stays
        text={state.draft}
        earlier={sentToday}
        seen={seen}
        reportOf={(words) => ({ place: "messages", words, appointmentId: appointment.id })}
      />
      {known.is_open ? (
        <Composer thread={thread} draft={state.draft} />
      ) : (
        <p className="sm muted">
          <Trans>You can’t send more messages for this appointment. Earlier messages stay here.</Trans>
        </p>
      )}
    </div>
  );
}

const aDay = 86_400_000;

/** The patient's own messages of the last day, the newest first: help is shown for sent messages after a reload, too. */
function useSentToday({ thread, waiting }: ThreadState): readonly string[] {
  const now = useApp().clock.now();
  const sent = (thread?.messages ?? []).filter(
    ({ sender, sent_at }) => sender === "patient" && now - Date.parse(sent_at) < aDay,
  );
  return [...sent, ...waiting].map(({ text }) => text).toReversed();
}

/** Only what somebody can really see counts as seen. */
function useSeen(thread: Thread, { thread: known }: ThreadState): void {
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === "visible") thread.see();
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [thread, known]);
}

type LogProps = { appointment: Appointment; state: ThreadState };

function Log({ appointment, state: { thread, waiting, isRetrying, failure } }: LogProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const messages = thread?.messages ?? [];
  const count = messages.length + waiting.length;
  const drawn = useRef(count);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    // Where text is large the list itself may be out of sight when one more comes; numbers to call in a crisis go first.
    if (count > drawn.current && !document.querySelector("[data-crisis-help]"))
      log.current?.querySelector("li:last-child")?.scrollIntoView({ block: "nearest" });
    drawn.current = count;
  }, [count]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the keys
    <div ref={log} className={styles["log"]} role="log" aria-label={t`Messages`} tabIndex={0}>
      {count === 0 ? (
        <p className="sm muted">
          <Trans>No messages yet. The clinic and the doctor can read what you write here.</Trans>
        </p>
      ) : (
        <ul>
          {messages.map((message) => (
            <Row
              key={message.key}
              isOwn={message.sender === "patient"}
              who={<Who message={message} appointment={appointment} />}
              text={message.text}
            >
              <SentAt at={message.sent_at} />
              {message.sender === "patient" && (
                <span>
                  <Mark message={message} />
                </span>
              )}
            </Row>
          ))}
          {waiting.map(({ key, text }) => (
            <Row key={key} isOwn who={<Trans>You</Trans>} text={text}>
              {failure === null || isRetrying ? <Trans>Sending</Trans> : <Trans>Not sent</Trans>}
            </Row>
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = { isOwn: boolean; who: ReactNode; text: string; children: ReactNode };

function Row({ isOwn, who, text, children }: RowProps) {
  return (
    <li className={classNames(styles["message"], isOwn && styles["own"])}>
      <p className={classNames(styles["small"], "b")}>{who}</p>
      <p dir="auto" className={styles["text"]}>
        {text}
      </p>
      <p className={styles["small"]}>{children}</p>
    </li>
  );
}

function Who({ message, appointment }: { message: Message; appointment: Appointment }) {
  if (message.sender === "patient") return <Trans>You</Trans>;
  return message.sender === "doctor" ? <bdi>{appointment.doctor.name}</bdi> : <Trans>The clinic</Trans>;
}

function SentAt({ at }: { at: string }) {
  const { isToday, shortDay, time } = useAppointmentTime(at);
  return (
    <time dateTime={at}>
      {!isToday && <span>{shortDay} </span>}
      <bdi dir="ltr">{time}</bdi>
    </time>
  );
}

function Mark({ message }: { message: Message }) {
  if (message.seen_at !== null) return <Trans>Seen</Trans>;
  return message.delivered_at === null ? <Trans>Sent</Trans> : <Trans>Delivered</Trans>;
}

/** A bad line costs no word: what waits is kept, and that is said. */
function Trouble({
  thread,
  state: { failure, isRetrying, waiting },
}: {
  thread: Thread;
  state: ThreadState;
}) {
  const words = useFailureText();
  if (failure === null || waiting.length === 0) return null;
  if (isRetrying)
    return (
      <output>
        <Banner tone="warn" icon="wifi-off-fill">
          <Trans>Your message is saved here. We’ll send it as soon as we can reach the clinic.</Trans>
        </Banner>
      </output>
    );
  const { title, detail } = words(failure);
  return (
    <Banner tone="warn" role="alert">
      <span className="b">{title}</span> {detail}{" "}
      <Button kind="quiet" isSmall onClick={thread.takeBack}>
        <Trans>Edit the message</Trans>
      </Button>
    </Banner>
  );
}

function Composer({ thread, draft }: { thread: Thread; draft: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const send = () => {
    setEmpty(draft.trim() === "");
    thread.send();
    box.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    const isMeant = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    // On a touch keyboard Enter is the only way to a new line.
    if (!isMeant || !matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <AppForm className={styles["form"]} onSend={send}>
        <TextArea
          ref={box}
          name="message"
          label={t`Your message`}
          rows={1}
          dir="auto"
          maxLength={fieldLimits.message}
          value={draft}
          error={isEmpty && draft.trim() === "" && t`Write your message first`}
          onChange={(event) => thread.write(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" icon="paper-plane">
          <span className={styles["send"]}>
            <Trans>Send</Trans>
          </span>
        </Button>
      </AppForm>
      {/* A longer text that is pasted is cut without a word. */}
      <output className="sm">
        {draft.length >= fieldLimits.message && (
          <Trans>That’s as long as a message can be. Send this, then send the rest.</Trans>
        )}
      </output>
    </>
  );
}

/** Messages may be unread for a while: a person in danger must not wait for an answer. */
function Emergency() {
  const number = useClinic().settings.emergencyNumber;
  return (
    <p className="sm muted">
      {number === null ? (
        <Trans>Not for emergencies. In an emergency call your emergency number.</Trans>
      ) : (
        <Trans>
          Not for emergencies. In an emergency call{" "}
          <a href={`tel:${number}`}>
            <bdi dir="ltr">{number}</bdi>
          </a>
          .
        </Trans>
      )}
    </p>
  );
}
