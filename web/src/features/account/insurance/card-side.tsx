import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import styles from "./insurance-card.module.css";
import { useCardSide, type CardSideProps, type CardTrouble } from "./use-card-side.ts";

/**
 * Renders one side of the card: its picture, the state of its upload and virus scan, and the actions to take,
 * choose, replace and remove it. Each acts on the server at once, without confirmation. Warns before the page
 * is left with an unsent picture.
 */
export function CardSideSheet(props: CardSideProps) {
  const { t } = useLingui();
  const { stored } = props;
  const { phase, trouble, shown, ...side } = useCardSide(props);
  const name = props.side === "front" ? t`Front of the card` : t`Back of the card`;
  const isHeld = shown !== null || stored !== null;
  const isBusy = phase === "preparing" || phase === "sending" || phase === "removing";
  return (
    <Sheet className="stack g3">
      <h3>{name}</h3>
      <div className={styles["frame"]}>
        {shown ? (
          <Picture key={shown.size} picture={shown} name={name} />
        ) : stored?.scan === "scanning" ? (
          <p className="muted sm">
            <Trans>We’re checking this picture for viruses. It will show here afterwards.</Trans>
          </p>
        ) : stored === null || stored.scan === "infected" || trouble ? (
          <Icon name="identification" />
        ) : (
          <Skeleton label={t`Loading the picture`} />
        )}
      </div>
      <output className="sm">
        {phase === "preparing" && <Trans>Preparing the picture…</Trans>}
        {phase === "sending" && <Trans>Sending the picture…</Trans>}
        {phase === "sent" && <Trans>The clinic has this picture.</Trans>}
        {phase === "removed" && <Trans>The picture was removed.</Trans>}
      </output>
      {stored?.scan === "infected" && !shown && (
        <Banner tone="stop">
          <Trans>This picture had a virus, so we deleted it. Take a new one.</Trans>
        </Banner>
      )}
      {trouble && <Trouble trouble={trouble} onRetry={side.retry} />}
      <div className="row wrapf">
        <PictureInput isCamera isBusy={isBusy} onChosen={side.choose} onCancel={side.noPicture}>
          <Icon name="camera" isSmall />
          {isHeld ? <Trans>Retake</Trans> : <Trans>Take a photo</Trans>} <span className="vh">({name})</span>
        </PictureInput>
        <PictureInput isBusy={isBusy} onChosen={side.choose}>
          <Trans>Choose a picture</Trans> <span className="vh">({name})</span>
        </PictureInput>
        {isHeld && (
          <Button kind="quiet" isSmall isPending={isBusy} onClick={side.remove}>
            <Trans>Remove</Trans> <span className="vh">({name})</span>
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Shows bytes from this page's memory; their address goes with the element. */
function Picture({ picture, name }: { picture: Blob; name: string }) {
  return (
    <img
      alt={name}
      ref={(image) => {
        if (!image) return;
        const address = URL.createObjectURL(picture);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }}
    />
  );
}

type InputProps = {
  isCamera?: boolean;
  isBusy: boolean;
  onChosen: (file: File) => void;
  onCancel?: () => void;
  children: ReactNode;
};

/** A file input behind its label. With `isCamera` a phone opens its camera; a computer opens its files. */
function PictureInput({ isCamera = false, isBusy, onChosen, onCancel, children }: InputProps) {
  const id = useId();
  return (
    <span className={styles["choose"]}>
      <input
        id={id}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: "environment" as const } : {})}
        disabled={isBusy}
        className={`vh ${styles["input"] ?? ""}`}
        ref={(input) => {
          if (!input || !onCancel) return;
          input.addEventListener("cancel", onCancel);
          return () => input.removeEventListener("cancel", onCancel);
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChosen(file);
          currentTarget.value = ""; // the same file may be chosen again
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "soft", isSmall: true })}>
        {children}
      </label>
    </span>
  );
}

function Trouble({ trouble, onRetry }: { trouble: CardTrouble; onRetry: () => void }) {
  if (trouble === "not-sent")
    return (
      <Banner tone="warn" role="alert">
        {navigator.onLine ? (
          <Trans>
            We couldn’t reach the clinic’s service just now. Keep this page open: we’ll send the picture again
            in a moment.
          </Trans>
        ) : (
          <Trans>You’re offline. Keep this page open: we’ll send the picture when you’re back online.</Trans>
        )}
      </Banner>
    );
  if (trouble === "no-picture")
    return (
      <output>
        <Banner>
          <Trans>
            No photo was taken. If the camera doesn’t open, allow it in your browser’s settings, or choose a
            picture.
          </Trans>
        </Banner>
      </output>
    );
  if (trouble === "too-large")
    return (
      <Banner tone="stop" role="alert">
        <Trans>This picture is too large. Choose a smaller one, or take a photo.</Trans>
      </Banner>
    );
  if (trouble === "unreadable")
    return (
      <Banner tone="stop" role="alert">
        <Trans>We couldn’t open this picture. Choose a JPEG or PNG, or take a photo.</Trans>
      </Banner>
    );
  return <Refused trouble={trouble} onRetry={onRetry} />;
}

function Refused({ trouble, onRetry }: { trouble: Exclude<CardTrouble, string>; onRetry: () => void }) {
  const textOf = useFailureText();
  const { title, detail } = textOf(trouble.failure);
  return (
    <Banner
      tone="stop"
      role="alert"
      action={
        <Button kind="soft" isSmall onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
