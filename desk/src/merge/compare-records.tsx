import { clinicCompareForMerge, clinicMergePatient } from "@anteroom/client/operations";
import type { ClinicPatient, MergeSide } from "@anteroom/client/schemas";
import { mergeRefusals } from "@anteroom/domain/account/merge-refusals";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { Choice } from "../../../web/src/ui/form/choice.tsx";
import { FieldGroup } from "../../../web/src/ui/form/field.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";
import { ConfirmButton } from "../ui/confirm.tsx";
import { isChangedElsewhere } from "../ui/use-conflict.tsx";
import styles from "./merge.module.css";
import { RecordSide } from "./record-side.tsx";
import { bothRefused, refusalSentence } from "./refusal-sentence.tsx";

type Props = { pair: readonly [number, number]; onMerged: (patient: ClinicPatient) => void };

/** Shows two records side by side, asks which one stays, says what follows, and merges them after a confirmation. */
export function CompareRecords({ pair: [one, other], onMerged }: Props) {
  const { data, failure, ask } = useApiAnswer(clinicCompareForMerge, {
    params: { patient_id: one },
    query: { other_id: other },
  });
  if (!data)
    return failure?.code === "not_found" ? (
      <Banner tone="stop" role="alert">
        <Trans>One of these records is not there any more. Perhaps they have been merged already.</Trans>
      </Banner>
    ) : (
      <>
        <FailureNotice failure={failure} onRetry={ask} />
        {!failure && <Loading />}
      </>
    );
  const { entity, version } = data.data;
  const sides = [entity.patient, entity.other] as const;
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      <div className={styles["sides"]}>
        <RecordSide side={sides[0]} other={sides[1]} title={<Trans>First record</Trans>} />
        <RecordSide side={sides[1]} other={sides[0]} title={<Trans>Second record</Trans>} />
      </div>
      {sides.every(({ refusal }) => refusal !== null) ? (
        <Banner tone="warn" role="alert">
          <div className="stack g2">
            <p className="b">{bothRefused(...sides)}</p>
            {sides.map((side) => (
              <p key={side.patient.id} className="sm">
                {refusalSentence(side)}
              </p>
            ))}
          </div>
        </Banner>
      ) : (
        <ChooseAndMerge sides={sides} version={version} onMerged={onMerged} onChanged={ask} />
      )}
    </>
  );
}

type MergeProps = {
  sides: readonly [MergeSide, MergeSide];
  version: string;
  onMerged: (patient: ClinicPatient) => void;
  onChanged: () => void;
};

function ChooseAndMerge({ sides, version, onMerged, onChanged }: MergeProps) {
  const { t } = useLingui();
  const { api } = useDesk();
  const [chosen, setChosen] = useState<number | null>(null);
  const fixed = sides.findIndex(({ refusal }) => refusal !== null);
  // The record that cannot go stays; else the older one, unless somebody chooses.
  const older = sides[0].patient.id < sides[1].patient.id ? 0 : 1;
  const stays = fixed === -1 ? (chosen ?? older) : fixed;
  const [staying, going] = stays === 0 ? sides : ([sides[1], sides[0]] as const);
  const reason = refusalSentence(staying);
  return (
    <div className="stack g4 question">
      <FieldGroup label={t`Which record stays?`}>
        {sides.map((side, place) => (
          <Choice
            key={side.patient.id}
            name="stays"
            className={styles["choice"]}
            title={place === 0 ? t`The first record` : t`The second record`}
            detail={<bdi>{side.patient.name}</bdi>}
            checked={stays === place}
            disabled={fixed !== -1 && fixed !== place}
            onChange={() => setChosen(place)}
          />
        ))}
      </FieldGroup>
      {reason && <p>{reason}</p>}
      <WhatFollows staying={staying} />
      <div>
        <ConfirmButton
          button={{ children: <Trans>Merge the records</Trans> }}
          title={<Trans>Merge these records for good?</Trans>}
          keep={<Trans>Keep both records</Trans>}
          confirm={<Trans>Yes, merge them</Trans>}
          act={async () => {
            const answer = await api.call(clinicMergePatient, {
              params: { patient_id: going.patient.id },
              body: { into_patient_id: staying.patient.id, replaces: version },
            });
            if (!answer.isOk && isChanged(answer.failure)) onChanged();
            return answer;
          }}
          onDone={({ data }) => onMerged(data.entity)}
          refusal={(failure) => mergeRefusal(failure, going)}
        >
          <p>
            <Trans>
              Ask the patient first whether both records are theirs. Records of two people that have become
              one cannot be separated again.
            </Trans>
          </p>
        </ConfirmButton>
      </div>
    </div>
  );
}

const isChanged = (failure: Failure) => isChangedElsewhere(failure) || failure.code === "status_conflict";

/** Says why the server has not merged the records; null where its own words say it. */
function mergeRefusal(failure: Failure | null, going: MergeSide): ReactNode {
  if (failure === null) return null;
  if (isChangedElsewhere(failure))
    return (
      <Trans>
        One of the records has changed since you opened this, so nothing is merged. Close this and compare
        them again.
      </Trans>
    );
  if (failure.code === "not_found")
    return <Trans>One of these records is not there any more. Perhaps they have been merged already.</Trans>;
  const refusal = mergeRefusals.find((one) => "reason" in failure && one === failure.reason);
  return refusal ? refusalSentence({ ...going, refusal }) : null;
}

/** What a merge does, in order of what matters. */
function WhatFollows({ staying }: { staying: MergeSide }) {
  const { patient, parent_name: parent } = staying;
  return (
    <section className="stack g2" aria-labelledby="what-follows">
      <h2 id="what-follows">
        <Trans>What happens</Trans>
      </h2>
      <ul className="dots">
        <li>
          <Trans>
            Appointments, payments, messages, files and answers of the other record move to the record that
            stays.
          </Trans>
        </li>
        <li>
          <Trans>
            The other record is deleted with its contact details, tax number and insurance. Note what you
            still need of them.
          </Trans>
        </li>
        {parent !== null && (
          <li>
            <Trans>
              <bdi className="b">{parent}</bdi> acts for this patient, and sees all of it in the app from then
              on.
            </Trans>
          </li>
        )}
        {parent === null && patient.has_account && (
          <li>
            <Trans>
              Whoever signs in as <bdi className="b">{patient.name}</bdi> sees all of it in the app from then
              on.
            </Trans>
          </li>
        )}
        <li className="b">
          <Trans>This cannot be undone.</Trans>
        </li>
      </ul>
    </section>
  );
}
