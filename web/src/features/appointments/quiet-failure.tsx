import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import styles from "./quiet-failure.module.css";

type Props = { isCached: boolean; isFetching: boolean; onAgain: () => void };

/**
 * Renders in one line that data could not be refreshed or loaded (`isCached`), with a button to try again
 * (D.12).
 */
export function RefreshFailedNotice({ isCached, isFetching, onAgain }: Props) {
  return (
    <output className={styles["line"]}>
      <span className="sm muted">
        {isCached ? (
          <Trans>We couldn’t refresh this. You’re seeing the last version we have.</Trans>
        ) : (
          <Trans>We couldn’t load this. Check your connection, then try again.</Trans>
        )}
      </span>
      <Button kind="soft" isSmall icon="arrows-clockwise" isPending={isFetching} onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </output>
  );
}
