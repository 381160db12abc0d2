import type { ReadingState } from "@anteroom/domain/vitals/reading-session";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { openStoredDevices } from "../../../media/device-choice.ts";
import { createLocalMedia, type LocalMedia } from "../../../media/local-media.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { takeFocus } from "../../../ui/take-focus.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CameraBlocked } from "./camera-blocked.tsx";
import { createCameraSession, type CameraSession } from "./camera-session.ts";
import { CameraView } from "./camera-view.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { ReadingFailed } from "./reading-failed.tsx";
import { RestStep } from "./rest-step.tsx";
import type { TakenVitals } from "../taken.ts";

type Props = {
  /** The call's devices; without them the reading has its own, which end with it. */
  media?: LocalMedia;
  /** Where the page holds the steps: whether this one is past the consent; false again leads back to it. */
  isConsented?: boolean;
  onConsented?: () => void;
  onTaken: (taken: TakenVitals) => void;
  /** Rather entered by hand. */
  onEnter: () => void;
  onLeave: () => void;
  /** The reading was stopped by the patient: what comes then. Without it, as for leaving. */
  onStopped?: () => void;
};

const atFirst: ReadingState = { at: "start" };

/**
 * Renders a camera measurement step by step: consent, rest, permission, face position, measurement. Without
 * `media` it asks for camera and microphone itself, stops the microphone at once, and releases all on
 * unmount; the call's devices stay open. `onTaken` receives values that nobody has saved yet.
 */
export function CameraFlow(props: Props) {
  const { media: given, isConsented, onConsented, onTaken, onEnter, onLeave, onStopped = onLeave } = props;
  const { t } = useLingui();
  const { storage, clock, cameraReader } = useApp();
  const [media] = useState(
    () => given ?? createLocalMedia(openStoredDevices(deviceMemory(storage), clock.now)),
  );
  const [session] = useState(() =>
    createCameraSession({ media, reader: cameraReader, clock, isInCall: given !== undefined, onTaken }),
  );
  useEffect(() => {
    session.send({ type: "begun" });
    return () => session.close();
  }, [session]);
  useEffect(() => {
    if (isConsented !== false || session.state.get().at === "consent") return;
    session.send({ type: "stopped_by_user" });
    session.send({ type: "begun" });
  }, [session, isConsented]);
  const state = useStore(session.state, atFirst);
  const end = (next: () => void) => () => {
    session.send({ type: "stopped_by_user" });
    next();
  };
  const [leave, stop] = [end(onLeave), end(onStopped)];
  switch (state.at) {
    case "consent":
      return (
        <ConsentStep
          isInCall={given !== undefined}
          onYes={() => {
            session.send({ type: "consented" });
            onConsented?.();
          }}
          onEnter={onEnter}
          onNo={leave}
        />
      );
    case "rest":
      return <RestStep onRested={() => session.send({ type: "rested" })} onNo={stop} />;
    case "permission":
      return (
        <output tabIndex={-1} ref={takeFocus}>
          <span className="b">
            <Trans>Your browser asks for camera and microphone.</Trans>
          </span>
          <br />
          <span className="muted">
            <Trans>Choose Allow. We don’t need sound, so we turn the microphone off right away.</Trans>
          </span>
        </output>
      );
    case "positioning":
    case "under_way":
      return (
        <CameraView
          session={session}
          media={media}
          isUnderWay={state.at === "under_way"}
          isInCall={given !== undefined}
          onStop={stop}
          onEnter={end(onEnter)}
          onCamera={(id) => {
            session.send({ type: "stopped_by_user" });
            void media.choose("camera", id).then(() => restart(session));
          }}
        />
      );
    case "failed":
      return state.reason === "no-access" ? (
        <CameraBlocked media={media} onAllowed={() => restart(session)} onEnter={onEnter} onNo={leave} />
      ) : (
        <ReadingFailed
          session={session}
          reason={state.reason}
          onAgain={() => restart(session)}
          onEnter={onEnter}
        />
      );
    case "start":
    case "complete":
    case "saved":
    case "stopped_by_user":
    case "stopped_by_doctor":
      return <Skeleton label={t`Opening`} />;
  }
}

/** Once more, by the patient's own tap: what was agreed to and rested for a moment ago still holds. */
function restart(session: CameraSession): void {
  session.send({ type: "begun" });
  session.send({ type: "consented" });
  session.send({ type: "rested" });
}
