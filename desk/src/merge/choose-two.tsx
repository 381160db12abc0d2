import type { ClinicPatient } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FindPatient } from "../booking/find-patient.tsx";

type Props = { onChosen: (one: number, other: number) => void };

/** Searches the two records, one after the other. The same record twice is refused. */
export function ChooseTwo({ onChosen }: Props) {
  const [first, setFirst] = useState<ClinicPatient | null>(null);
  const [isSame, setSame] = useState(false);
  const choose = (patient: ClinicPatient) => {
    if (first === null) return setFirst(patient);
    setSame(patient.id === first.id);
    if (patient.id !== first.id) onChosen(first.id, patient.id);
  };
  return (
    <section className="stack form" aria-labelledby="choose-two">
      <h2 id="choose-two">
        <Trans>Search for the records</Trans>
      </h2>
      {first === null ? (
        <p>
          <Trans>Search for the first record and choose it.</Trans>
        </p>
      ) : (
        <div className="row wrapf">
          <p className="grow" aria-live="polite">
            <Trans>
              The first is <bdi className="b">{first.name}</bdi>. Now choose the second.
            </Trans>
          </p>
          <Button
            kind="quiet"
            isSmall
            onClick={() => {
              setFirst(null);
              setSame(false);
            }}
          >
            <Trans>Choose another first record</Trans>
          </Button>
        </div>
      )}
      {isSame && (
        <Banner tone="stop" role="alert">
          <Trans>This is the first record again. Choose another one.</Trans>
        </Banner>
      )}
      <FindPatient onFound={choose} />
    </section>
  );
}
