import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Banner } from "../ui/banner.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./frame.module.css";

/** There while there is no connection, gone when it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" className={classNames("wrap", styles["notice"])}>
      {!isOnline && (
        <Banner tone="warn" icon="wifi-off-fill">
          <Trans>
            You’re not connected to the internet. This page continues automatically when you’re back online.
          </Trans>
        </Banner>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
