import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { useMeasuredPerson } from "../measured-person.ts";
import { CameraPrivacyNote } from "../ways.tsx";
import styles from "../vitals.module.css";

type Props = { isInCall: boolean; onYes: () => void; onEnter: () => void; onNo: () => void };

/**
 * Renders what is measured and what leaves the device, and asks for consent (S4.READ.10). Loads the camera
 * reader's code when mounted, to say how much the face detection will load; if that fails it warns. Consent
 * is only reported by `onYes`, not stored. Its heading takes the focus.
 */
export function ConsentStep({ isInCall, onYes, onEnter, onNo }: Props) {
  const { t } = useLingui();
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  const { size, isMissing } = useSize();
  return (
    <div className="form stack">
      <h2 className={styles["step"]} tabIndex={-1} ref={takeFocus}>
        {person === null ? (
          <Trans>May the camera read your pulse and breathing?</Trans>
        ) : (
          <Trans>May the camera read the pulse and breathing of {name}?</Trans>
        )}
      </h2>
      <ul className="dots">
        <li>
          <CameraPrivacyNote />{" "}
          {person !== null && <Trans>Only the face of {name} should be in the picture.</Trans>}{" "}
          {isInCall && <Trans>The doctor can still see you.</Trans>}
        </li>
        {!isInCall && (
          <li>
            <Trans>
              Your browser will ask for camera and microphone together. We turn the microphone off right away
              and never listen to it.
            </Trans>
          </li>
        )}
        <li>
          <Trans>If it’s not sure, it doesn’t show a number. You can stop at any time.</Trans>
        </li>
        <li>
          <Trans>Wellness estimate, not a medical device.</Trans>
        </li>
        {size !== null && (
          <li>
            <Trans>
              We’re loading the face detection: about <bdi dir="ltr">{size} kB</bdi>.
            </Trans>
          </li>
        )}
      </ul>
      {isMissing && (
        <Banner
          tone="warn"
          icon="warning-fill"
          role="alert"
        >{t`We couldn’t load the reading. Check your connection.`}</Banner>
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

/** Another way, quieter than the two buttons above it. */
function TextLinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}
