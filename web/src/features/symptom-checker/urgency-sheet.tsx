import type { Interview } from "@anteroom/triage/interview";
import type { Result } from "@anteroom/triage/result";
import { tellsOfSelfHarm } from "@anteroom/triage/safety-signs";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { EmergencyBlock } from "./emergency-block.tsx";
import styles from "./symptom-checker.module.css";
import { useSaid } from "./use-said.ts";
import { useUrgencyWords } from "./use-urgency-words.ts";
import type { CheckerWords } from "./words.ts";

type Props = { result: Result; interview: Interview; words: CheckerWords };

/** How urgent it is and what to do now; an emergency brings the number, and blocks nothing. */
export function UrgencySheet({ result, interview, words }: Props) {
  const { ofUrgency, ofCrisis } = useUrgencyWords();
  const isSelfHarm = tellsOfSelfHarm(interview.signs);
  const isAmbulance = result.urgency === "ambulance";
  const { title, advice } =
    isSelfHarm && !isAmbulance ? ofCrisis : ofUrgency(result.urgency, result.kind === "assessed");
  const { emergencyNumber } = useClinic().settings;
  const said = useSaid(words);
  const isDangerous = isEmergency(result);
  const signs = result.redFlags.flatMap(({ sign }) => words.sign(sign) ?? []);
  return (
    <div className={styles["urgent"]}>
      <h1 tabIndex={-1}>{title}</h1>
      {isAmbulance && emergencyNumber !== null && (
        <ButtonLink kind="danger" isBlock icon="phone" href={`tel:${emergencyNumber}`}>
          <Trans>
            Call <bdi dir="ltr">{emergencyNumber}</bdi>
          </Trans>
        </ButtonLink>
      )}
      <EmergencyBlock isShown={isDangerous} isSelfHarm={isSelfHarm} told={[title, ...said.yes(interview)]} />
      <Sheet kind="tinted" className="stack g3">
        <p>{advice}</p>
        {signs.length > 0 && (
          <div className="stack g2">
            <p className="b">
              <Trans>Because of your answers:</Trans>
            </p>
            <ul className="dots">
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </div>
        )}
        {!isDangerous && (
          <p className="sm muted">
            <Trans>No one at the clinic has seen this yet.</Trans>
          </p>
        )}
      </Sheet>
    </div>
  );
}

/** Whether help is needed at once. */
export function isEmergency({ urgency }: Pick<Result, "urgency">): boolean {
  return urgency === "ambulance" || urgency === "emergency";
}
