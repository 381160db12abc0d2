import { Trans } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

type Props = {
  /** Shows what somebody else has saved in place of what is entered. */
  onLoad: () => void;
  /** Saves what is entered over it. */
  onOverwrite: () => void;
  isPending: boolean;
};

/** Says that somebody else has saved the same meanwhile, and that nothing entered is lost; offers both ways on. */
export function ConflictNotice({ onLoad, onOverwrite, isPending }: Props) {
  return (
    <Banner tone="stop" role="alert">
      <div className="stack g3">
        <p>
          <strong>
            <Trans>Somebody else has changed this since you opened it.</Trans>
          </strong>{" "}
          <Trans>
            What you entered is still here, but not saved. Copy what you want to keep before you load the
            newer version, or save yours in its place.
          </Trans>
        </p>
        <div className="row wrapf">
          <Button kind="outlined" isSmall isPending={isPending} onClick={onLoad}>
            <Trans>Load the newer version</Trans>
          </Button>
          <Button kind="outlined" isSmall isPending={isPending} onClick={onOverwrite}>
            <Trans>Save mine in its place</Trans>
          </Button>
        </div>
      </div>
    </Banner>
  );
}
