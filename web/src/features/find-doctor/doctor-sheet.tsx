import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Price } from "../../platform/price.tsx";
import { Portrait } from "../../ui/card/arch.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { DoctorRating, useSpokenLanguages } from "./doctor-facts.tsx";
import styles from "./doctor-sheet.module.css";
import { SlotLinkWithDay } from "./times/slot-to-book.tsx";
import { useDoctorInSentence } from "../../platform/i18n/doctor-in-sentence.ts";

/** Renders a doctor in the list: picture, name, price, languages, and the next free times as links. */
export const DoctorCard = memo(function DoctorCard({
  doctor,
  isFirst,
}: {
  doctor: Doctor;
  isFirst: boolean;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = useSpokenLanguages(doctor);
  const { id, name, price } = doctor;
  const theDoctor = useDoctorInSentence(name);
  const page = `/doctors/${id}`;
  return (
    <article className={classNames(sheetClass("paper", "bare"), styles["doctor"])} aria-labelledby={`d${id}`}>
      <div className={styles["who"]}>
        <Portrait src={doctor.portrait_url} size="fill" isFirst={isFirst} />
      </div>
      <div className={styles["words"]}>
        <h2 id={`d${id}`} className={styles["name"]}>
          <AppLink to={page}>
            <bdi>{name}</bdi>
          </AppLink>
        </h2>
        <p className="sm muted">{specialtyName(doctor.specialty, locale)}</p>
        <DoctorRating rating={doctor.rating} />
      </div>
      {price && (
        <p className={classNames(styles["price"], "b")}>
          <Price amountMinor={price.amount_minor} currency={price.currency} />
        </p>
      )}
      <p className={classNames(styles["languages"], "sm muted")}>
        <Trans>Speaks {languages}</Trans>
      </p>
      <div className={styles["times"]}>
        {doctor.next_slots.length > 0 ? (
          <ul className={styles["slots"]} aria-label={t`Next available times with ${theDoctor}`}>
            {doctor.next_slots.map((slot) => (
              <li key={slot.start_time}>
                <SlotLinkWithDay doctor={doctor} slot={slot} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="sm muted">
            <Trans>No times available in the next two weeks.</Trans>
          </p>
        )}
        <AppLink to={page} className={classNames(textLinkClass(), styles["more"])}>
          <span>
            <Trans>
              More times<span className="vh"> with {theDoctor}</span>
            </Trans>
          </span>
          <Icon name="caret-right" isSmall />
        </AppLink>
      </div>
    </article>
  );
});
