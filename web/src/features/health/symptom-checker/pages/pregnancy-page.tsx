import { Trans } from "@lingui/react/macro";
import { pregnancies, type Pregnancy } from "../../../../ports/symptom-checker.ts";
import type { FlowPageProps, WithInterview } from "../check-state.ts";
import { CheckerPage } from "./page.tsx";
import { TapForm } from "./tap-form.tsx";
import { WarningBlock } from "./warning-block.tsx";
import { usePregnancyLabels } from "../use-pregnancy-labels.ts";

type Props = FlowPageProps &
  WithInterview & { known: Pregnancy | undefined; onDone: (pregnancy: Pregnancy) => void };

/**
 * Asks about pregnancy; whether that is needed is decided before (`asksPregnancy`). `onDone` receives the
 * answer, which may be "unknown".
 */
export function PregnancyPage({ onBack, interview, known, onDone }: Props) {
  const { question, ofPregnancy } = usePregnancyLabels();
  return (
    <CheckerPage onBack={onBack}>
      <WarningBlock interview={interview} />
      <TapForm
        question={question}
        hint={<Trans>It can change how urgent something is.</Trans>}
        options={pregnancies.map((one) => ({ value: one, title: ofPregnancy(one) }))}
        known={known === undefined ? [] : [known]}
        onDone={([chosen]) => {
          const pregnancy = pregnancies.find((one) => one === chosen);
          if (pregnancy) onDone(pregnancy);
        }}
      />
    </CheckerPage>
  );
}
