import { useEffect, useState } from "react";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { askToNotify, notifyPermission } from "../../../../platform/notify.ts";
import { canPush, pushState, turnOnPush } from "../../../../platform/push-device.ts";

/** G.21: the device can call where the page cannot: another tab, another app. Asked for by a tap alone; a guest has the page's own notification. */
export function useAlert(): { isOffered: boolean; ask: () => Promise<void> } {
  const { api, boot } = useApp();
  const session = useSession();
  const { pushKey } = boot.runtime;
  const hasPush = pushKey !== null && session.kind === "signed-in" && canPush();
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
