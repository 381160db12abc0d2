import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-names.ts";
import { Switch } from "../../../../ui/form/switch.tsx";
import type { CallSideContent } from "../side-title.tsx";
import styles from "./more-menu.module.css";
import type { CallControlTools } from "./use-call-tools.ts";
import type { CallPanel } from "../call-panels.tsx";

type Props = {
  tools: CallControlTools;
  panels: readonly CallPanel[];
  canBeCalled: boolean;
  onSide: (content: CallSideContent | null) => void;
};

/**
 * Renders all call functions, including those without a button of their own on phones; what browser or clinic
 * lack is left out.
 */
export function MoreMenu({ tools, panels, canBeCalled, onSide }: Props) {
  const { t } = useLingui();
  const { screen, pictureInPicture, fullScreen, captions, shortcuts, devices } = tools;
  const { switchCamera } = devices;
  return (
    <div className={styles["menu"]}>
      <Switch
        icon="subtitles"
        label={t`Captions`}
        detail={t`What the doctor types`}
        checked={captions.isOn}
        onChange={captions.toggle}
      />
      {screen && (
        <Switch
          icon="monitor-arrow-up"
          label={t`Share screen`}
          checked={screen.isOn}
          onChange={screen.toggle}
        />
      )}
      {switchCamera && (
        <Row icon="arrows-clockwise" onPress={switchCamera}>
          <Trans>Switch camera</Trans>
        </Row>
      )}
      {panels.map((panel) => (
        <Row key={panel.id} icon={panel.icon} onPress={() => onSide({ show: "panel", panel })}>
          {t(panel.label)}
        </Row>
      ))}
      {canBeCalled && (
        <Row icon="phone" onPress={() => onSide({ show: "call-back" })}>
          <Trans>Phone me</Trans>
        </Row>
      )}
      {pictureInPicture && (
        <Row icon="picture-in-picture" onPress={pictureInPicture.toggle}>
          {pictureInPicture.isOn ? <Trans>Close the small window</Trans> : <Trans>Small window</Trans>}
        </Row>
      )}
      {fullScreen && (
        <Row icon="corners-out" onPress={fullScreen.toggle}>
          {fullScreen.isOn ? <Trans>Leave full screen</Trans> : <Trans>Full screen</Trans>}
        </Row>
      )}
      <div className={styles["keyboard"]}>
        <Switch
          icon="key"
          label={t`Keyboard shortcuts`}
          checked={shortcuts.isOn}
          onChange={shortcuts.toggle}
        />
        {shortcuts.isOn && <ShortcutHelp />}
      </div>
    </div>
  );
}

function Row({ icon, onPress, children }: { icon: IconName; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles["row"]} onClick={onPress}>
      <Icon name={icon} isSmall />
      {children}
    </button>
  );
}

function ShortcutHelp() {
  return (
    <dl className={styles["keys"]}>
      <dt>
        <kbd>M</kbd>
      </dt>
      <dd>
        <Trans>Microphone on or off</Trans>
      </dd>
      <dt>
        <kbd>V</kbd>
      </dt>
      <dd>
        <Trans>Camera on or off</Trans>
      </dd>
      <dt>
        <kbd>
          <Trans>Space</Trans>
        </kbd>
      </dt>
      <dd>
        <Trans>Hold to talk while the microphone is off</Trans>
      </dd>
    </dl>
  );
}
