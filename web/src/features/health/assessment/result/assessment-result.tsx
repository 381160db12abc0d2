import { isChosen } from "@anteroom/domain/health/assessment/areas";
import { worstFirst } from "@anteroom/domain/health/assessment/overall";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../../platform/time/appointment-zones.ts";
import { AreaRow } from "./area-row.tsx";
import { DangerSheet } from "./danger-sheet.tsx";
import { UnsavedResultNotice } from "../stored-here.tsx";
import { OverallResult } from "./overall-result.tsx";
import { ShareWithDoctor } from "./share-with-doctor.tsx";
import { FirstNextStep } from "../start-with.tsx";
import { useDependentName } from "../use-name-of.ts";
import { useAreaNames } from "./use-level-labels.ts";
import { UnableOverall } from "./unable-overall.tsx";
import type { FinishedAssessment } from "./use-past-assessments.ts";
import { sheetClass } from "../../../../ui/overlay/sheet.tsx";
import { printedClass } from "../../../../ui/printed.ts";
import styles from "../assessment.module.css";
import { AppLink } from "../../../../platform/link.tsx";
import { textLinkClass } from "../../../../ui/text-link.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { addAreas, useChangeAnswers } from "../use-change-answers.ts";

/**
 * Renders one result, also for print: dangers, the overall result, the worst area with a next step, each
 * chosen area with its source, then sharing or, if it is on this device only, saving. Takes the focus when
 * mounted. Nothing is sent without a tap.
 */
export function AssessmentResult({ shown, after }: { shown: FinishedAssessment; after: ReactNode }) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { overall } = shown.result;
  const areas = shown.result.areas.filter(isChosen);
  const day = formatDay(shown.at, patient ?? clinic, locale, true);
  const [worst] = worstFirst(areas);
  const name = useDependentName(shown.patientId);
  return (
    <div className="stack g6">
      <div className={`${styles["print"]} ${printedClass} stack g5`}>
        <div className="stack g2">
          <h1 ref={heading} tabIndex={-1}>
            <Plural value={areas.length} one="Your health, # area" other="Your health, # areas" />
          </h1>
          {name !== null && (
            <p className="b">
              <Trans>
                About <bdi>{name}</bdi>
              </Trans>
            </p>
          )}
          <p className="muted sm">
            <Trans>
              Based on your answers on {day}. This can help you talk to a doctor. It is not a diagnosis and
              not a medical device.
            </Trans>
          </p>
        </div>
        <DangerSheet shown={shown} />
        <div className={styles["top"]}>
          {overall.level === "unable_to_assess" ? (
            <UnableOverall shown={shown} />
          ) : (
            <OverallResult areas={areas} overall={overall} />
          )}
          {worst && <FirstNextStep areas={areas} worst={worst} shown={shown} />}
        </div>
        <section className={sheetClass("paper", "flush")} aria-labelledby="areas">
          <h2 id="areas" className="vh">
            <Trans>Each area</Trans>
          </h2>
          <ul className={styles["areas"]}>
            {worstFirst(areas).map((one) => (
              <AreaRow key={one.area} result={one} shown={shown} />
            ))}
          </ul>
        </section>
        <NotChosen shown={shown} />
        {overall.level !== "unable_to_assess" && (
          <p className="sm muted">
            <Trans>
              The average is our own index and is not validated. 0 means low risk in every area we could
              assess, 100 very high risk in all of them.
            </Trans>
          </p>
        )}
      </div>
      {shown.id === null ? (
        <UnsavedResultNotice shown={shown} />
      ) : (
        <ShareWithDoctor id={shown.id} patientId={shown.patientId} />
      )}
      <ResultActions shown={shown} />
      {after}
    </div>
  );
}

/** The areas that were left out on the first page: named, with the way to add them. */
function NotChosen({ shown }: { shown: FinishedAssessment }) {
  const names = useAreaNames();
  const locale = useLocale();
  const change = useChangeAnswers(shown);
  const others = shown.result.areas.filter((one) => !isChosen(one)).map(({ area }) => names[area]);
  if (others.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(others);
  return (
    <div className="stack g2">
      <p className="sm muted">
        <Trans>You didn’t choose these areas: {list}.</Trans>
      </p>
      <button type="button" className={textLinkClass()} onClick={() => void change(addAreas)}>
        <Trans>Add areas</Trans>
      </button>
    </div>
  );
}

/** What can be done with a result. */
function ResultActions({ shown }: { shown: FinishedAssessment }) {
  const change = useChangeAnswers(shown);
  return (
    <div className={styles["actions"]}>
      <Button kind="outlined" icon="receipt" onClick={() => window.print()}>
        <Trans>Print or save as PDF</Trans>
      </Button>
      {shown.result.overall.level !== "unable_to_assess" && (
        <Button kind="outlined" icon="pencil" onClick={() => void change()}>
          <Trans>Go through the answers again</Trans>
        </Button>
      )}
      <AppLink to="/health-assessment" className={buttonClass({ kind: "outlined" })}>
        <Trans>Start a new assessment</Trans>
      </AppLink>
    </div>
  );
}
