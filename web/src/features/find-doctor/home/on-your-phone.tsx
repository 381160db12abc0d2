import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

/** Links to the clinic's app, or explains how to add the page to the home screen. */
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
