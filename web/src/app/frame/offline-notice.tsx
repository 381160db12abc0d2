import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useIsOffline } from "../../platform/use-is-offline.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./frame.module.css";

/**
 * Renders a banner while `useIsOffline`, announced politely. While shown, the server is requested every 5 s.
 */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite" className={classNames("wrap", styles["notice"])}>
      {isOffline && (
        <Banner tone="warn" icon="wifi-off-fill">
          <Trans>
            You’re not connected to the internet. This page continues automatically when you’re back online.
          </Trans>
        </Banner>
      )}
    </div>
  );
}
