import { Trans, useLingui } from "@lingui/react/macro";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { hasShortcuts, isHelpOpen } from "./shortcut-settings.ts";
import styles from "./shortcuts.module.css";

/** Opens the list of shortcuts: an icon in the bar of a wide window, words in its menu otherwise. */
export function ShortcutsButton() {
  const { t } = useLingui();
  const isOn = useStore(hasShortcuts, true);
  return (
    <Button
      kind="quiet"
      isSmall
      icon="question"
      title={isOn ? t`Keyboard shortcuts (?)` : undefined}
      aria-haspopup="dialog"
      onClick={() => isHelpOpen.set(true)}
    >
      <span className={styles["wide"]}>
        <Trans>Keyboard shortcuts</Trans>
      </span>
    </Button>
  );
}
