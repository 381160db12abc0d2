import type { Doctor, DoctorDetails } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { formatMonth } from "@anteroom/domain/appointment/appointment-time";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { useDoctorInSentence } from "../../platform/i18n/doctor-in-sentence.ts";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Price } from "../../platform/price.tsx";
import { usePageParams } from "../../platform/page-address.ts";
import { Portrait } from "../../ui/card/arch.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { Rating } from "../../ui/card/rating.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { ChooseTime } from "./times/choose-time.tsx";
import { ratingText, useSpokenLanguages } from "./doctor-facts.tsx";
import styles from "./doctor-profile.module.css";
import { doctorQuery } from "./doctors-query.ts";
import { useLastListAddress } from "./last-list.ts";
import { LoadFailed } from "./no-answer.tsx";

/**
 * `/doctors/:doctorId`: a doctor's profile with free times; the first day's are visible at once (S2.R19). A
 * failed fetch shows "Try again".
 */
export function DoctorProfile() {
  const { api } = useApp();
  const { t } = useLingui();
  const { doctorId } = usePageParams();
  const list = useLastListAddress();
  const id = asRouteId(doctorId ?? "") ?? 0; // the loader has turned away what is no id
  const { data: doctor, error, refetch } = useQuery({ ...doctorQuery(api.ask, id), enabled: id > 0 });
  if (!doctor)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton isPage label={t`Loading the doctor`} shape="slots" count={9} />
    );
  return (
    <>
      <AppLink to={list} className={textLinkClass("back")}>
        <Icon name="caret-left" isSmall />
        <Trans>All doctors</Trans>
      </AppLink>
      <div className={styles["page"]}>
        <Head doctor={doctor} />
        <ChooseTime doctor={doctor} />
        <About doctor={doctor} />
      </div>
    </>
  );
}

function Head({ doctor }: { doctor: Doctor }) {
  const locale = useLocale();
  const { price, visit_minutes: minutes } = doctor;
  const amount = price && (
    <strong>
      <Price amountMinor={price.amount_minor} currency={price.currency} />
    </strong>
  );
  return (
    <div className={styles["head"]}>
      <div className={styles["portrait"]}>
        <Portrait src={doctor.portrait_url} size="fill" isFirst />
      </div>
      <div className={styles["facts-of-doctor"]}>
        <h1 className={styles["name"]}>
          <bdi>{doctor.name}</bdi>
        </h1>
        <p className="muted">{specialtyName(doctor.specialty, locale)}</p>
        <p className={`${styles["visit"]} sm`}>
          {amount ? (
            <Trans>
              {amount} <span className="muted">for {minutes} minutes by video</span>
            </Trans>
          ) : (
            <span className="muted">
              <Trans>{minutes} minutes by video</Trans>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function About({ doctor }: { doctor: DoctorDetails }) {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = useSpokenLanguages(doctor);
  const { rating, registration, written_in: writtenIn } = doctor;
  const name = useDoctorInSentence(doctor.name);
  const average = rating && ratingText(rating.average, locale);
  const count = rating?.count;
  return (
    <section className={styles["about"]} aria-label={t`About ${name}`}>
      <h2 className={styles["aboutTitle"]}>
        <Trans>About {name}</Trans>
      </h2>
      <ul className={styles["facts"]}>
        {average !== null && (
          <Fact icon="star">
            <Trans>
              <strong>{average} out of 5</strong>, from{" "}
              <Plural value={count ?? 0} one="# review" other="# reviews" />
            </Trans>
          </Fact>
        )}
        <Fact icon="translate">
          <Trans>Speaks {languages}</Trans>
        </Fact>
        {doctor.treats_children === true && (
          <Fact icon="baby">
            <Trans>Sees children</Trans>
          </Fact>
        )}
        {registration && (
          <Fact icon="identification">
            <bdi>{registration.register}</bdi> <bdi dir="ltr">{registration.number}</bdi>
          </Fact>
        )}
      </ul>
      <p className={styles["words"]} dir="auto" lang={writtenIn.about?.tag}>
        {doctor.about}
      </p>
      <InOtherLanguage language={writtenIn.about} />
      <Listed title={t`What this doctor treats`} lines={doctor.treats} language={writtenIn.treats} />
      <Listed title={t`Training`} lines={doctor.training} language={writtenIn.training} />
      <Listed title={t`Insurance accepted`} lines={doctor.insurers} language={null} />
      {(doctor.insurers?.length ?? 0) > 0 && (
        <p className={`${styles["words"]} sm`}>
          <Trans>You pay when you book. Ask your insurer how it pays you back.</Trans>
        </p>
      )}
      <Reviews reviews={doctor.reviews} />
    </section>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} isSmall />
      <span>{children}</span>
    </li>
  );
}

type Language = DoctorDetails["written_in"]["about"];
type ListedProps = { title: string; lines: readonly string[] | null; language: Language };

/** Says in which language a text is that is not in the reader's. */
function InOtherLanguage({ language }: { language: Language }) {
  if (!language) return null;
  const { name } = language;
  return (
    <p className="sm muted">
      <Trans>Written in {name}</Trans>
    </p>
  );
}

/** What the clinic says of the doctor in short lines; nothing where it says nothing. */
function Listed({ title, lines, language }: ListedProps) {
  if (lines === null || lines.length === 0) return null;
  return (
    <>
      <h3 className={styles["title"]}>{title}</h3>
      <ul className={styles["facts"]}>
        {lines.map((line) => (
          <li key={line}>
            <bdi lang={language?.tag}>{line}</bdi>
          </li>
        ))}
      </ul>
      <InOtherLanguage language={language} />
    </>
  );
}

/** What patients wrote for others to read, without their names. */
function Reviews({ reviews }: Pick<DoctorDetails, "reviews">) {
  const locale = useLocale();
  if (reviews.length === 0) return null;
  return (
    <>
      <h3 className={styles["title"]}>
        <Trans>What patients say</Trans>
      </h3>
      <ul className={styles["reviews"]}>
        {reviews.map(({ rating, comment, month, written_in: writtenIn }) => (
          <li key={`${month} ${comment}`}>
            <p className="sm">
              <Rating average={String(rating)}>
                <span className="vh">
                  <Trans>out of 5</Trans>,{" "}
                </span>
                {formatMonth(month, locale)}
              </Rating>
            </p>
            <p dir="auto" lang={writtenIn?.tag}>
              {comment}
            </p>
            <InOtherLanguage language={writtenIn} />
          </li>
        ))}
      </ul>
    </>
  );
}
