import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import type { CheckInterview, CheckResult, Reason } from "../../../../ports/symptom-checker.ts";
import { lazyWarnedLine } from "../../../../shared/urgent/crisis-watch.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { crisisOf } from "../chosen-complaints.ts";
import { EmergencyBlock } from "./emergency-block.tsx";
import styles from "../symptom-checker.module.css";
import { isEmergency } from "../typed-text/typed-danger.ts";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { useUrgencyLabels } from "../use-urgency-labels.ts";

type Props = { result: CheckResult; interview: CheckInterview };

/** Renders urgency, what to do now, and why; in an emergency or crisis also whom to call. */
export function UrgencySheet({ result, interview }: Props) {
  const { ofUrgency, ofCrisis } = useUrgencyLabels();
  const { level, isCrisis, first } = result;
  const crisis = crisisOf(interview, isCrisis);
  const reasons = result.reasons.filter(({ words, answers }) => words !== first || answers?.length);
  const isAmbulance = level === "emergency-services";
  const { title, advice } = isCrisis && !isAmbulance ? ofCrisis : ofUrgency(level);
  const { emergencyNumber } = useClinic().settings;
  const said = useAnswerLabels();
  const { warning } = interview;
  const isWarned =
    warning === "emergency" || ((warning === "hospital" || warning === "denied") && !isEmergency(result));
  // Where the line is lost, whom to call stands in its place.
  const { Shown: Line, lost } = lazyWarnedLine.usePart(isWarned);
  return (
    <div className={styles["urgent"]}>
      <h1 tabIndex={-1}>{title}</h1>
      {isEmergency(result) && emergencyNumber !== null && (
        <ButtonLink
          kind={isAmbulance ? "danger" : "soft"}
          isBlock
          icon="phone"
          href={`tel:${emergencyNumber}`}
        >
          <Trans>
            Call <bdi dir="ltr">{emergencyNumber}</bdi>
          </Trans>
        </ButtonLink>
      )}
      <EmergencyBlock
        isShown={isAmbulance || crisis !== null || (isWarned && !Line && lost !== null)}
        crisis={crisis}
        level={isAmbulance ? level : undefined}
        reported={[title, ...said.yes(interview)]}
      />
      <Sheet kind="tinted" className="stack g3">
        {first !== undefined && <p className="b">{first}</p>}
        {(first === undefined || !isAmbulance) && <p>{advice}</p>}
        {reasons.length > 0 && (
          <div className="stack g2">
            <p className="b">
              <Trans>Because of your answers:</Trans>
            </p>
            <ul className="dots">
              {reasons.map((reason) => (
                <li key={reason.words}>
                  <Why {...reason} isSaid={reason.words === first} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {isWarned && Line && <Line isDenied={warning === "denied"} isCall={isAmbulance} />}
        {!isAmbulance && crisis === null && (
          <p className="sm muted">
            <Trans>No one at the clinic has seen this yet.</Trans>
          </p>
        )}
      </Sheet>
    </div>
  );
}

function Why({ kind, words, answers, isSaid }: Reason & { isSaid: boolean }) {
  const said = useAnswerLabels();
  if (isSaid) return said.apart(answers ?? []);
  switch (kind) {
    case "rule":
    case "complaint":
      return answers?.length ? (
        <>
          {words} <span className="muted">({said.apart(answers)})</span>
        </>
      ) : (
        words
      );
    case "condition":
      return <Trans>It may be: {words}</Trans>;
  }
}
