import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { CallControl } from "./call-control.tsx";
import styles from "../call-screen.module.css";
import type { CallSideContent } from "../side-title.tsx";
import type { CallControlTools } from "./use-call-tools.ts";
import type { CallPanel } from "../call-panels.tsx";
import type { CallSession } from "../../session/call-session.ts";
import { MessagesControl } from "./messages-control.tsx";

type Props = {
  session: CallSession;
  appointment: Appointment;
  tools: CallControlTools;
  panels: readonly CallPanel[];
  side: CallSideContent | null;
  onSide: (content: CallSideContent | null) => void;
  onLeave: () => void;
};

/**
 * Renders the bar of call controls: five on phones, more on wide screens, all of them under More. `onSide`
 * receives null to close an open panel.
 */
export function CallControls({ session, appointment, tools, panels, side, onSide, onLeave }: Props) {
  const { t } = useLingui();
  const { isHeard, isSeen, toggleMicrophone, toggleCamera } = tools.devices;
  const toggle = (content: CallSideContent) => onSide(isSame(side, content) ? null : content);
  const offered = panels.filter(({ id }) => id === "messages" || id === "files");
  return (
    <fieldset className={styles["controls"]} aria-label={t`Call controls`}>
      <CallControl
        icon={isHeard ? "microphone-fill" : "microphone-off"}
        isOn={isHeard}
        state={isHeard ? <Trans context="microphone">On</Trans> : <Trans context="microphone">Off</Trans>}
        onPress={toggleMicrophone}
      >
        <Trans>Microphone</Trans>
      </CallControl>
      <CallControl
        icon={isSeen ? "camera-fill" : "camera-off"}
        isOn={isSeen}
        state={isSeen ? <Trans context="camera">On</Trans> : <Trans context="camera">Off</Trans>}
        onPress={toggleCamera}
      >
        <Trans>Camera</Trans>
      </CallControl>
      <CallControl
        icon="subtitles"
        isOn={tools.captions.isOn}
        state={
          tools.captions.isOn ? <Trans context="captions">On</Trans> : <Trans context="captions">Off</Trans>
        }
        isWideOnly
        onPress={tools.captions.toggle}
      >
        <Trans>Captions</Trans>
      </CallControl>
      {tools.screen && (
        <CallControl
          icon="monitor-arrow-up"
          isOn={tools.screen.isOn}
          isExtra
          state={
            tools.screen.isOn ? (
              <Trans context="screen sharing">On</Trans>
            ) : (
              <Trans context="screen sharing">Off</Trans>
            )
          }
          isWideOnly
          onPress={tools.screen.toggle}
        >
          <Trans>Share screen</Trans>
        </CallControl>
      )}
      {offered.map((panel) => {
        const opens = {
          isOpen: isSame(side, { show: "panel", panel }),
          onPress: () => toggle({ show: "panel", panel }),
        };
        return panel.id === "messages" ? (
          <MessagesControl
            key={panel.id}
            session={session}
            appointment={appointment}
            panel={panel}
            {...opens}
          />
        ) : (
          <CallControl key={panel.id} icon={panel.icon} isWideOnly {...opens}>
            {t(panel.label)}
          </CallControl>
        );
      })}
      <CallControl icon="dots-three" isOpen={side?.show === "more"} onPress={() => toggle({ show: "more" })}>
        <Trans>More</Trans>
      </CallControl>
      <CallControl icon="phone-end-fill" isLeave onPress={onLeave}>
        <Trans>Leave</Trans>
      </CallControl>
    </fieldset>
  );
}

function isSame(one: CallSideContent | null, other: CallSideContent): boolean {
  if (one?.show === "panel" && other.show === "panel") return one.panel.id === other.panel.id;
  return one?.show === other.show;
}
