import {
  clinicAppointmentFiles,
  clinicListInvitations,
  clinicListMeasurements,
  clinicListMessages,
  clinicListRequests,
} from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { PatientGlance } from "../appointment/glance.tsx";
import { SharedFiles } from "../appointment/shared-files.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./call-screen.module.css";
import { Messages } from "../messages/messages.tsx";
import type { Invitation } from "./guests/invitation-link.tsx";
import { Notes } from "./notes.tsx";
import { CallGuests } from "./guests/call-guests.tsx";
import { PatientRequests } from "./requests.tsx";
import { WriteUp } from "./write-up.tsx";

const tabs = ["patient", "notes", "messages", "files", "people", "write-up"] as const;
type Tab = (typeof tabs)[number];

/**
 * The panel beside the videos, in tabs: patient summary with requests, notes, messages, files, guests, and
 * the write-up. Tabs count unseen messages, files and vital signs of the patient since the panel was opened,
 * requests to be called, and waiting guests. A tab that is not shown is not mounted.
 */
export function SidePanel({ appointment }: { appointment: ClinicAppointment }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Tab>("patient");
  const [made, setMade] = useState<Invitation | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const unseen = useUnseenCounts(appointment.id);
  const newFiles = useNewFileCount(appointment.id, shown === "files");
  const signs = useNewSignsCount(appointment.id, shown === "patient");
  const calls = useCallsOwed(appointment.id, shown === "patient");
  const counts = {
    patient: signs + calls,
    notes: 0,
    messages: unseen.messages,
    files: newFiles,
    people: unseen.guests,
    "write-up": 0,
  } satisfies Record<Tab, number>;
  const firstNew = tabs.find((tab) => counts[tab] > 0);
  useEffect(() => {
    // A low window shows its tabs in one row, which may hide the one that counts something.
    if (firstNew)
      list.current
        ?.querySelector(`#tab-${firstNew}`)
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [firstNew]);
  const names: Record<Tab, string> = {
    patient: counts.patient > 0 ? t`Patient (${counts.patient})` : t`Patient`,
    notes: t`Notes`,
    messages: unseen.messages > 0 ? t`Messages (${unseen.messages})` : t`Messages`,
    files: newFiles > 0 ? t`Files (${newFiles})` : t`Files`,
    people: unseen.guests > 0 ? t`Guests (${unseen.guests})` : t`Guests`,
    "write-up": t`Summary and prescription`,
  };
  /** Arrow keys go from tab to tab, as in every list of tabs. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isMirrored = document.documentElement.dir === "rtl";
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const next = tabs.at((tabs.indexOf(shown) + (isMirrored ? -step : step)) % tabs.length) ?? shown;
    setShown(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <aside className={styles["side"]} data-shown={shown} aria-label={t`Appointment`}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div className={styles["tabs"]} role="tablist" ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === shown}
            data-new={counts[tab] > 0 || undefined}
            aria-controls="tab-panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      <Arrivals {...unseen} files={newFiles} signs={signs} calls={calls} />
      <div id="tab-panel" className={styles["panel"]} role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {shown === "patient" && (
          <div className="stack">
            <PatientRequests appointmentId={appointment.id} />
            <PatientGlance appointment={appointment} hasFiles={false} />
          </div>
        )}
        {shown === "notes" && <Notes appointmentId={appointment.id} />}
        {shown === "messages" && <Messages appointmentId={appointment.id} />}
        {shown === "files" && <SharedFiles appointment={appointment} />}
        {shown === "people" && <CallGuests appointmentId={appointment.id} made={made} onMade={setMade} />}
        {shown === "write-up" && <WriteUp appointment={appointment} />}
      </div>
    </aside>
  );
}

type ArrivalsProps = { messages: number; guests: number; files: number; signs: number; calls: number };

/** Says to screen readers what has come while another tab is shown; the tabs count the same. */
function Arrivals({ messages, guests, files, signs, calls }: ArrivalsProps) {
  return (
    <output className="vh">
      {guests > 0 && (
        <p>
          <Plural
            value={guests}
            one="# guest is waiting to be let in."
            other="# guests are waiting to be let in."
          />
        </p>
      )}
      {messages > 0 && (
        <p>
          <Plural
            value={messages}
            one="# new message from the patient."
            other="# new messages from the patient."
          />
        </p>
      )}
      {files > 0 && (
        <p>
          <Plural value={files} one="# new file from the patient." other="# new files from the patient." />
        </p>
      )}
      {signs > 0 && (
        <p>
          <Trans>New vital signs from the patient.</Trans>
        </p>
      )}
      {calls > 0 && (
        <p>
          <Trans>The patient asks for a phone call.</Trans>
        </p>
      )}
    </output>
  );
}

/** Counts messages that nobody here has looked at, and guests who wait to be admitted. */
function useUnseenCounts(appointmentId: number): { messages: number; guests: number } {
  const params = { appointment_id: appointmentId };
  const thread = useApiAnswer(clinicListMessages, { params });
  const guests = useApiAnswer(clinicListInvitations, { params });
  const unseen = thread.data?.data.entity.messages.filter(
    ({ sender, seen_at: seen }) => sender === "patient" && seen === null,
  );
  const waiting = guests.data?.data.collection.filter(({ standing }) => standing === "waiting");
  return { messages: unseen?.length ?? 0, guests: waiting?.length ?? 0 };
}

/** Counts the patient's files that came after the panel was opened, or after the list of files was last shown. */
function useNewFileCount(appointmentId: number, isShown: boolean): number {
  const files = useApiAnswer(clinicAppointmentFiles, { params: { appointment_id: appointmentId } });
  const sent = files.data?.data.entity.items.filter(({ sender }) => sender === "patient");
  return useCountOfNew(
    sent?.map(({ id }) => id),
    isShown,
  );
}

/** Counts the measurements that came after the panel was opened, or after the patient's tab was last shown. */
function useNewSignsCount(appointmentId: number, isShown: boolean): number {
  const found = useApiAnswer(clinicListMeasurements, { params: { appointment_id: appointmentId } });
  return useCountOfNew(
    found.data?.data.collection.map(({ date }) => Date.parse(date)),
    isShown,
  );
}

/** Counts the patient's open requests to be called by phone, while the tab that has them is not shown. */
function useCallsOwed(appointmentId: number, isShown: boolean): number {
  const requests = useApiAnswer(clinicListRequests, { params: { appointment_id: appointmentId } });
  const owed = requests.data?.data.collection.filter(
    ({ kind, state, asked_by: by }) =>
      kind === "call_back" && (state === "accepted" || (state === "asked" && by === "patient")),
  );
  return isShown ? 0 : (owed?.length ?? 0);
}

/** Counts the numbers above the highest that was there at first, or when the list was last shown. */
function useCountOfNew(numbers: readonly number[] | undefined, isShown: boolean): number {
  const [seenUpTo, setSeenUpTo] = useState<number | null>(null);
  const latest = numbers && Math.max(0, ...numbers);
  if (latest !== undefined && latest !== seenUpTo && (seenUpTo === null || isShown)) setSeenUpTo(latest);
  return seenUpTo === null ? 0 : (numbers?.filter((one) => one > seenUpTo).length ?? 0);
}
