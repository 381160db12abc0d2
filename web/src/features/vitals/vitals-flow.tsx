import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { ageInMonths } from "@anteroom/domain/vitals/reading-dangers";
import { embeddedVitals } from "@anteroom/domain/vitals/vitals-provider";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Result } from "../../platform/api.ts";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { createStore, type Store } from "../../platform/storage/store.ts";
import { usePreload } from "../../ui/lazy.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import type { ReadingDraft } from "./add-reading/reading-draft.ts";
import { lazyAddReading } from "./add-reading/lazy-add-reading.ts";
import { EntryForm, type TypedValues } from "./entry-form.tsx";
import { eraseStoredResult, storeResultForSignIn } from "./result/stored-result.ts";
import { MeasuredPerson } from "./measured-person.ts";
import { lazyCamera, lazyResult } from "./lazy-parts.ts";
import type { ReadingMoves } from "./result/use-moves.ts";
import type { RemoveFromRecord } from "./result/remove-reading.tsx";
import { vitalsToBody, noVitals, addEntered, type SavingState, type TakenVitals } from "./taken.ts";
import { useSteps } from "./use-steps.ts";
import { VitalsTitle } from "./vitals-title.tsx";
import { AddReadingButton, BackButton, MeasureChoices } from "./ways.tsx";

/** Saves a measurement on the server; null when signed out: the result is then kept in this tab. */
export type SaveMeasurement =
  | ((sent: ReturnType<typeof vitalsToBody>) => Promise<Result<{ data: { entity: Measurement } }>>)
  | null;

/** What was typed and is not saved yet; it outlives its step. */
type Drafts = { typed: TypedValues; reading: Store<ReadingDraft | null> };

type Step =
  | { at: "start" }
  | { at: "entry"; base: TakenVitals }
  | { at: "camera"; isConsented: boolean }
  | { at: "add" }
  | { at: "result"; taken: TakenVitals; stored: SavingState; id?: number | undefined };

type Props = {
  keep: SaveMeasurement;
  /** Removes a reading that was just saved. */
  remove?: RemoveFromRecord;
  /** Moves a reading that was just saved to another person of the family. */
  moves?: ReadingMoves;
  past: readonly Measurement[];
  /** Renders the page's introduction around `ways`, the choice of how to measure. */
  intro: (ways: ReactNode, takesFocus: boolean) => ReactNode;
  /** What the page shows under a result. */
  after?: ReactNode;
  appointmentId?: number;
  /** The age of the person it is for, where that is known. */
  months: number | null;
  /** The result that a guest has stored in this tab before; it is shown at once. */
  first?: TakenVitals | null;
  onSaved?: () => void;
};

/** The step of one measurement, and the actions to continue. */
function useTaking(keep: SaveMeasurement, first: TakenVitals | null, onSaved: (() => void) | undefined) {
  const { clock } = useApp();
  const { step, hasMoved, push, replace, restart } = useSteps<Step>(
    first ? { at: "result", taken: first, stored: "guest" } : { at: "start" },
  );
  const [drafts] = useState<Drafts>(() => ({
    typed: new Map(),
    reading: createStore<ReadingDraft | null>(null),
  }));
  const at = (taken: TakenVitals): TakenVitals => ({
    ...taken,
    measuredAt: taken.measuredAt ?? new Date(clock.now()).toISOString(),
  });
  const save = async (entered: TakenVitals) => {
    const taken = at(entered); // also of a save that is tried again later
    drafts.typed.clear();
    drafts.reading.set(null);
    if (keep === null) {
      storeResultForSignIn(taken, clock.now());
      return replace({ at: "result", taken, stored: "guest" });
    }
    replace({ at: "result", taken, stored: "saving" });
    const answer = await keep(vitalsToBody(taken));
    if (!answer.isOk) return replace({ at: "result", taken, stored: { failure: answer.failure } });
    replace({ at: "result", taken, stored: "saved", id: answer.data.data.entity.id });
    onSaved?.();
  };
  return {
    step,
    hasMoved,
    drafts,
    save: (taken: TakenVitals) => void save(taken),
    enter: (base: TakenVitals) => push({ at: "entry", base }),
    add: () => push({ at: "add" }),
    openCamera: () => push({ at: "camera", isConsented: false }),
    consent: () => push({ at: "camera", isConsented: true }),
    // It may be saved, or a guest may sign in, much later: the record then names the time of the reading.
    showTaken: (read: TakenVitals) => replace({ at: "result", taken: at(read), stored: "no" }),
    showRemoved: (taken: TakenVitals) => {
      replace({ at: "result", taken, stored: "removed" });
      onSaved?.();
    },
    again: () => {
      eraseStoredResult();
      restart({ at: "start" });
    },
  };
}

type Taking = ReturnType<typeof useTaking>;

/**
 * Renders one measurement outside a call: choice of method, measurement or entry, result. Entered and device
 * values are saved by `keep` at once, the camera's after a tap; `onSaved` follows a save or a removal. With
 * `keep` null the result is shown and kept in this tab for an hour (`storeResultForSignIn`).
 */
export function VitalsFlow({
  keep,
  remove,
  moves,
  past,
  intro,
  after,
  appointmentId,
  months,
  first = null,
  onSaved,
}: Props) {
  const { clock } = useApp();
  const hasCamera = useClinic().settings.vitalSignsProvider === embeddedVitals;
  const taking = useTaking(keep, first, onSaved);
  const { step, again } = taking;
  usePreload(hasCamera ? [lazyResult, lazyCamera] : [lazyResult]);
  const submit = keep === null ? <Trans>Show the result</Trans> : <Trans>Save</Trans>;
  const entry = (base: TakenVitals, beside: ReactNode) => (
    <EntryForm
      known={base.values}
      months={months}
      submit={submit}
      beside={beside}
      typed={taking.drafts.typed}
      appointmentId={appointmentId}
      onEntered={(entered) => taking.save(addEntered(base, entered))}
    />
  );
  switch (step.at) {
    case "start":
      return intro(
        hasCamera ? (
          <MeasureChoices
            onCamera={taking.openCamera}
            onEnter={() => taking.enter(noVitals)}
            onAdd={taking.add}
          />
        ) : (
          entry(noVitals, <AddReadingButton onPress={taking.add} />)
        ),
        taking.hasMoved,
      );
    case "entry":
      return (
        <div className="form stack">
          <h1 tabIndex={-1} ref={takeFocus}>
            <Trans>Enter values</Trans>
          </h1>
          {entry(step.base, <BackButton onPress={again} />)}
        </div>
      );
    case "add":
      return <AddReading taking={taking} months={months} submit={submit} />;
    case "camera":
      return <CameraReading taking={taking} isConsented={step.isConsented} />;
    case "result": {
      const movedTo = moves?.moved?.id === step.id ? moves?.moved?.to : undefined;
      const result = (
        <lazyResult.Part
          taken={step.taken}
          stored={step.stored}
          past={movedTo ? [] : past}
          appointmentId={appointmentId}
          months={movedTo ? ageInMonths(movedTo.birthdate, clock.now()) : months}
          after={after}
          onSave={() => taking.save(step.taken)}
          removal={
            step.id !== undefined &&
            remove && { id: step.id, remove, onRemoved: () => taking.showRemoved(step.taken) }
          }
          moves={moves}
          onAdd={() => taking.enter(step.taken)}
          onAgain={again}
        />
      );
      // What is usual, and what is dangerous, goes by the age of the person it belongs to now.
      return movedTo ? (
        <MeasuredPerson value={movedTo.isSelf ? null : movedTo.name}>{result}</MeasuredPerson>
      ) : (
        result
      );
    }
  }
}

type AddReadingProps = { taking: Taking; months: number | null; submit: ReactNode };

function AddReading({ taking, months, submit }: AddReadingProps) {
  const back = <BackButton onPress={taking.again} />;
  return (
    <div className="form stack">
      <h1 tabIndex={-1} ref={takeFocus}>
        <Trans>Add a reading</Trans>
      </h1>
      <lazyAddReading.Part
        months={months}
        submit={submit}
        remembered={taking.drafts.reading}
        beside={back}
        otherwise={back}
        onConfirmed={(reading) => taking.save({ ...noVitals, ...reading })}
      />
    </div>
  );
}

function CameraReading({ taking, isConsented }: { taking: Taking; isConsented: boolean }) {
  return (
    <>
      <h1 className="vh">
        <VitalsTitle />
      </h1>
      <div data-under-way="reading">
        <lazyCamera.Part
          isConsented={isConsented}
          onConsented={taking.consent}
          onTaken={taking.showTaken}
          onEnter={() => taking.enter(noVitals)}
          onLeave={taking.again}
          otherwise={<BackButton onPress={taking.again} />}
        />
      </div>
    </>
  );
}
