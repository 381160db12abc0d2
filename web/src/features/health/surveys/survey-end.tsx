import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { CrisisWatch } from "../../../shared/urgent/crisis-watch.tsx";
import { Scene } from "../../../ui/feedback/scene.tsx";
import styles from "./surveys.module.css";

/** `ownWords`: what was just answered in own words; help stays where it tells of a crisis. */
type Props = { kind: "thanks"; ownWords: readonly string[] } | { kind: "answered"; at: string };

/**
 * Renders thanks, with help if the typed texts mention a crisis, or that the survey was answered before
 * (`at`: ISO 8601), with links onwards. Takes the focus when mounted.
 */
export function SurveyEnd(props: Props) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const day =
    props.kind === "answered" ? formatDate(dayInZone(Date.parse(props.at), patient ?? clinic), locale) : "";
  return (
    <div className={`stack ${styles["middle"]}`}>
      <div className={styles["picture"]}>
        <Scene scene="open" />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {props.kind === "thanks" ? (
          <Trans>Thank you. The clinic has your answers.</Trans>
        ) : (
          <Trans>You have answered this survey</Trans>
        )}
      </h1>
      {props.kind === "thanks" && <CrisisWatch text="" earlier={props.ownWords} />}
      <p className="muted">
        {props.kind === "thanks" ? (
          <Trans>
            Your doctor can read them for your appointment. You don’t need to do anything else here.
          </Trans>
        ) : (
          <Trans>You sent your answers on {day}. You don’t need to do anything else here.</Trans>
        )}
      </p>
      <div className={styles["actions"]}>
        <AppLink to="/appointments" className={buttonClass()}>
          <Trans>See your appointments</Trans>
        </AppLink>
        <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
          <Trans>Go to the home page</Trans>
        </AppLink>
      </div>
    </div>
  );
}
