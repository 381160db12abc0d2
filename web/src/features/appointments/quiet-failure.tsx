import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import styles from "./quiet-failure.module.css";

type Props = { isCached: boolean; isFetching: boolean; onAgain: () => void };

/** D.12: what could not be refreshed stays; one quiet line says so, and one may try again. */
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
