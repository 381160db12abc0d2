import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { useUrgencyLabels } from "../use-urgency-labels.ts";
import { useAgeAndSexLabel } from "../use-age-and-sex-label.ts";

type Props = { interview: CheckInterview; result: CheckResult };

/**
 * Renders a button that shares the result as text, with age, sex, complaints and the disclaimer, by the
 * system's share sheet; where the browser cannot share, it is copied.
 */
export function ShareResult({ interview, result }: Props) {
  const { t } = useLingui();
  const said = useAnswerLabels();
  const years = useAgeAndSexLabel();
  const { ofUrgency } = useUrgencyLabels();
  const text = [
    ofUrgency(result.level).title,
    `${years(interview.person)}: ${said.complaints(interview)}`,
    ...result.reasons.map(({ words }) => words),
    t`Symptom checker: based on public health guidance, not validated by clinicians, not a medical device.`,
  ].join("\n");
  if (typeof navigator.share !== "function")
    return (
      <CopyButton
        kind="quiet"
        text={text}
        label={t`Copy the result`}
        words={{
          copy: t`Copy the result`,
          copied: t`Copied`,
          refused: t`The browser didn’t allow copying. Print the page instead.`,
        }}
      />
    );
  const share = () => void navigator.share({ text }).catch(() => undefined); // put off by the person
  return (
    <Button kind="quiet" icon="paper-plane" onClick={share}>
      <Trans>Share the result</Trans>
    </Button>
  );
}
