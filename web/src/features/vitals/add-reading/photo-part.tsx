import { readDisplay } from "@anteroom/domain/vitals/display-text";
import type { DeviceKind } from "@anteroom/domain/vitals/gatt/device-reading";
import type { VitalValues } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { canReadLines, readLines } from "../../../media/read-lines.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

type Props = { kind: DeviceKind; onRead: (values: VitalValues, picture: Blob) => void };

/**
 * Renders the button that takes or chooses a photo of a display and reads it on this device: it is not sent;
 * nothing in browsers that do not detect text. `onRead` is called only if the values were found; otherwise a
 * warning is shown.
 */
export function PhotoPart({ kind, onRead }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "reading" | "unread">("idle");
  if (!canReadLines()) return null;
  const read = async (picture: File) => {
    setState("reading");
    const values = readDisplay(kind, await readLines(picture));
    setState(values ? "idle" : "unread");
    if (values) onRead(values, picture);
  };
  return (
    <div className="stack g2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t`Photo of the display`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
          currentTarget.value = ""; // the same file may be chosen again
        }}
      />
      <Button
        kind="outlined"
        isBlock
        icon="camera"
        isPending={state === "reading"}
        onClick={() => input.current?.click()}
      >
        <Trans>Take a photo of the display</Trans>
      </Button>
      <p className="sm muted">
        <Trans>The photo is read on this device and isn’t sent anywhere.</Trans>
      </p>
      {state === "unread" && (
        <Banner tone="warn" role="alert">
          <Trans>We couldn’t read the numbers. Try closer and without glare, or enter them by hand.</Trans>
        </Banner>
      )}
    </div>
  );
}

/** Renders the photo beside the fields, from memory only; its address is released on unmount. */
export function DisplayPicture({ picture }: { picture: Blob }) {
  const { t } = useLingui();
  return (
    <img
      alt={t`Photo of the display`}
      width="240"
      ref={(image) => {
        if (!image) return;
        const address = URL.createObjectURL(picture);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }}
    />
  );
}
