import { safetySignsFor } from "@anteroom/triage/interview";
import { tellsOfSelfHarm } from "@anteroom/triage/safety-signs";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { AppForm } from "../../platform/form.tsx";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import type { PageParts, WithInterview } from "./check-flow.tsx";
import { EmergencyBlock } from "./emergency-block.tsx";
import { Page } from "./page.tsx";
import styles from "./symptom-checker.module.css";

type Props = PageParts & WithInterview & { onDone: (signs: readonly string[]) => void };

/** The safety screen, before anything else is asked: a tick brings the emergency number at once, and blocks nothing. */
export function SignsPage({ words, onBack, interview, onDone }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(interview.signs);
  const signs = safetySignsFor(interview.patient);
  const change = (slug: string, isThere: boolean) =>
    setChosen((before) => (isThere ? [...before, slug] : before.filter((one) => one !== slug)));
  return (
    <Page onBack={onBack}>
      <AppForm onSend={() => onDone(chosen)} className={styles["form"]}>
        <FieldGroup
          label={
            <h1>
              <Trans>Do you have any of these now?</Trans>
            </h1>
          }
          hint={<Trans>Tick all that apply. If none do, continue.</Trans>}
        >
          {signs.map(({ slug }) => (
            <Choice
              key={slug}
              type="checkbox"
              name="sign"
              value={slug}
              checked={chosen.includes(slug)}
              onChange={(event) => change(slug, event.currentTarget.checked)}
              title={words.sign(slug)}
            />
          ))}
        </FieldGroup>
        <EmergencyBlock
          isShown={chosen.length > 0}
          isSelfHarm={tellsOfSelfHarm(chosen)}
          told={chosen.flatMap((slug) => words.sign(slug) ?? [])}
        />
        <StickyFoot>
          <Button type="submit">
            {chosen.length > 0 ? <Trans>What to do now</Trans> : <Trans>None of these</Trans>}
          </Button>
        </StickyFoot>
      </AppForm>
    </Page>
  );
}
