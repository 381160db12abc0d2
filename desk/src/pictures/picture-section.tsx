import { pictureSides, type PictureKind } from "@anteroom/domain/clinic/clinic-picture";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useAction } from "../platform/use-action.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import { isChangedElsewhere } from "../ui/use-conflict.tsx";
import { ChoosePicture, useChosenPicture } from "./choose-picture.tsx";
import styles from "./pictures.module.css";

type Props = {
  kind: PictureKind;
  title: ReactNode;
  /** Describes the stored picture. */
  alt: string;
  /** Where the stored picture is served; null without one. */
  address: string | null;
  /** Sends it in the place of the picture at an address; empty: there was none. */
  send: (file: File, replaces: string) => Promise<Result<unknown>>;
  /** Absent for a picture that can only be replaced, or that the clinic has not uploaded. */
  remove?: ((replaces: string) => Promise<Result<unknown>>) | undefined;
  /** Called after the picture was stored or removed, or was found to be another one than is shown. */
  onChanged: () => void;
};

/**
 * Shows a picture of the clinic or a doctor. A chosen file is previewed, and sent by a button; it stays chosen when that fails. Says limits
 * of size and type before, and what is wrong after a refusal.
 */
export function PictureSection({ kind, title, alt, address, send, remove, onChanged }: Props) {
  const { t } = useLingui();
  const id = useId();
  const chosen = useChosenPicture();
  const [done, setDone] = useState<"saved" | "removed" | null>(null);
  /** The picture that is replaced: the one that was shown when the file was chosen, or that a refusal has shown since. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const shown = address ?? "";
  const save = useAction((file: File) => send(file, replaced ?? shown));
  const isConflict = isChangedElsewhere(save.failure);
  const { least, most } = pictureSides[kind];
  const choose = (file: File | null) => {
    setDone(null);
    save.forget();
    setReplaced(file === null ? null : shown);
    chosen.choose(file);
  };
  const run = async (file: File) => {
    const answer = await save.run(file);
    if (answer !== null) return finish("saved");
    setReplaced(null);
    onChanged();
  };
  const finish = (outcome: "saved" | "removed") => {
    chosen.choose(null);
    setReplaced(null);
    setDone(outcome);
    onChanged();
  };
  const { preview } = chosen;
  return (
    <section className="stack form" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {preview === null ? (
        <Stored address={address} alt={alt} />
      ) : (
        <>
          {isConflict && <Stored address={address} alt={alt} />}
          <img className={styles["picture"]} src={preview.address} alt={t`The picture you chose`} />
          <Banner>
            <Trans>This picture is not saved yet. Patients see it once you save it.</Trans>
          </Banner>
        </>
      )}
      <ChoosePicture isFirst={address === null} isDisabled={save.isPending} onChoose={choose}>
        {kind === "favicon" ? (
          <Trans>
            PNG, JPEG, WebP or SVG, at most 1 MB, square, each side {least} to {most} pixels.
          </Trans>
        ) : (
          <Trans>
            PNG, JPEG, WebP or SVG, at most 1 MB, each side {least} to {most} pixels.
          </Trans>
        )}
      </ChoosePicture>
      <FormOutcome
        refusal={
          (isConflict && (
            <Trans>
              Somebody else has changed this picture since you chose yours, so yours is not saved. Above is
              the picture as it is now. Save yours in its place, or discard it.
            </Trans>
          )) ||
          (chosen.isTooLarge ? refusalText(kind, "file_too_large") : refusalText(kind, save.failure?.code))
        }
        failure={save.failure}
        done={
          (done === "saved" && <Trans>The picture is saved. Patients see it now.</Trans>) ||
          (done === "removed" && <Trans>The picture is removed.</Trans>)
        }
      />
      <div className="row wrapf">
        {preview !== null && (
          <>
            <Button isPending={save.isPending} onClick={() => void run(preview.file)}>
              <Trans>Save the picture</Trans>
            </Button>
            <Button kind="outlined" onClick={() => void (save.isPending || choose(null))}>
              <Trans>Discard the picture</Trans>
            </Button>
          </>
        )}
        {preview === null && address !== null && remove && (
          <Remove
            replaces={address}
            remove={remove}
            onDone={() => finish("removed")}
            onConflict={onChanged}
          />
        )}
      </div>
    </section>
  );
}

type RemoveProps = {
  replaces: string;
  remove: (replaces: string) => Promise<Result<unknown>>;
  onDone: () => void;
  onConflict: () => void;
};

function Remove({ replaces, remove, onDone, onConflict }: RemoveProps) {
  return (
    <ConfirmButton
      act={async () => {
        const answer = await remove(replaces);
        if (!answer.isOk && isChangedElsewhere(answer.failure)) onConflict();
        return answer;
      }}
      onDone={onDone}
      refusal={(failure) =>
        isChangedElsewhere(failure) && (
          <Trans>
            Somebody else has changed this picture since you opened it, so it’s not removed. Close this to see
            the picture as it is now.
          </Trans>
        )
      }
      button={{ kind: "outlined", isSmall: true, children: <Trans>Remove the picture</Trans> }}
      title={<Trans>Remove the picture?</Trans>}
      keep={<Trans>Keep it</Trans>}
      confirm={<Trans>Yes, remove it</Trans>}
    >
      <p>
        <Trans>Patients see the usual picture instead. You can add another at any time.</Trans>
      </p>
    </ConfirmButton>
  );
}

function Stored({ address, alt }: { address: string | null; alt: string }) {
  if (address === null)
    return (
      <p className="muted">
        <Trans>There is no picture yet. Patients see the usual one.</Trans>
      </p>
    );
  return <img className={styles["picture"]} src={address} alt={alt} />;
}

/** Says why the server refused a picture; null for other failures, which have a text of their own. */
function refusalText(kind: PictureKind, code: string | undefined): ReactNode {
  const { least, most } = pictureSides[kind];
  switch (code) {
    case "file_too_large":
      return <Trans>The picture is larger than 1 MB. Choose a smaller one.</Trans>;
    case "file_kind_unknown":
      return <Trans>This is not a PNG, JPEG, WebP or SVG picture. Choose another.</Trans>;
    case "file_limit":
      return <Trans>The clinic cannot store any more pictures. Ask whoever runs Anteroom for you.</Trans>;
    case "validation_failed":
      return kind === "favicon" ? (
        <Trans>
          The picture must be square, and each side {least} to {most} pixels. Choose another.
        </Trans>
      ) : (
        <Trans>
          Each side of the picture must be {least} to {most} pixels. Choose another.
        </Trans>
      );
    case undefined:
    default:
      return null;
  }
}
