import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useStore } from "../../../platform/storage/store.ts";
import type { RoomParticipant } from "../../../ports/video-room.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./call-stage.module.css";
import { CallTile, NoVideoPlaceholder } from "./call-tile.tsx";
import { useSoundGate } from "../../../shared/devices/use-sound-gate.ts";
import { RemoteVideo } from "./remote-video.tsx";
import type { CallSession } from "../session/call-session.ts";

type Props = {
  session: CallSession;
  appointment: Appointment;
  /** The connection is lost: the frozen video must not be interactive. */
  isInert: boolean;
  /** Renders the self-view: as a tile among several participants, else over the one. */
  self: (isTile: boolean) => ReactNode;
};

const nobody: readonly RoomParticipant[] = [];

/**
 * Renders all other participants, the doctor first, or a placeholder without any, and plays their sound. A
 * shared screen takes the main area. Offers a tap that starts all sound the browser refused to play.
 */
export function CallStage({ session, appointment, isInert, self }: Props) {
  const { t } = useLingui();
  const others = useStore(session.others, nobody);
  const { gate, isRefused, playAll } = useSoundGate();
  const people = [...others].sort((a, b) => Number(b.role === "doctor") - Number(a.role === "doctor"));
  const shown = people.find(({ hasScreenOn, screenStream }) => hasScreenOn && screenStream !== null);
  const shownBy = shown?.name ?? "";
  const isSelfTile = people.length > 1 || shown !== undefined;
  return (
    <>
      <div
        className={styles["tiles"]}
        data-count={people.length + Number(isSelfTile)}
        data-screen={shown ? true : undefined}
        inert={isInert}
      >
        {people.length === 0 && (
          <div className={styles["tile"]}>
            <NoVideoPlaceholder appointment={appointment} participant={null} isCameraOff={false} />
          </div>
        )}
        {shown?.screenStream && (
          <figure className={styles["screen"]} aria-label={t`Screen of ${shownBy}`}>
            <RemoteVideo
              stream={shown.screenStream}
              whose="screen"
              label={t`Screen of ${shownBy}`}
              isHidden={false}
              isWhole
            />
          </figure>
        )}
        {people.map((participant) => (
          <CallTile
            key={participant.id}
            participant={participant}
            appointment={appointment}
            media={session.media}
            gate={gate}
            isAlone={people.length === 1 && !shown}
          />
        ))}
        {isSelfTile && self(true)}
      </div>
      {!isSelfTile && self(false)}
      {isRefused && (
        <div className={styles["tap"]}>
          <Button kind="paper" icon="speaker" onClick={playAll}>
            <Trans>Tap to hear</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
