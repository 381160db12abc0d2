import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Rows, RowLinkInside, IconTile, rowLinkClass } from "../../../web/src/ui/card/rows.tsx";
import type { IconName } from "../../../web/src/ui/icons/icon-names.ts";
import styles from "../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { linkTo, type Place } from "../platform/route.ts";

/** The screen with links to all screens of settings. */
export function SettingsScreen() {
  return (
    <div className="stack g6 question">
      <ScreenTitle>
        <Trans>Settings</Trans>
      </ScreenTitle>
      <div className={styles["sheet"]}>
        <Rows>
          <Way
            to={{ name: "gateways" }}
            icon="card"
            title={<Trans>Payment accounts</Trans>}
            detail={<Trans>Where the money of appointments goes</Trans>}
          />
          <Way
            to={{ name: "invoices" }}
            icon="receipt"
            title={<Trans>Invoices</Trans>}
            detail={<Trans>Data for your accountant, and what they state of the clinic</Trans>}
          />
          <Way
            to={{ name: "mails" }}
            icon="envelope"
            title={<Trans>Emails</Trans>}
            detail={<Trans>Who they come from, and what they say</Trans>}
          />
          <Way
            to={{ name: "texts" }}
            icon="file"
            title={<Trans>Texts</Trans>}
            detail={<Trans>Terms and conditions, and how to prepare</Trans>}
          />
          <Way
            to={{ name: "surveys" }}
            icon="question"
            title={<Trans>Surveys</Trans>}
            detail={<Trans>What patients are asked before and after appointments</Trans>}
          />
          <Way
            to={{ name: "branding" }}
            icon="eye"
            title={<Trans>Branding</Trans>}
            detail={<Trans>Name, pictures and colours</Trans>}
          />
          <Way
            to={{ name: "domains" }}
            icon="globe"
            title={<Trans>Host names</Trans>}
            detail={<Trans>The addresses at which patients find the clinic</Trans>}
          />
          <Way
            to={{ name: "staff-sign-in" }}
            icon="identification"
            title={<Trans>Staff sign-in</Trans>}
            detail={<Trans>Your organisation’s own accounts for the desk</Trans>}
          />
          <Way
            to={{ name: "webhooks" }}
            icon="bell"
            title={<Trans>Webhooks</Trans>}
            detail={<Trans>Programs of yours that are told of what happens</Trans>}
          />
          <Way
            to={{ name: "tokens" }}
            icon="lock-fill"
            title={<Trans>API tokens</Trans>}
            detail={<Trans>What programs of yours may read and change</Trans>}
          />
          <Way
            to={{ name: "apps" }}
            icon="key"
            title={<Trans>Apps</Trans>}
            detail={<Trans>Programs that read the clinic’s records</Trans>}
          />
          <Way
            to={{ name: "patient-apps" }}
            icon="smartphone"
            title={<Trans>Apps of patients</Trans>}
            detail={<Trans>Apps that patients can connect to their record</Trans>}
          />
        </Rows>
      </div>
    </div>
  );
}

type WayProps = { to: Place; icon: IconName; title: ReactNode; detail: ReactNode };

function Way({ to, icon, title, detail }: WayProps) {
  return (
    <li>
      <a className={rowLinkClass} {...linkTo(to)}>
        <RowLinkInside lead={<IconTile icon={icon} />} title={title} detail={detail} />
      </a>
    </li>
  );
}

/** A link to the list of settings. */
export function BackToSettings() {
  return (
    <p>
      <a {...linkTo({ name: "settings" })}>
        <Trans>Back to the settings</Trans>
      </a>
    </p>
  );
}
