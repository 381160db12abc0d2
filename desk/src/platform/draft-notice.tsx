import { Trans } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

/** Says that a form shows changes that were left unsaved, with a button that discards them; nothing unless `isRestored`. */
export function DraftNotice({ isRestored, onDiscard }: { isRestored: boolean; onDiscard: () => void }) {
  if (!isRestored) return null;
  return (
    <Banner
      action={
        <Button kind="outlined" isSmall onClick={onDiscard}>
          <Trans>Discard them</Trans>
        </Button>
      }
    >
      <Trans>Your changes from before are still here. They are not saved yet.</Trans>
    </Banner>
  );
}
