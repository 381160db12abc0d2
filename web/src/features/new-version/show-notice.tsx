import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import type { App } from "../../platform/app-context.tsx";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

/**
 * Shows the notice of a new version, a dialog of its own over the current page. Accepting reloads the page;
 * postponing removes it and calls `onCancel`.
 */
export function showNewVersionNotice(app: App, onCancel: () => void): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const cancel = () => {
    root.unmount();
    place.remove();
    onCancel();
  };
  root.render(
    <I18nProvider i18n={app.texts.i18n}>
      <VersionDialog onRefresh={() => location.reload()} onCancel={cancel} />
    </I18nProvider>,
  );
}

type Props = { onRefresh: () => void; onCancel: () => void };

/** S2.OVL.04-.07: asks for an answer, and leaves the page under it as it is. */
function VersionDialog({ onRefresh, onCancel }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={<Trans>A new version is available</Trans>}
      actions={
        <>
          <Button isBlock onClick={onRefresh}>
            <Trans>Refresh</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Save your changes and refresh. If you cancel, this page stays as it is. You’ll get the new version
          when you next open it.
        </Trans>
      </p>
    </Dialog>
  );
}
