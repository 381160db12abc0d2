import { useEffect, useState } from "react";
import { phoneSystemOf } from "@anteroom/domain/clinic/app-stores";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { pushState, turnOffPush, turnOnPush, type PushState } from "../../../platform/browser/push-device.ts";
import { readPageSurroundings } from "../../../media/surroundings.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Switch } from "../../../ui/form/switch.tsx";

/**
 * Renders the choice whether this device receives push notifications (S3.RUN.06); turning it on asks for
 * permission. Nothing where the clinic has no push key or the browser no push; on iPhones a link to the home
 * screen instructions instead.
 */
export function PushSection() {
  const { boot } = useApp();
  const { pushKey } = boot.runtime;
  return pushKey !== null ? <PushChoice pushKey={pushKey} /> : null;
}

function PushChoice({ pushKey }: { pushKey: string }) {
  const { api } = useApp();
  const { t } = useLingui();
  const [state, setState] = useState<PushState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void pushState({ api }).then((found) => isWanted && setState(found));
    return () => {
      isWanted = false;
    };
  }, [api]);
  const choose = async (isOn: boolean) => {
    setBusy(true);
    const next = await (isOn ? turnOnPush({ api, pushKey }, true) : turnOffPush({ api }));
    setFailed(next === "failed");
    if (next !== "failed") setState(next);
    setBusy(false);
  };
  if (state === null) return null;
  if (state === "unsupported") return <FromHomeScreen />;
  return (
    <section className="stack" aria-labelledby="push">
      <h2 id="push">
        <Trans>On this device</Trans>
      </h2>
      {hasFailed && (
        <Banner tone="warn" icon="warning-fill">
          <Trans>We couldn’t reach this device. Nothing was changed. Try again later.</Trans>
        </Banner>
      )}
      <Sheet isFlush>
        <Switch
          isPlain
          icon="bell"
          label={t`Reminders and the doctor’s call`}
          detail={t`Also when this page is closed. Nothing about your health is shown on the screen.`}
          checked={state === "call and reminders"}
          disabled={isBusy || state === "blocked"}
          onChange={(event) => void choose(event.currentTarget.checked)}
        />
      </Sheet>
      {state === "blocked" && (
        <p className="sm muted">
          <Trans>Notifications are blocked for this page. Allow them in the settings of your browser.</Trans>
        </p>
      )}
      {state === "call" && (
        <p className="sm muted">
          <Trans>This device only gets notifications of the doctor’s call.</Trans>
        </p>
      )}
    </section>
  );
}

/** iPhones support push only for pages on the home screen. */
function FromHomeScreen() {
  if (phoneSystemOf(readPageSurroundings().system) !== "ios") return null;
  return (
    <p className="sm muted">
      <Trans>
        Reminders on this phone: <AppLink to="/download">put us on your home screen</AppLink> first.
      </Trans>
    </p>
  );
}
