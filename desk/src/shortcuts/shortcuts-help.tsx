import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { Switch } from "../../../web/src/ui/form/switch.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { labelOf } from "../frame/navigation-items.tsx";
import { screensOf } from "../frame/navigation-screens.ts";
import { useStaff } from "../platform/desk-context.tsx";
import type { Route } from "../platform/route.ts";
import { canFind, goLetters } from "./read-shortcut.ts";
import { hasShortcuts, isHelpOpen, switchShortcuts } from "./shortcut-settings.ts";
import styles from "./shortcuts.module.css";
import { useShortcuts } from "./use-shortcuts.ts";

/** The shortcuts of the desk and, when it is asked for, the dialog that lists them and switches them off. After the screen. */
export function Shortcuts({ route }: { route: Route }) {
  const { t } = useLingui();
  const isOpen = useStore(isHelpOpen, false);
  useShortcuts(route);
  useEffect(() => () => isHelpOpen.set(false), []);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => isHelpOpen.set(false)}
      title={<Trans>Keyboard shortcuts</Trans>}
      closeLabel={t`Close`}
    >
      {isOpen && <Help />}
    </Dialog>
  );
}

function Help() {
  const { role } = useStaff();
  const isOn = useStore(hasShortcuts, true);
  return (
    <div className="stack">
      <Switch
        isPlain
        label={<Trans>Use keyboard shortcuts</Trans>}
        detail={<Trans>For this browser. Turn them off if you use speech input.</Trans>}
        checked={isOn}
        onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
      />
      <dl className={styles["keys"]} data-off={!isOn || undefined}>
        <Row keys={["?"]}>
          <Trans>Show these shortcuts</Trans>
        </Row>
        {canFind(role) && (
          <Row keys={["/"]}>
            <Trans>Find a patient</Trans>
          </Row>
        )}
      </dl>
      <h3>
        <Trans>Go to a screen</Trans>
      </h3>
      <dl className={styles["keys"]} data-off={!isOn || undefined}>
        {screensOf[role].map((name) => (
          <Row key={name} keys={["G", goLetters[name].toUpperCase()]}>
            {labelOf(name, { role })}
          </Row>
        ))}
      </dl>
      <p className="sm muted">
        <Trans>
          Press two keys one after the other. Shortcuts do nothing while you type in a field, in a dialog, or
          during a video call.
        </Trans>
      </p>
    </div>
  );
}

function Row({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <dt>
        <bdi dir="ltr">
          {keys.map((key, index) => (
            <span key={key}>
              {index > 0 && " "}
              <kbd>{key}</kbd>
            </span>
          ))}
        </bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
