import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLinkButton } from "./text-link-button.tsx";
import styles from "./vitals.module.css";

type Props = { isInCall: boolean; onYes: () => void; onEnter: () => void; onNo: () => void };

/** S4.READ.10: what is read, what leaves the device and what is loaded, before anything of it happens. */
export function ConsentStep({ isInCall, onYes, onEnter, onNo }: Props) {
  const { t } = useLingui();
  const { size, isMissing } = useSize();
  return (
    <div className="form stack">
      <h2 className={styles["step"]}>
        <Trans>May the camera read your pulse and breathing?</Trans>
      </h2>
      <ul className="dots">
        <li>
          <Trans>
            The reading is worked out on this device; only accepted numbers are added to your record.
          </Trans>{" "}
          {isInCall && <Trans>The doctor goes on seeing you, as before.</Trans>}
        </li>
        {!isInCall && (
          <li>
            <Trans>
              Your browser will ask for camera and microphone together. The microphone is switched off again
              at once and never listened to.
            </Trans>
          </li>
        )}
        <li>
          <Trans>Where it is not sure, it shows no number. You can stop at any moment.</Trans>
        </li>
        <li>
          <Trans>Wellness estimate, not a medical device.</Trans>
        </li>
        {size !== null && (
          <li>
            <Trans>
              The program that finds your face is loaded now: about <bdi dir="ltr">{size} kB</bdi>.
            </Trans>
          </li>
        )}
      </ul>
      {isMissing && (
        <Banner
          tone="warn"
          icon="warning-fill"
          role="alert"
        >{t`The reading could not be loaded. Check your connection.`}</Banner>
      )}
      <div className={styles["actions"]}>
        <Button kind="outlined" onClick={onNo}>
          <Trans>Not now</Trans>
        </Button>
        <Button onClick={onYes}>
          <Trans>Yes, I agree</Trans>
        </Button>
      </div>
      <TextLinkButton onPress={onEnter}>
        <Trans>Enter values instead</Trans>
      </TextLinkButton>
    </div>
  );
}

/** What will be fetched, in kB; null until it is known. */
function useSize() {
  const { cameraReader } = useApp();
  const [known, setKnown] = useState<{ size: number | null; isMissing: boolean }>({
    size: null,
    isMissing: false,
  });
  useEffect(() => {
    cameraReader().then(
      ({ bytes }) => setKnown({ size: Math.ceil(bytes / 1000), isMissing: false }),
      () => setKnown({ size: null, isMissing: true }),
    );
  }, [cameraReader]);
  return known;
}
