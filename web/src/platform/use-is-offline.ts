import { useEffect, useState } from "react";

/** How often the clinic is asked for while the device says that there is no connection, in ms. */
const pause = 5_000;

/**
 * Returns whether the device reports no connection (false at first). While offline it requests the server
 * every 5 s, and turns false once either has a connection.
 */
export function useIsOffline(): boolean {
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
  return isOffline;
}
