import { specialtyName } from "@anteroom/content/specialties";
import type { Interview } from "@anteroom/triage/interview";
import type { Result } from "@anteroom/triage/result";
import { tellsOfSelfHarm } from "@anteroom/triage/safety-signs";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { useLocale } from "../../platform/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { printedClass } from "../../ui/printed.ts";
import type { PageParts } from "./check-flow.tsx";
import { laterAllAnswers, laterGoOn, laterReasoning } from "./later-parts.ts";
import { Page } from "./page.tsx";
import styles from "./symptom-checker.module.css";
import { isEmergency, UrgencySheet } from "./urgency-sheet.tsx";

type Props = PageParts & {
  provider: string;
  interview: Interview;
  dependentId: number | null | undefined;
  result: Result;
  slot: SlotChoice | null;
  onAnswers: () => void;
  onAgain: () => void;
};

/** How a check ends: first how urgent it is and what to do now, then what it may be and why, then the ways on. */
export function ResultPage({ words, onBack, interview, result, slot, ...props }: Props) {
  const locale = useLocale();
  const heading = useRef<HTMLDivElement>(null);
  const { specialty } = result;
  const isAssessed = result.kind === "assessed";
  const isCrisis = tellsOfSelfHarm(interview.signs);
  useEffect(() => heading.current?.querySelector("h1")?.focus(), []);
  const specialtyWords = specialtyName(specialty, locale);
  return (
    <Page onBack={onBack}>
      <div ref={heading} className={`${styles["print"]} ${printedClass}`}>
        <UrgencySheet result={result} interview={interview} words={words} />
        <laterReasoning.Part result={result} words={words} />
        {!isCrisis && !isEmergency(result) && (
          <Sheet className="stack g2">
            <h2>
              <Trans>Which doctor</Trans>
            </h2>
            <p>
              <Trans>The right doctor: {specialtyWords}.</Trans>
            </p>
          </Sheet>
        )}
        <laterAllAnswers.Part interview={interview} words={words} onAnswers={props.onAnswers} />
      </div>
      <laterGoOn.Part
        {...{ slot, words, interview, result, provider: props.provider, dependentId: props.dependentId }}
        mayShare={isAssessed || interview.complaints.length > 0}
        isEmergency={isEmergency(result)}
        isCrisis={isCrisis}
      >
        <Button kind="outlined" icon="receipt" onClick={() => window.print()}>
          <Trans>Print or save for the doctor</Trans>
        </Button>
        <Button kind="outlined" icon="arrows-clockwise" onClick={props.onAgain}>
          <Trans>Start a new check</Trans>
        </Button>
      </laterGoOn.Part>
    </Page>
  );
}
