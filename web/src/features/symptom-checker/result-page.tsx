import { specialtyName } from "@anteroom/content/specialties";
import type { Interview } from "@anteroom/triage/interview";
import type { Result } from "@anteroom/triage/result";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useApp } from "../../platform/app-context.tsx";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { deviceMemory } from "../../platform/device-memory.ts";
import { keepCheck } from "../../platform/kept-check.ts";
import { useLocale } from "../../platform/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { printedClass } from "../../ui/printed.ts";
import { AllAnswers } from "./all-answers.tsx";
import type { PageParts } from "./check-flow.tsx";
import { GoOn } from "./go-on.tsx";
import { laterReasoning } from "./later-parts.ts";
import { Page } from "./page.tsx";
import styles from "./symptom-checker.module.css";
import { isEmergency, UrgencySheet } from "./urgency-sheet.tsx";
import { useDetails } from "./use-details.ts";

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
  useKeptResult(props, { words, interview, result });
  useEffect(() => heading.current?.querySelector("h1")?.focus(), []);
  const specialtyWords = specialtyName(specialty, locale);
  return (
    <Page onBack={onBack}>
      <div ref={heading} className={`${styles["print"]} ${printedClass}`}>
        <UrgencySheet result={result} interview={interview} words={words} />
        <laterReasoning.Part result={result} words={words} />
        <Sheet className="stack g2">
          <h2>
            <Trans>Which doctor</Trans>
          </h2>
          <p>
            <Trans>This fits: {specialtyWords}.</Trans>
          </p>
        </Sheet>
        <AllAnswers interview={interview} words={words} onAnswers={props.onAnswers} />
      </div>
      <GoOn
        {...{ slot, specialty }}
        mayShare={isAssessed || interview.complaints.length > 0}
        isEmergency={isEmergency(result)}
      >
        <Button kind="outlined" icon="receipt" onClick={() => window.print()}>
          <Trans>Print or save for the doctor</Trans>
        </Button>
        <Button kind="outlined" icon="arrows-clockwise" onClick={props.onAgain}>
          <Trans>Start a new check</Trans>
        </Button>
      </GoOn>
    </Page>
  );
}

/** The finished check stays on the device, ready to go along with a booking; it goes only if the patient says so. */
function useKeptResult(
  { provider, dependentId }: Pick<Props, "provider" | "dependentId">,
  { words, interview, result }: Pick<Props, "words" | "interview" | "result">,
): void {
  const { clock, storage } = useApp();
  const detailsOf = useDetails(words);
  const { specialty } = result;
  const details = detailsOf({ provider, interview, result });
  useEffect(() => {
    const memory = deviceMemory(storage);
    keepCheck(memory, { details, specialty, dependentId }, clock.now());
  }, [clock, storage, details, specialty, dependentId]);
}
