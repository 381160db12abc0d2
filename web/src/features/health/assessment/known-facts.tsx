import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import type { VitalSource } from "@anteroom/domain/vitals/vital-values";
import { formatShortDay } from "@anteroom/domain/appointment/appointment-time";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Checkbox } from "../../../ui/form/choice.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { type RecordedValue, recentRecordedValues } from "./measured-before.ts";
import type { Subject } from "./subject.ts";

type Props = {
  subject: Subject;
  /** Known questions that the person wants to answer anew. */
  requested: ReadonlySet<string>;
  onAsk: (name: string) => void;
  taken: readonly RecordedValue[];
  onTake: (taken: readonly RecordedValue[]) => void;
};

/**
 * Lists what the profile answers, each with a button to answer it again, and offers, unticked, the newest
 * weight and blood pressure of the patient's own record, which it fetches; nothing without any. `onAsk`
 * receives "age" or "sex", `onTake` all ticked values.
 */
export function KnownFacts({ subject, requested, onAsk, taken, onTake }: Props) {
  const { age, sex } = subject;
  const offered = useOffered(subject.name === null);
  const hasAge = age !== null && !requested.has("age");
  const hasSex = (sex === "male" || sex === "female") && !requested.has("sex");
  if (!hasAge && !hasSex && offered.length === 0) return null;
  return (
    <Sheet className="stack g4">
      <h2>
        <Trans>What we already know</Trans>
      </h2>
      {(hasAge || hasSex) && (
        <SummaryList>
          {hasAge && (
            <SummaryRow
              term={<Trans>Age, from the profile</Trans>}
              action={
                <Change onPress={() => onAsk("age")}>
                  <Trans>the age</Trans>
                </Change>
              }
            >
              <Plural value={age} one="# year" other="# years" />
            </SummaryRow>
          )}
          {hasSex && (
            <SummaryRow
              term={<Trans>Sex, from the profile</Trans>}
              action={
                <Change onPress={() => onAsk("sex")}>
                  <Trans>the sex</Trans>
                </Change>
              }
            >
              {sex === "male" ? <Trans>Male</Trans> : <Trans>Female</Trans>}
            </SummaryRow>
          )}
        </SummaryList>
      )}
      {offered.map((one) => (
        <Checkbox
          key={one.question}
          checked={taken.includes(one)}
          onChange={(event) =>
            onTake(event.currentTarget.checked ? [...taken, one] : taken.filter((other) => other !== one))
          }
        >
          <OfferedText measured={one} />
        </Checkbox>
      ))}
    </Sheet>
  );
}

function Change({ onPress, children }: { onPress: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={textLinkClass()} onClick={onPress}>
      <Trans>Change</Trans> <span className="vh">{children}</span>
    </button>
  );
}

function OfferedText({ measured: { question, value, at, source } }: { measured: RecordedValue }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const sources = useSourceLabels();
  const number = (
    <bdi>{`${i18n.number(value)} ${localizedUnit(question === "systolic" ? "mmHg" : "kg", locale)}`}</bdi>
  );
  return (
    <>
      {question === "systolic" ? (
        <Trans>Use the upper blood pressure of your record: {number}</Trans>
      ) : (
        <Trans>Use the weight of your record: {number}</Trans>
      )}
      <br />
      <span className="sm muted">
        {formatShortDay(at, patient ?? clinic, locale)} · {source && sources[source]}
      </span>
    </>
  );
}

/** Of the patient alone: nobody reads the record of somebody else here. */
function useOffered(isSelf: boolean): readonly RecordedValue[] {
  const { api, clock } = useApp();
  const { settings } = useClinic();
  const { data } = useApiQuery(["assessment-measured", settings.patientsVitalSigns], async () => {
    if (!settings.patientsVitalSigns) return { isOk: true as const, data: [] };
    const answer = await api.call(listOwnMeasurements);
    return answer.isOk
      ? { isOk: true as const, data: recentRecordedValues(answer.data.data.collection, clock.now()) }
      : answer;
  });
  return isSelf ? (data ?? []) : [];
}

function useSourceLabels(): Record<VitalSource, string> {
  const { t } = useLingui();
  return {
    camera: t`Camera`,
    cuff: t`Entered by you`,
    oximeter: t`Entered by you`,
    scale: t`Entered by you`,
    self_reported: t`Entered by you`,
    provider: t`Your measuring device`,
    device: t`Bluetooth device`,
    photo: t`Photo of the display`,
  };
}
