import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import type { CheckInterview, CheckResult, Reason } from "../../../../ports/symptom-checker.ts";
import { laterWarnedLine } from "../../../../shared/urgent/crisis-watch.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { crisisOf } from "../chosen-complaints.ts";
import { EmergencyBlock } from "./emergency-block.tsx";
import { EmergencyNumber } from "./emergency-foot.tsx";
import styles from "../symptom-checker.module.css";
import { useSaid } from "../use-said.ts";
import { useUrgencyLabels } from "../use-urgency-labels.ts";

type Props = { result: CheckResult; interview: CheckInterview };

/** How urgent it is, what to do now and why; an emergency brings the number, and blocks nothing. */
export function UrgencySheet({ result, interview }: Props) {
  const { ofUrgency, ofCrisis } = useUrgencyLabels();
  const { level, isCrisis, first } = result;
  const crisis = crisisOf(interview, isCrisis);
  const reasons = result.reasons.filter(({ words, answers }) => words !== first || answers?.length);
  const isAmbulance = level === "emergency-services";
  const { title, advice } = isCrisis && !isAmbulance ? ofCrisis : ofUrgency(level);
  const { emergencyNumber } = useClinic().settings;
  const said = useSaid();
  const { warning } = interview;
  const isWarned =
    (warning === "emergency" && !isAmbulance) ||
    ((warning === "hospital" || warning === "denied") && !isEmergency(result));
  // Where the line is lost, whom to call stands in its place.
  const { Shown: Line, lost } = laterWarnedLine.usePart(isWarned);
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
        {!isEmergency(result) && <UnsureDangers interview={interview} result={result} />}
        {isWarned && Line && <Line isDenied={warning === "denied"} />}
        {!isAmbulance && crisis === null && (
          <p className="sm muted">
            <Trans>No one at the clinic has seen this yet.</Trans>
          </p>
        )}
      </Sheet>
    </div>
  );
}

/** More signs than these are not read; all stand among the answers below. */
const mostSigns = 6;

/** Danger signs of which somebody could not say whether they are there: a mild result holds only without them. */
function UnsureDangers({ interview, result }: Pick<Props, "interview" | "result">) {
  const unsure = useSaid().unsureDangers(interview);
  const { unsureEmergencies = [] } = result;
  const isOfEmergency = unsureEmergencies.length > 0;
  const signs = isOfEmergency ? unsureEmergencies : unsure.slice(0, mostSigns);
  if (signs.length === 0) return null;
  return (
    <Banner tone="warn">
      <p className="b">
        <Trans>You were not sure about some danger signs. Please look again:</Trans>
      </p>
      <ul className="dots">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>
        {isOfEmergency ? (
          <IfOneIsThere />
        ) : (
          <Trans>If one of them is there, or you still can’t tell, see a doctor today.</Trans>
        )}
      </p>
    </Banner>
  );
}

function IfOneIsThere() {
  const { emergencyNumber } = useClinic().settings;
  const number = <EmergencyNumber />;
  return emergencyNumber === null ? (
    <Trans>
      If one of them is there, call your emergency number now. If you still can’t tell, see a doctor today.
    </Trans>
  ) : (
    <Trans>If one of them is there, call {number} now. If you still can’t tell, see a doctor today.</Trans>
  );
}

function Why({ kind, words, answers, isSaid }: Reason & { isSaid: boolean }) {
  const said = useSaid();
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

/** Whether help is needed at once. */
export function isEmergency({ level }: Pick<CheckResult, "level">): boolean {
  return level === "emergency-services" || level === "emergency-department-now";
}
