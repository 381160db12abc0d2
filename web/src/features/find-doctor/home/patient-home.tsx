import { firstName } from "@anteroom/domain/shared/first-name";
import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { isOfAge } from "@anteroom/domain/account/care";
import { minuteInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { usePresentMinute, useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { partOfDay } from "./part-of-day.ts";
import { useDependents } from "../../../shared/account/dependents.ts";
import { LazySurveyOffers } from "../../health/surveys/lazy-survey-offers.tsx";
import { DoctorSearch } from "../doctor-search.tsx";
import { FreeSoonest } from "./free-soonest.tsx";
import { HealthCards } from "./health-cards.tsx";
import { NextAppointment } from "./next-appointment.tsx";
import { InstallOnPhone } from "./on-your-phone.tsx";
import styles from "./patient-home.module.css";
import { SpecialtyChips } from "./specialty-chips.tsx";

type Props = { name: string; doctors: readonly Doctor[] };

/**
 * Renders the home page of a signed-in patient: the next appointment, then booking another, a link for codes, the
 * health tools, and survey offers.
 */
export function PatientHome({ name, doctors }: Props) {
  const { settings } = useClinic();
  const free = useBySoonest(doctors).slice(0, 5);
  return (
    <>
      <h1 className={styles["greeting"]}>
        <Greeting name={firstName(name)} />
      </h1>
      <div className="cols">
        <div className="secs">
          <NextAppointment />
          {settings.patientsWebScheduling && (
            <section className="stack" aria-labelledby="see-a-doctor">
              <h2 id="see-a-doctor">
                <Trans>See a doctor</Trans>
              </h2>
              <DoctorSearch doctors={doctors} />
              {doctors.length > 0 && <SpecialtyChips doctors={doctors} />}
            </section>
          )}
          <FreeSoonest doctors={free} />
          <section className={`${sheetClass()} stack`} aria-labelledby="code">
            <h2 id="code" className={styles["small"]}>
              <Trans>Have a code?</Trans>
            </h2>
            <p className="sm muted">
              <Trans>
                It’s in your email and looks like <bdi dir="ltr">ATR7-K492</bdi>.
              </Trans>
            </p>
            <AppLink to="/join-by-code" className={buttonClass({ kind: "soft", isBlock: true })}>
              <Trans>Join with a code</Trans>
            </AppLink>
          </section>
        </div>
        <div className="secs">
          <HealthCards />
          <InstallOnPhone />
          {/* Last: what the clinic asks comes after the page, and here it moves nothing. */}
          <LazySurveyOffers />
        </div>
      </div>
    </>
  );
}

/** By the hour of the patient's own clock, as their language greets. */
function Greeting({ name }: { name: string }) {
  const locale = useLocale();
  const zones = useAppointmentZones();
  const hour = minuteInZone(usePresentMinute(), zones.patient ?? zones.clinic) / 60;
  switch (partOfDay(hour, locale)) {
    case "night":
      return <Trans>Hello, {name}</Trans>;
    case "morning":
      return <Trans>Good morning, {name}</Trans>;
    case "afternoon":
      return <Trans>Good afternoon, {name}</Trans>;
    case "evening":
      return <Trans>Good evening, {name}</Trans>;
  }
}

/** Those with free times: children's doctors last, but in order of time for whoever cares for a child. */
function useBySoonest(doctors: readonly Doctor[]): readonly Doctor[] {
  const { settings } = useClinic();
  const now = usePresentMinute();
  const { data: dependents = [] } = useDependents();
  const free = doctors.filter(({ next_slots: [first] }) => first !== undefined);
  const hasChild = dependents.some(({ birthdate }) => !isOfAge(birthdate, settings.ageOfMajority, now));
  const startOf = ({ next_slots: [first] }: Doctor) => first?.start_time ?? "";
  return hasChild ? free.toSorted((a, b) => startOf(a).localeCompare(startOf(b))) : free;
}
