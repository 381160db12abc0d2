import { addRecordMeasurement, removeRecordMeasurement } from "@anteroom/contract/health/health-record";
import { saveOwnMeasurement } from "@anteroom/contract/health/vital-signs";
import { ageInMonths } from "@anteroom/domain/vitals/reading-dangers";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { usePageQuery } from "../../platform/page-address.ts";
import type { Profile } from "../../platform/session.ts";
import { useDependents } from "../../shared/account/dependents.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VitalsIntro } from "./intro.tsx";
import { MeasuredPerson, type RecordPersonChoice } from "./measured-person.ts";
import { eraseStoredResult, readStoredResult } from "./result/stored-result.ts";
import { lazyFamilyMissing, lazyHistory, lazyMovedNotice, lazyWhoseReading } from "./lazy-parts.ts";
import { vitalsToBody, type TakenVitals } from "./taken.ts";
import { useReadingMoves } from "./result/use-moves.ts";
import { historyKey, useHistory } from "./result/use-history.ts";
import { VitalsFlow, type SaveMeasurement } from "./vitals-flow.tsx";

/**
 * `/vitals` of a signed-in patient: fetches the dependents, asks a patient who has any whom the reading is
 * for (`?person=` id), then measures. Also saves, for the person chosen, what a guest measured in this tab
 * within the hour. A failed fetch renders no measurement, except where the clinic has no dependents; people
 * whose consent is pending cannot be chosen.
 */
export function PatientVitals({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { person: requested } = usePageQuery();
  const family = useDependents();
  if (!family.data)
    return family.failure && family.failure.code !== "feature_off" ? (
      <lazyFamilyMissing.Part again={family.again} />
    ) : (
      <Skeleton isPage label={t`Loading`} />
    );
  const self: RecordPersonChoice = { ...profile, isSelf: true };
  const others = family.data.filter(({ care }) => care !== "waiting");
  const people = [self, ...others.map((one) => ({ ...one, isSelf: false }))];
  const person = people.length === 1 ? self : people.find(({ id }) => String(id) === requested);
  if (!person) return <lazyWhoseReading.Part people={people} />;
  return (
    <MeasuredPerson key={person.id} value={person.isSelf ? null : person.name}>
      <VitalsOf person={person} people={people} />
    </MeasuredPerson>
  );
}

function VitalsOf({ person, people }: { person: RecordPersonChoice; people: readonly RecordPersonChoice[] }) {
  const { api, clock } = useApp();
  const queries = useQueryClient();
  const ofOther = person.isSelf ? null : person.id;
  const all = useHistory(ofOther) ?? [];
  const refresh = () => void queries.invalidateQueries({ queryKey: historyKey });
  const keep: NonNullable<SaveMeasurement> = (body) =>
    person.isSelf
      ? api.call(saveOwnMeasurement, { body })
      : api.call(addRecordMeasurement, { params: { patient_id: person.id }, body });
  const remove = (measurement_id: number) =>
    api.call(removeRecordMeasurement, { params: { patient_id: person.id, measurement_id } });
  const wasSaved = useSavedOfGuest(keep, refresh);
  const name = <bdi>{person.name}</bdi>;
  const moves = useReadingMoves(person.id, people, refresh);
  const ofResult = useReadingMoves(person.id, people, refresh);
  const history = (
    <>
      {(moves.moved ?? moves.failure) !== null && <lazyMovedNotice.Part moves={moves} />}
      {all.length > 0 && <lazyHistory.Part all={all} remove={remove} moves={moves} onRemoved={refresh} />}
    </>
  );
  return (
    <VitalsFlow
      keep={keep}
      remove={remove}
      moves={ofResult}
      past={all}
      months={ageInMonths(person.birthdate, clock.now())}
      onSaved={refresh}
      after={history}
      intro={(ways, takesFocus) => (
        <VitalsIntro takesFocus={takesFocus} after={history}>
          {people.length > 1 && <lazyWhoseReading.Part people={people} chosen={person} />}
          {wasSaved && (
            <output>
              <Banner tone="ok">
                {person.isSelf ? (
                  <Trans>What you measured before you signed in is now in your record.</Trans>
                ) : (
                  <Trans>What you measured before you signed in is now in the record of {name}.</Trans>
                )}
              </Banner>
            </output>
          )}
          {ways}
        </VitalsIntro>
      )}
    />
  );
}

/** D.35: what a guest of this tab has measured is kept once they have signed in. True when it was. */
function useSavedOfGuest(keep: NonNullable<SaveMeasurement>, onSaved: () => void): boolean {
  const { clock } = useApp();
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    const taken: TakenVitals | null = readStoredResult(clock.now());
    if (!taken) return;
    void keep(vitalsToBody(taken)).then((answer) => {
      if (!answer.isOk) return; // it stays in this tab, and is sent the next time
      eraseStoredResult();
      setStored(true);
      onSaved();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they have come in
  }, []);
  return isStored;
}
