import { useEffect, useState } from "react";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { askToNotify, notifyPermission } from "../../../../platform/browser/notify.ts";
import { isPushSupported, pushState, turnOnPush } from "../../../../platform/browser/push-device.ts";

/**
 * Returns whether to offer notifications for calls while the page is hidden (G.21), and `ask`, which turns on
 * push for this device (signed-in patients), or else requests permission for the page's own notification.
 * `ask` must run within a tap; after a decision it is no longer offered.
 */
export function useNotificationOffer(): { isOffered: boolean; ask: () => Promise<void> } {
  const { api, boot } = useApp();
  const session = useSession();
  const { pushKey } = boot.runtime;
  const hasPush = pushKey !== null && session.kind === "signed-in" && isPushSupported();
  const [isOffered, setOffered] = useState(() => notifyPermission() === "unknown");
  useEffect(() => {
    if (!hasPush || notifyPermission() !== "allowed") return;
    let isWanted = true;
    void pushState({ api }).then((state) => isWanted && setOffered(state === "off"));
    return () => {
      isWanted = false;
    };
  }, [api, hasPush]);
  const ask = async () => {
    const state = hasPush ? await turnOnPush({ api, pushKey }, false) : await askToNotify();
    // Where there is no push service the page's own notification is what there is.
    if (state !== "off" && state !== "unknown") setOffered(false);
  };
  return { isOffered, ask };
}
