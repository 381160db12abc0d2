import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { splitAppointments } from "@anteroom/domain/appointment/appointment-lists";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useAllAppointments, useAppointments, type Fetched } from "../../../platform/appointments.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import styles from "./appointments.module.css";
import { DayGroups } from "./day-groups.tsx";
import { EmptyAppointmentList } from "./nothing-here.tsx";
import { RefreshFailedNotice } from "../quiet-failure.tsx";
import { parseView, ViewTabs, type View } from "./view-tabs.tsx";
import { appointmentView, type AppointmentView } from "../appointment-facts.ts";

const { Part: WaitlistSection } = lazyPart(
  async () => (await import("../changes/waitlist-section.tsx")).WaitlistSection,
  null,
);

const { Part: RequestsSection } = lazyPart(
  async () => (await import("../../../shared/waitlist/requests-section.tsx")).RequestsSection,
  null,
  ["waitlist"],
);

/**
 * `/appointments?view=upcoming|scheduled|past`: the appointments of the patient, or of this browser's guest,
 * in three views; past ones are fetched when shown. With the waitlist where the clinic has one and somebody
 * is signed in (D.84).
 */
export function Appointments() {
  const { clock, session } = useApp();
  const { settings } = useClinic();
  const now = useMinute(clock);
  const toCome = useAppointments();
  const { view: wanted } = usePageQuery();
  const view = parseView(wanted);
  const { upcoming, scheduled } = splitAppointments(toCome.data?.map(appointmentView) ?? [], now);
  const counts = { upcoming: upcoming.length, scheduled: scheduled.length, past: 0 };
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>
        <Trans>Your appointments</Trans>
      </h1>
      <div className={styles["side"]}>
        <ViewTabs view={view} counts={counts} />
        {(view === "past" || upcoming.length + scheduled.length > 0) && <BookAnother />}
      </div>
      <div className={styles["list"]}>
        {view === "past" ? <PastAppointments /> : <Listed view={view} fetched={toCome} />}
        {view !== "past" && settings.waitlist && session.token() !== null && toCome.data && (
          <>
            <RequestsSection />
            <WaitlistSection appointments={toCome.data} />
          </>
        )}
      </div>
    </div>
  );
}

/** What is over is asked for only when somebody looks at it. */
function PastAppointments() {
  return <Listed view="past" fetched={useAllAppointments()} />;
}

function Listed({ view, fetched }: { view: View; fetched: Fetched<Appointment[]> }) {
  const { clock } = useApp();
  const { t } = useLingui();
  const now = useMinute(clock);
  const { data, failure, isFetching, again } = fetched;
  return (
    <>
      {failure && (
        <RefreshFailedNotice isCached={data !== undefined} isFetching={isFetching} onAgain={again} />
      )}
      {data ? (
        <ViewOf view={view} lists={splitAppointments(data.map(appointmentView), now)} />
      ) : (
        !failure && <Skeleton shape="people" label={t`Loading your appointments`} />
      )}
    </>
  );
}

type Lists = ReturnType<typeof splitAppointments<AppointmentView>>;

function ViewOf({ view, lists: { upcoming, scheduled, past } }: { view: View; lists: Lists }) {
  if (view === "upcoming")
    return upcoming.length > 0 ? (
      <DayGroups visits={upcoming} />
    ) : (
      <EmptyAppointmentList view={view} scheduledCount={scheduled.length} />
    );
  if (view === "scheduled")
    return scheduled.length > 0 ? <DayGroups visits={scheduled} /> : <EmptyAppointmentList view={view} />;
  if (past.completed.length + past.notHeld.length === 0) return <EmptyAppointmentList view={view} />;
  return (
    <>
      {past.completed.length > 0 && <DayGroups visits={past.completed} />}
      {past.notHeld.length > 0 && (
        <section className={styles["section"]} aria-labelledby="not-held">
          <h2 id="not-held">
            <Trans>Did not take place</Trans>
          </h2>
          <DayGroups visits={past.notHeld} />
        </section>
      )}
    </>
  );
}

/** On a desk there is room for the next step beside the list. */
function BookAnother() {
  const { settings } = useClinic();
  if (!settings.patientsWebScheduling) return null;
  return (
    <AppLink to="/doctors" className={`${buttonClass({ kind: "outlined", isBlock: true })} only-wide`}>
      <Trans>Book another appointment</Trans>
    </AppLink>
  );
}
