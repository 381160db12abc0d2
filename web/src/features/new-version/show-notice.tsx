import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import type { App } from "../../platform/app-context.tsx";
import { VersionDialog } from "./version-dialog.tsx";

/** Puts the notice over whatever page stands there, which goes on under it; `onCancel` is told when it was put off. */
export function showNotice(app: App, onCancel: () => void): void {
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
