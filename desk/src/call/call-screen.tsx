import { clinicGetAppointment } from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { NoAppointment } from "../appointment/no-appointment.tsx";
import { SharedFiles } from "../appointment/shared-files.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { goTo, linkTo } from "../platform/route.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { CallRefusal } from "./call-refusal.tsx";
import styles from "./call-screen.module.css";
import { createDeskMedia } from "./devices/desk-media.ts";
import { openDeskCall, type DeskCall } from "./desk-call.ts";
import { SidePanel } from "./side-panel.tsx";
import { CallStage } from "./stage.tsx";
import { WriteUp } from "./write-up.tsx";
import { Notes } from "./notes.tsx";

/**
 * The call of an appointment: asks for microphone and camera, then joins when shown, and leaves, with the
 * devices stopped, when removed. For a finished appointment: summary, prescription, files and notes.
 */
export function CallScreen({ id }: { id: number }) {
  const { data, failure, ask } = useApiAnswer(clinicGetAppointment, { params: { appointment_id: id } });
  const appointment = data?.data.entity;
  if (!appointment)
    return (
      <div className="wrap">
        <NoAppointment failure={failure} onRetry={ask} />
      </div>
    );
  return appointment.status === "finished" ? (
    <AfterCall appointment={appointment} />
  ) : (
    <OpenCall appointment={appointment} />
  );
}

function OpenCall({ appointment }: { appointment: ClinicAppointment }) {
  const held = useHeldCall(appointment.id);
  return (
    <div className={styles["call"]} data-open-call="">
      <div className={styles["stage"]}>
        <ScreenTitle>
          <Trans>
            Video call with <bdi>{appointment.patient_name}</bdi>
          </Trans>
        </ScreenTitle>
        <Connection call={held.call} media={held.media} appointment={appointment} />
      </div>
      <SidePanel appointment={appointment} />
    </div>
  );
}

/** Camera, microphone and the call, for as long as the screen is open. */
function useHeldCall(appointmentId: number): { call: DeskCall; media: LocalMedia } {
  const desk = useDesk();
  const [held] = useState(() => {
    const media = createDeskMedia(desk.clock.now);
    return { media, call: openDeskCall(desk, { appointmentId, media }) };
  });
  useEffect(() => {
    const { call, media } = held;
    let isOpen = true;
    // With the devices at once, where they are allowed: the patient sees the doctor from the start.
    void media.request(["microphone", "camera"]).then(() => isOpen && call.join());
    return () => {
      isOpen = false;
      call.leave();
      media.stopAll();
    };
  }, [held]);
  return held;
}

type ConnectionProps = { call: DeskCall; media: LocalMedia; appointment: ClinicAppointment };

function Connection({ call, media, appointment }: ConnectionProps) {
  const state = useStore(call.state, call.state.get());
  switch (state.status) {
    case "joining":
      return (
        <output className={styles["word"]}>
          <Trans>Joining the call</Trans>
        </output>
      );
    case "refused":
      return (
        <div className={`stack ${styles["refused"]}`}>
          <CallRefusal failure={state.failure} appointment={appointment} />
          <div className="row wrapf">
            <Button onClick={call.join}>
              <Trans>Try again</Trans>
            </Button>
            <Button kind="outlined" onClick={() => goTo({ name: "day" })}>
              <Trans>Back to today</Trans>
            </Button>
          </div>
        </div>
      );
    case "in":
      return <CallStage room={state.room} media={media} appointment={appointment} />;
    case "left":
      return null;
  }
}

/** The call is over: what the patient is to have of it. */
function AfterCall({ appointment }: { appointment: ClinicAppointment }) {
  // The title has the focus; the doctor may have been far below it.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <div className={`wrap stack g6 ${styles["after"]}`}>
      <ScreenTitle>
        <Trans>
          The call with <bdi>{appointment.patient_name}</bdi> has ended
        </Trans>
      </ScreenTitle>
      <div className="cols">
        <div className="stack g6">
          <WriteUp appointment={appointment} />
          <SharedFiles appointment={appointment} />
        </div>
        <Notes appointmentId={appointment.id} />
      </div>
      <p>
        <a {...linkTo({ name: "day" })}>
          <Trans>Back to today</Trans>
        </a>
      </p>
    </div>
  );
}
