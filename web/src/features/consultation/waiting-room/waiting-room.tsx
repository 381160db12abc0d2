import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallState } from "@anteroom/contract/call/consultation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useIsOffline } from "../../../platform/use-is-offline.ts";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ContactClinic } from "./contact-clinic.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePreload } from "../../../ui/lazy.tsx";
import { lazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { useMedia } from "../device-test/device-check.tsx";
import { DeviceTroubles } from "../../../shared/devices/device-trouble.tsx";
import { LevelBars } from "../device-test/level-bars.tsx";
import { TrackVideo } from "../../../shared/devices/track-video.tsx";
import { PanelDialog, panelsFor, callPanels, type PanelId, type CallRole } from "../call/call-panels.tsx";
import type { RealtimeStatus } from "../session/call-session-state.ts";
import type { CallSession } from "../session/call-session.ts";
import { CallReasonHelp } from "./reason-watch.tsx";
import { WaitingPlace } from "./waiting-room-place.tsx";
import { DoctorStatusRow } from "./waiting-room-ring.tsx";
import { WaitingTools } from "./waiting-room-tools.tsx";
import styles from "./waiting-room.module.css";

const LeaveDialog = lazyDialog(async () => (await import("./waiting-room-dialogs.tsx")).LeaveDialog);
const LateDialog = lazyDialog(async () => (await import("./waiting-room-dialogs.tsx")).DoctorLateDialog);

type Props = {
  session: CallSession;
  appointment: Appointment;
  /** Place, wait and doctor as last reported; null: unknown, then nothing is shown. */
  visit: CallState | null;
  line: RealtimeStatus;
  /** The doctor was present and has been disconnected for long; the call continues (D.89). */
  isDoctorGone?: boolean;
  role?: CallRole;
};

type Opened = PanelId | "leave" | "late";

/**
 * Renders the waiting room: place, doctor, time, self-view, tools and dialogs; fits 360 x 640 px. Preloads
 * its panels and dialogs, and opens the message thread where messages are offered.
 */
export function WaitingRoom(props: Props) {
  const { session, appointment, visit, isDoctorGone = false, role = "patient" } = props;
  // The device knows of a lost network before the line does.
  const line = useIsOffline() && props.line === "up" ? "down" : props.line;
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const { settings } = useClinic();
  usePreload([LeaveDialog, LateDialog, ...panelsFor({ settings, role })]);
  const who = <bdi>{appointment.patient_name}</bdi>;
  return (
    <div className={classNames("wrap", styles["room"])}>
      <div className={styles["top"]}>
        <div>
          <h1>
            <Trans>Waiting room</Trans>
          </h1>
          {appointment.dependent_id !== null && (
            <p className="sm b">
              <Trans>For {who}</Trans>
            </p>
          )}
          <Waited since={visit?.waiting_since ?? null} />
        </div>
        <LineBadge line={line} />
      </div>
      <CallReasonHelp {...{ appointment, role }} />
      <div className={styles["grid"]}>
        <div className={styles["side"]}>
          <WaitingPlace {...{ appointment, visit, isDoctorGone }} line={line} />
          <WaitingTools {...{ session, appointment, role }} onOpen={open} />
          <DoctorStatusRow {...{ appointment, visit }} onLate={() => open("late")} />
          <Bottom onLeave={() => open("leave")} />
        </div>
        <Self session={session} />
      </div>
      <PanelDialog
        panel={callPanels.find(({ id }) => id === opened) ?? null}
        session={session}
        appointment={appointment}
        onClose={close}
      />
      {opened === "leave" && <LeaveDialog session={session} onClose={close} />}
      {opened === "late" && <LateDialog {...{ session, appointment, role }} onOpen={open} onClose={close} />}
    </div>
  );
}

/** For how long one has been here, from the first whole minute on; it ticks in silence. */
function Waited({ since }: { since: string | null }) {
  const { clock } = useApp();
  const minute = useMinute(clock);
  const minutes = since === null ? 0 : Math.floor((minute - Date.parse(since)) / 60_000);
  if (minutes < 1) return null;
  return (
    <p className="sm muted">
      <Plural value={minutes} one="You have waited # minute" other="You have waited # minutes" />
    </p>
  );
}

function LineBadge({ line }: Pick<Props, "line">) {
  if (line === "up")
    return (
      <Badge tone="ok" icon="wifi">
        <Trans>Connected</Trans>
      </Badge>
    );
  if (line === "unable")
    return (
      <Badge tone="warn" icon="warning-fill">
        <Trans>Not in this browser</Trans>
      </Badge>
    );
  return line === "down" ? (
    <Badge tone="warn" icon="wifi-off-fill">
      <Trans>No connection</Trans>
    </Badge>
  ) : (
    <Badge icon="wifi">
      <Trans>Connecting</Trans>
    </Badge>
  );
}

function Self({ session }: { session: CallSession }) {
  const { t } = useLingui();
  const { media } = session;
  const now = useMedia(media);
  const { camera, microphone } = now;
  const isMuted = useStore(session.isMuted, false);
  const isHeard = microphone.status === "on" && !isMuted;
  const hasCamera = camera.status === "on" || camera.status === "asking";
  return (
    <div className={styles["self"]}>
      <div className={styles["view"]}>
        {camera.status === "on" ? (
          <TrackVideo track={camera.track} label={t`Your own picture`} />
        ) : (
          <p className={styles["dark"]}>
            <Icon name="camera-off" />
            <Trans>The camera is off</Trans>
          </p>
        )}
        {isHeard && (
          <span className={styles["level"]}>
            <LevelBars media={media} isSmall />
          </span>
        )}
      </div>
      <div className={styles["switches"]}>
        <Switch
          icon={isHeard ? "microphone-fill" : "microphone-off"}
          label={t`Microphone`}
          detail={
            isHeard
              ? t({ message: "On", context: "microphone" })
              : t({ message: "Off", context: "microphone" })
          }
          checked={isHeard}
          onChange={(event) => {
            if (microphone.status === "failed") void media.request(["microphone"]);
            session.setMuted(!event.currentTarget.checked);
          }}
        />
        <Switch
          icon={hasCamera ? "camera-fill" : "camera-off"}
          label={t`Camera`}
          detail={
            hasCamera ? t({ message: "On", context: "camera" }) : t({ message: "Off", context: "camera" })
          }
          checked={hasCamera}
          onChange={(event) => session.setCamera(event.currentTarget.checked)}
        />
      </div>
      {microphone.status === "failed" && (
        <div className={styles["trouble"]}>
          <DeviceTroubles media={now} onRetry={() => void media.request(["microphone"])} />
        </div>
      )}
    </div>
  );
}

/** What holds if the line drops or something worse happens, and the way out. */
function Bottom({ onLeave }: { onLeave: () => void }) {
  const { settings } = useClinic();
  const number = settings.emergencyNumber;
  return (
    <div className={styles["bottom"]}>
      <p className={styles["notes"]}>
        <LineDrops />{" "}
        {number === null ? (
          <Trans>In an emergency call your emergency number.</Trans>
        ) : (
          <Trans>
            Emergency:{" "}
            <a href={`tel:${number}`}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </Trans>
        )}
      </p>
      <Button kind="outlined" isBlock onClick={onLeave}>
        <Trans>Leave, keep my place</Trans>
      </Button>
    </div>
  );
}

/** Where the clinic calls back it names the number it holds, to be changed; elsewhere its own, else another contact. */
function LineDrops() {
  const { settings } = useClinic();
  const session = useSession();
  const held = session.kind === "signed-in" ? session.profile.phoneNumber : null;
  if (settings.phoneCallBack && session.kind === "signed-in" && held !== null) {
    const country = session.profile.countryCode;
    const own = (
      <bdi dir="ltr" className="b">
        {country === null ? held : `${country} ${held}`}
      </bdi>
    );
    return (
      <>
        <Trans>If the call drops, we’ll phone you on {own}.</Trans>{" "}
        <AppLink to="/profile-settings">
          <Trans>Change your number</Trans>
        </AppLink>{" "}
        <ContactClinic />
      </>
    );
  }
  const phone = settings.clinicPhone;
  if (phone === null)
    return (
      <>
        <Trans>If the call drops, come back here. We’ll keep your place.</Trans> <ContactClinic />
      </>
    );
  const link = (
    <a href={`tel:${phone.replaceAll(" ", "")}`}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
  return <Trans>If the call drops, come back. We’ll keep your place. Or call {link}.</Trans>;
}
