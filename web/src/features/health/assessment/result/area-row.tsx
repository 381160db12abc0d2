import { listSeparator } from "@anteroom/domain/shared/locales";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import type { AreaResult } from "@anteroom/domain/health/assessment/areas";
import { sources } from "@anteroom/domain/health/assessment/sources";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import { Badge, type Tone } from "../../../../ui/badge.tsx";
import type { IconName } from "../../../../ui/icons/icon-names.ts";
import { AreaIcon } from "./area-icon.tsx";
import { missingAnswers } from "../missing-answers.ts";
import { MissingAnswerList } from "../missing-list.tsx";
import { useQuestionnaire } from "../questionnaire-context.ts";
import { useAreaAdvice } from "./use-advice.ts";
import { useAreaNames, useLevelLabels } from "./use-level-labels.ts";
import { useNumberLabels } from "./use-number-labels.ts";
import { useReasonMessages } from "./use-reason-messages.ts";
import type { FinishedAssessment } from "./use-past-assessments.ts";
import styles from "../assessment.module.css";

type Level = AreaResult["level"];
const tones: Readonly<Record<Level, Tone>> = {
  low: "ok",
  medium: "warn",
  high: "stop",
  very_high: "stop",
  unable_to_assess: "plain",
};
const icons: Readonly<Record<Level, IconName>> = {
  low: "check-circle-fill",
  medium: "info-fill",
  high: "warning-fill",
  very_high: "warning-circle-fill",
  unable_to_assess: "question",
};

/**
 * Renders one area: name, number and level in words, with a meter, then its meaning, advice and source, or
 * why it could not be assessed.
 */
export function AreaRow({ result, shown }: { result: AreaResult; shown: FinishedAssessment }) {
  const { area, level } = result;
  const names = useAreaNames();
  const { risk } = useLevelLabels();
  const inNumbers = useNumberLabels()(result);
  return (
    <li className={styles["area"]}>
      <AreaIcon area={area} />
      <div className={styles["said"]}>
        <div>
          <h3 className={styles["name"]}>{names[area]}</h3>
          {inNumbers && <p className="sm muted">{inNumbers}</p>}
        </div>
        <Badge tone={tones[level]} icon={icons[level]}>
          {risk[level]}
        </Badge>
      </div>
      {level !== "unable_to_assess" && (
        <span className={`${styles["meter"]} ${styles[level]}`} aria-hidden="true">
          <b /> <b /> <b /> <b />
        </span>
      )}
      <div className={styles["below"]}>
        {level === "unable_to_assess" ? (
          <WhyNot result={result} shown={shown} />
        ) : (
          <Meaning result={result} />
        )}
        {area === "mood" && <Listening />}
      </div>
    </li>
  );
}

/** Stands with every mood: no instrument of ours asks about thoughts of self-harm. */
function Listening() {
  const { crisisLineNumber: crisis, emergencyNumber: emergency } = useClinic().settings;
  return (
    <p className="sm">
      <Trans>If it gets too much, at any time, someone will listen:</Trans>{" "}
      {crisis !== null && (
        <>
          <Phone number={crisis} />.{" "}
        </>
      )}
      {emergency === null ? (
        <Trans>In danger? Call your emergency number.</Trans>
      ) : (
        <Trans>
          In danger? Call <Phone number={emergency} />.
        </Trans>
      )}
    </p>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}

function WhyNot({ result, shown }: { result: AreaResult; shown: FinishedAssessment }) {
  const missing = missingAnswers(useQuestionnaire(), shown.answers, result.area);
  const { unable } = useReasonMessages(Math.max(1, missing.length));
  if (result.level !== "unable_to_assess") return null;
  return (
    <>
      <p className="sm muted">{result.reasons.map((reason) => unable[reason]).join(" ")}</p>
      {result.reasons.includes("missing-answer") && <MissingAnswerList shown={shown} area={result.area} />}
    </>
  );
}

function Meaning({ result }: { result: AreaResult }) {
  const { advice, meaning, keepOn } = useAreaAdvice();
  const { found } = useReasonMessages();
  const names = useAreaNames();
  const locale = useLocale();
  if (result.level === "unable_to_assess") return null;
  const counted = result.reasons.map((reason) => found[reason]).join(listSeparator(locale));
  const { instrument, cited, kind } = sources[result.area];
  return (
    <details className={styles["more"]}>
      <summary>
        <Trans>What it means</Trans> <span className="vh">{names[result.area]}</span>
      </summary>
      <div className="stack g2 sm">
        <p>{meaning[result.area]}</p>
        {counted !== "" && (
          <p>
            <Trans>Based on: {counted}.</Trans>
          </p>
        )}
        <p>
          <strong>
            <Trans>What to do:</Trans>
          </strong>{" "}
          {result.level === "low" ? keepOn : advice[result.area]}
        </p>
        <p className="muted">
          {kind === "ours" ? (
            <Trans>Our own questions and limits, not validated. They are based on:</Trans>
          ) : kind === "own-words" ? (
            <Trans>Published score. We reworded the questions, and that wording is not validated:</Trans>
          ) : (
            <Trans>Published questions and score:</Trans>
          )}{" "}
          <bdi lang="en">{[instrument, cited].filter(Boolean).join(", ")}</bdi>.
        </p>
      </div>
    </details>
  );
}
