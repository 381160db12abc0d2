import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Dialog } from "./dialog.tsx";
import { lazyPart, NotLoaded, type LazyPart } from "../lazy.tsx";

/**
 * Creates a dialog whose code loads when it is rendered, or earlier by `ahead`; it is open while rendered.
 * Renders nothing while loading; if loading fails or takes over 10 s, a dialog in its place says so.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Pick<LazyPart<Props>, "ahead"> {
  const { usePart, ahead } = lazyPart(load);
  function LazyDialog(props: Props) {
    const { t } = useLingui();
    const { Shown, lost } = usePart();
    if (Shown) return <Shown {...props} />;
    return (
      lost && (
        <Dialog
          isOpen
          onClose={props.onClose}
          title={<Trans>We couldn’t load this part of the page.</Trans>}
          closeLabel={t`Close`}
        >
          <NotLoaded {...lost} isTitled />
        </Dialog>
      )
    );
  }
  return Object.assign(LazyDialog, { ahead });
}
