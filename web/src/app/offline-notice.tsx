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
            You are not connected to the internet. This page goes on by itself when the connection is back.
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
