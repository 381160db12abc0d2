import { judgedValues } from "@anteroom/domain/vitals/reading-dangers";
import type { VitalValues } from "@anteroom/domain/vitals/vital-values";
import { embeddedVitals } from "@anteroom/domain/vitals/vitals-provider";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Result } from "../../platform/api.ts";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import type { LocalMedia } from "../../media/local-media.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { EntryForm } from "./entry-form.tsx";
import { lazyCamera } from "./lazy-parts.ts";
import { MeasuredPerson } from "./measured-person.ts";
import { ResultValues } from "./result/result-values.tsx";
import { hasValues } from "./camera/taken-by-camera.ts";
import { vitalsToBody, noVitals, addEntered, type TakenVitals } from "./taken.ts";

type Props = {
  /** The dependent whose call this is; null for the patient's own. */
  person: string | null;
  /** Age in months of the measured person, if known: usual ranges depend on it. */
  months: number | null;
  /** The devices of the call: its own camera track is read, none is opened beside it. */
  media: LocalMedia;
  keep: (sent: ReturnType<typeof vitalsToBody>) => Promise<Result<unknown>>;
  /** Called when the doctor has the values; dangers are shown nevertheless. */
  onSent: (values: VitalValues) => void;
  /** Ends the reading for both sides. */
  onStop: () => void;
};

/**
 * Renders the measurement that the doctor requested in a call: with the call's camera (`media`) where the
 * clinic has it, or entered values. A tap on "Send" saves them by `keep`; then `onSent` receives those that
 * count for dangers. `onStop` is only called by the patient, and must end the request.
 */
export function VitalsInCall({ person, months, media, keep, onSent, onStop }: Props) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const { clock } = useApp();
  const hasCamera = settings.vitalSignsProvider === embeddedVitals;
  const hasTexts = useVitalsTexts();
  const [isEntering, setEntering] = useState(!hasCamera);
  const [taken, setTaken] = useState(noVitals);
  if (!hasTexts) return <Skeleton label={t`Opening`} />;
  return (
    <MeasuredPerson value={person}>
      {isEntering ? (
        <Entry base={taken} {...{ months, keep, onSent, onStop }} />
      ) : (
        <lazyCamera.Part
          media={media}
          onTaken={(read) => {
            setTaken({ ...read, measuredAt: new Date(clock.now()).toISOString() });
            setEntering(true);
          }}
          onEnter={() => setEntering(true)}
          onLeave={onStop}
          onStopped={() => setEntering(true)}
          otherwise={<StopButton onPress={onStop} />}
        />
      )}
    </MeasuredPerson>
  );
}

type EntryProps = { base: TakenVitals } & Pick<Props, "months" | "keep" | "onSent" | "onStop">;

function Entry({ base, months, keep, onSent, onStop }: EntryProps) {
  const failureText = useFailureText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // What was there before may have been scrolled, and the pressed button is gone.
  useEffect(() => {
    const side = form.current?.closest("section");
    side?.scrollTo(0, 0);
    if (document.activeElement === document.body)
      side?.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
  }, []);
  const send = async (taken: TakenVitals) => {
    setPending(true);
    const answer = await keep(vitalsToBody(taken));
    setPending(false);
    if (answer.isOk) onSent(judgedValues(taken.values, taken.sources));
    // A request stopped in the meantime is announced by the call itself.
    const isNotified = answer.isOk || answer.failure.code === "status_conflict";
    setTrouble(isNotified ? null : failureText(answer.failure).title);
  };
  return (
    <div className="stack" ref={form}>
      {trouble !== null && (
        <Banner tone="warn" icon="warning-fill" role="alert">
          {trouble}
        </Banner>
      )}
      {hasValues(base) && <ResultValues taken={base} past={[]} months={months} />}
      <EntryForm
        known={base.values}
        months={months}
        submit={<Trans>Send to the doctor</Trans>}
        isPending={isPending}
        isWithDoctor
        beside={<StopButton onPress={onStop} />}
        onEntered={(entered) => void send(addEntered(base, entered))}
      />
    </div>
  );
}

function StopButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="outlined" onClick={onPress}>
      <Trans>Stop</Trans>
    </Button>
  );
}

/** Whether the words of this part are here: the call itself does without them. */
function useVitalsTexts(): boolean {
  const { texts } = useApp();
  const [isReady, setReady] = useState(() => texts.loaded().includes("vitals-reading"));
  useEffect(() => {
    texts.load(["vitals", "vitals-reading"]).then(
      () => setReady(true),
      () => {}, // without its words the question stays open; the visit itself goes on
    );
  }, [texts]);
  return isReady;
}
