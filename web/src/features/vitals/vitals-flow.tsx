import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { embeddedVitals } from "@anteroom/domain/vitals/vitals-provider";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Result } from "../../platform/api.ts";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useFetchedSoon } from "../../ui/later.tsx";
import { laterAddReading } from "./add-reading/later-add-reading.ts";
import { EntryForm } from "./entry-form.tsx";
import { forgetResult, keepForLogIn } from "./result/stored-result.ts";
import { laterCamera, laterResult } from "./later-parts.ts";
import type { Remove } from "./result/remove-reading.tsx";
import { asSent, nothingTaken, withEntered, type SavingState, type Taken } from "./taken.ts";
import { VitalsTitle } from "./vitals-title.tsx";
import { AddButton, BackButton, Ways } from "./ways.tsx";

/** Sends what was taken; null where nobody is signed in, so that nothing is kept. */
export type Keep =
  | ((sent: ReturnType<typeof asSent>) => Promise<Result<{ data: { entity: Measurement } }>>)
  | null;

type Step =
  | { at: "start" }
  | { at: "entry"; base: Taken }
  | { at: "camera" }
  | { at: "add" }
  | { at: "result"; taken: Taken; stored: SavingState; id?: number | undefined };

type Props = {
  keep: Keep;
  /** Takes a reading that was just saved out of the record again. */
  remove?: Remove;
  past: readonly Measurement[];
  /** What the page shows besides the question how to measure. */
  intro: (ways: ReactNode) => ReactNode;
  /** What the page shows under a result. */
  after?: ReactNode;
  appointmentId?: number;
  /** Of the person it is for, where that is known. */
  birthdate: string | null;
  /** What a guest of this tab has taken before. */
  first?: Taken | null;
  onSaved?: () => void;
};

/** One taking of vital signs outside of a call: how, then the reading or the numbers of one's own devices, then the result. */
export function VitalsFlow({
  keep,
  remove,
  past,
  intro,
  after,
  appointmentId,
  birthdate,
  first = null,
  onSaved,
}: Props) {
  const { clock } = useApp();
  const { settings } = useClinic();
  const [step, setStep] = useState<Step>(
    first ? { at: "result", taken: first, stored: "guest" } : { at: "start" },
  );
  const save = async (taken: Taken) => {
    if (keep === null) {
      keepForLogIn(taken, clock.now());
      return setStep({ at: "result", taken, stored: "guest" });
    }
    setStep({ at: "result", taken, stored: "saving" });
    const answer = await keep(asSent(taken));
    if (!answer.isOk) return setStep({ at: "result", taken, stored: { failure: answer.failure } });
    setStep({ at: "result", taken, stored: "saved", id: answer.data.data.entity.id });
    onSaved?.();
  };
  const again = () => {
    forgetResult();
    setStep({ at: "start" });
  };
  const hasCamera = settings.vitalSignsProvider === embeddedVitals;
  useFetchedSoon(hasCamera ? [laterResult, laterCamera] : [laterResult]);
  const enter = (base: Taken) => setStep({ at: "entry", base });
  const submit = keep === null ? <Trans>Show the result</Trans> : <Trans>Save</Trans>;
  const entry = (base: Taken, beside?: ReactNode) => (
    <EntryForm
      known={base.values}
      submit={submit}
      beside={beside}
      appointmentId={appointmentId}
      onEntered={(entered) => void save(withEntered(base, entered))}
    />
  );
  const add = () => setStep({ at: "add" });
  switch (step.at) {
    case "start":
      return intro(
        hasCamera ? (
          <Ways onCamera={() => setStep({ at: "camera" })} onEnter={() => enter(nothingTaken)} onAdd={add} />
        ) : (
          entry(nothingTaken, <AddButton onPress={add} />)
        ),
      );
    case "entry":
      return (
        <div className="form stack">
          <h1>
            <Trans>Enter values</Trans>
          </h1>
          {entry(step.base, <BackButton onPress={again} />)}
        </div>
      );
    case "add":
      return (
        <div className="form stack">
          <h1>
            <Trans>Add a reading</Trans>
          </h1>
          <laterAddReading.Part
            birthdate={birthdate}
            submit={submit}
            beside={<BackButton onPress={again} />}
            otherwise={<BackButton onPress={again} />}
            onConfirmed={(reading) => void save({ ...nothingTaken, ...reading })}
          />
        </div>
      );
    case "camera":
      return (
        <>
          <h1 className="vh">
            <VitalsTitle />
          </h1>
          <div data-under-way="reading">
            <laterCamera.Part
              onTaken={(taken) => setStep({ at: "result", taken, stored: "no" })}
              onEnter={() => enter(nothingTaken)}
              onLeave={again}
              otherwise={<BackButton onPress={again} />}
            />
          </div>
        </>
      );
    case "result":
      return (
        <laterResult.Part
          taken={step.taken}
          stored={step.stored}
          past={past}
          appointmentId={appointmentId}
          birthdate={birthdate}
          after={after}
          onSave={() => void save(step.taken)}
          removal={
            step.id !== undefined &&
            remove && {
              id: step.id,
              remove,
              onRemoved: () => {
                setStep({ ...step, stored: "removed", id: undefined });
                onSaved?.();
              },
            }
          }
          onAdd={() => enter(step.taken)}
          onAgain={again}
        />
      );
  }
}
