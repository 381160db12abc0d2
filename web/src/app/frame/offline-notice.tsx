import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./frame.module.css";

/** How often the clinic is asked for while the device says that there is no connection, in ms. */
const pause = 5_000;

/** There while there is no connection, gone when it is back: by the device's word, or as soon as the clinic answers. */
export function OfflineNotice() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    const events = ["online", "offline", "pageshow"];
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  useEffect(() => {
    if (!isOffline) return;
    // Devices miss the moment: after sleep, with a VPN, behind another network card.
    const timer = setInterval(() => {
      void fetch("/api/health/live", { cache: "no-store" }).then(
        ({ ok }) => ok && setOffline(false),
        () => {},
      );
    }, pause);
    return () => clearInterval(timer);
  }, [isOffline]);
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
