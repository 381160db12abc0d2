import { useEffect } from "react";

/**
 * Keeps the screen on while mounted; requests the lock again when the page becomes visible. A refusal is
 * ignored.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let hasLeft = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      if (lock && !lock.released) return;
      // Refused on a battery that is nearly empty: the call goes on without.
      const got = await navigator.wakeLock.request("screen").catch(() => null);
      if (hasLeft) void got?.release();
      else lock = got;
    };
    const onVisible = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      hasLeft = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
