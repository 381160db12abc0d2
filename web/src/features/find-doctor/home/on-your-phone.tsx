import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

/** Renders a link to `/download`, which leads to the clinic's app or explains how to install the page. */
export function InstallOnPhone() {
  return (
    <p>
      <AppLink to="/download" className={textLinkClass()}>
        <Icon name="smartphone" isSmall />
        <Trans>Get the app</Trans>
      </AppLink>
    </p>
  );
}
