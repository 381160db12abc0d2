import type { Area, AreaResult } from "@anteroom/domain/health/assessment/areas";
import { specialtyOfArea } from "@anteroom/domain/health/assessment/specialty-of-area";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { Portrait } from "../../../ui/card/arch.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import styles from "./assessment.module.css";
import { missingAnswers } from "./missing-answers.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { useAreaAdvice } from "./result/use-advice.ts";
import { useAreaNames } from "./result/use-level-labels.ts";
import type { FinishedAssessment } from "./result/use-past-assessments.ts";
import { useChangeAnswers } from "./use-change-answers.ts";

type Props = { areas: readonly AreaResult[]; worst: AreaResult; shown: FinishedAssessment };

/**
 * Renders advice on the area with the highest risk, and a link to doctors for it. When the
 * highest risk is low, it renders which areas could not be assessed instead, or praise if all
 * could. Renders nothing if no area could be assessed.
 */
export function FirstNextStep({ areas, worst, shown }: Props) {
  const names = useAreaNames();
  const { advice, keepOn } = useAreaAdvice();
  if (worst.level === "unable_to_assess") return null;
  const open = areas.filter(({ level }) => level === "unable_to_assess");
  if (worst.level === "low" && open.length > 0) return <NotAssessed open={open} shown={shown} />;
  const name = names[worst.area];
  return (
    <Sheet className="stack g3">
      <h2>{worst.level === "low" ? <Trans>Keep going</Trans> : <Trans>Start with: {name}</Trans>}</h2>
      <div className="row g5 wrapf">
        <p className={styles["advice"]}>{worst.level === "low" ? keepOn : advice[worst.area]}</p>
        <Portrait src="/portraits/a-woman.svg" />
      </div>
      <div>
        <AppLink
          to={worst.level === "low" ? "/doctors" : doctorsFor(worst.area)}
          className={buttonClass({ kind: worst.level === "low" ? "outlined" : "filled" })}
        >
          <Trans>See who is free to talk</Trans>
        </AppLink>
      </div>
    </Sheet>
  );
}

/** The areas nothing can be said about, with the way to the first answer that is missing. */
function NotAssessed({ open, shown }: { open: readonly AreaResult[]; shown: FinishedAssessment }) {
  const names = useAreaNames();
  const locale = useLocale();
  const questionnaire = useQuestionnaire();
  const change = useChangeAnswers(shown);
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(
    open.map(({ area }) => names[area]),
  );
  const [first] = open
    .filter(({ reasons }) => reasons.some((reason) => reason === "missing-answer"))
    .flatMap(({ area }) => missingAnswers(questionnaire, shown.answers, area));
  return (
    <Sheet className="stack g3">
      <h2>
        <Trans>Not every area could be assessed</Trans>
      </h2>
      <p>
        <Trans>We can’t say anything yet about: {list}. Below you can see why.</Trans>
      </p>
      {first && (
        <div>
          <Button icon="pencil" onClick={() => void change(first.page)}>
            <Trans>Answer what is missing</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}

/** Doctors of the area's specialty, and general practitioners: not every clinic has every specialty. */
function doctorsFor(area: Area): string {
  return `/doctors?specialties=${[...new Set([specialtyOfArea[area], "general-practice"])].join(",")}`;
}
