import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { Trans } from "@lingui/react/macro";
import { memo, type Ref } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useGuestAccess } from "../../../platform/guest-access.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { firstChildrensSlot } from "../adults-first.ts";
import { DoctorSearch } from "../doctor-search.tsx";
import styles from "./guest-home.module.css";
import { HealthCards } from "./health-cards.tsx";
import { InstallOnPhone } from "./on-your-phone.tsx";
import { MainPicture } from "./main-picture.tsx";
import { SpecialtyChips } from "./specialty-chips.tsx";
import { ClinicFacts } from "./clinic-facts.tsx";

const reviewOffer = lazyPart(
  async () => (await import("../../health/surveys/guest-review-offer.tsx")).GuestReviewOffer,
  null,
  ["surveys"],
);

/**
 * Renders the home page of a visitor: purpose, first free time, search (where web scheduling is on), doctors,
 * facts, health tools. Requires `doctors` sorted by `adultsFirst`.
 */
export const GuestHome = memo(function GuestHome({
  doctors,
  ref,
}: {
  doctors: readonly Doctor[];
  ref?: Ref<HTMLDivElement>;
}) {
  const { settings } = useClinic();
  const hasBooked = useGuestAccess(useApp().guest).length > 0;
  const first = doctors[0]?.next_slots[0];
  const children = firstChildrensSlot(doctors);
  return (
    <div className="secs" ref={ref}>
      <div className={styles["hero"]}>
        <h1 className={styles["title"]}>
          <Trans>See a doctor, wherever you are</Trans>
        </h1>
        <div className={`${styles["way"]} stack`}>
          <p className={styles["lead"]}>
            {settings.patientsWebScheduling ? (
              <Trans>Choose a time and meet by video.</Trans>
            ) : (
              <Trans>Meet your doctor by video.</Trans>
            )}{" "}
            {first && <FirstFree start={first.start_time} whom={children ? "adults" : "all"} />}
            {children && (
              <>
                {" "}
                <FirstFree start={children.start_time} whom="children" />
              </>
            )}
          </p>
          {settings.patientsWebScheduling && <DoctorSearch doctors={doctors} />}
          <p className="row g2 sm">
            <Icon name="key" isSmall />
            <span>
              <span className="muted">
                <Trans>Have a code from us?</Trans>
              </span>{" "}
              <AppLink to="/join-by-code" className={styles["join"]}>
                <Trans>Join your appointment</Trans>
              </AppLink>
            </span>
          </p>
        </div>
        {doctors.length > 0 && <SpecialtyChips doctors={doctors} />}
      </div>
      <MainPicture doctors={doctors} />
      <ClinicFacts doctors={doctors} />
      {settings.patientsReview && hasBooked && <reviewOffer.Part />}
      <HealthCards />
      <InstallOnPhone />
    </div>
  );
});

function FirstFree({ start, whom }: { start: string; whom: "all" | "adults" | "children" }) {
  const { near, day, time, zoneLabel } = useAppointmentTime(start);
  const when = near ?? day;
  const clock = (
    <time dateTime={start} className={styles["first"]}>
      <Trans>
        <bdi dir="ltr">{time}</bdi>, {zoneLabel}
      </Trans>
    </time>
  );
  return (
    <span key={start + zoneLabel} className={styles["free"]}>
      {whom === "children" ? (
        <Trans>
          For children: {when} at {clock}.
        </Trans>
      ) : whom === "adults" ? (
        <Trans>
          First free time for adults: {when} at {clock}.
        </Trans>
      ) : (
        <Trans>
          First time available: {when} at {clock}.
        </Trans>
      )}
    </span>
  );
}
