import { Trans } from "@lingui/react/macro";
import { useContext } from "react";
import { Button } from "../../ui/button.tsx";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import { StaysOnDevice, useMeasuredPerson } from "./measured-person.ts";
import styles from "./vitals.module.css";

type Props = { onCamera: () => void; onEnter: () => void; onAdd: () => void };

/**
 * Renders the choice of method where the clinic has the camera: camera, typing, or one reading of a device.
 * It opens nothing itself.
 */
export function MeasureChoices({ onCamera, onEnter, onAdd }: Props) {
  return (
    <div className={`${sheetClass()} stack`}>
      <h2 className={styles["title"]}>
        <Trans>Pulse and breathing by camera</Trans>
      </h2>
      <p>
        <Trans>
          The camera sees tiny changes of colour in the face. It takes about a minute, and shows a number only
          where it is sure.
        </Trans>
      </p>
      <p className="sm muted">
        <CameraPrivacyNote />
      </p>
      <div className={styles["actions"]}>
        <Button icon="camera" onClick={onCamera}>
          <Trans>Read with the camera</Trans>
        </Button>
        <Button kind="outlined" icon="pencil" onClick={onEnter}>
          <Trans>Enter values</Trans>
        </Button>
        <AddReadingButton onPress={onAdd} />
      </div>
    </div>
  );
}

/** Renders what of a camera measurement leaves the device. */
export function CameraPrivacyNote() {
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  if (useContext(StaysOnDevice))
    return <Trans>The reading is calculated on this device. The clinic doesn’t get it.</Trans>;
  return person === null ? (
    <Trans>The reading is calculated on this device. Only accepted numbers are added to your record.</Trans>
  ) : (
    <Trans>
      The reading is calculated on this device. Only accepted numbers are added to the record of {name}.
    </Trans>
  );
}

/** Renders the button for one reading of a device or a photo. */
export function AddReadingButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="outlined" icon="plus" onClick={onPress}>
      <Trans>Add a reading</Trans>
    </Button>
  );
}

/** Renders a button "Back". */
export function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="outlined" onClick={onPress}>
      <Trans>Back</Trans>
    </Button>
  );
}
