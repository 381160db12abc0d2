import { pathTo } from "@anteroom/domain/shared/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { AppLink, useIsOpen } from "../../platform/link.tsx";
import { usePageQuery } from "../../platform/page-address.ts";
import { useStore } from "../../platform/storage/store.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Avatar } from "../../ui/card/arch.tsx";
import { drawnFace, type DrawnPerson } from "../../shared/account/drawn-face.ts";
import styles from "./account-control.module.css";

/**
 * Renders the patient's account menu (settings, health record, sign-out), or the sign-in link where the
 * clinic has sign-in and the page does not ask for it itself (`from` in its query); empty while the session
 * is unknown. Sign-out ends the session on the server too, clears the query cache and goes to the home page.
 */
export function AccountControl() {
  const { settings } = useClinic();
  const session = useSession();
  // A page that asks to sign in has its own button, which leads back to what was wanted.
  const asksToSignIn = "from" in usePageQuery();
  return (
    <div className={styles["space"]}>
      {session.kind === "signed-in" && <SignedIn profile={session.profile} />}
      {session.kind === "signed-out" && settings.patientsLogIn && !asksToSignIn && (
        <AppLink to="/login" className={buttonClass({ kind: "soft", isSmall: true })}>
          <Trans>Sign in</Trans>
        </AppLink>
      )}
    </div>
  );
}

const settings = pathTo("profile-settings");

function SignedIn({ profile }: { profile: DrawnPerson & { name: string } }) {
  const { name } = profile;
  const app = useApp();
  const queries = useQueryClient();
  const { t } = useLingui();
  const foot = useStore(app.menuFoot, null);
  const menu = useStore(app.menu, null);
  const isOpen = useIsOpen();
  const leave = async () => {
    await app.session.end(app.api);
    queries.clear();
    await app.navigate("/");
  };
  return (
    <details className={styles["menu"]} name="top-menu">
      <summary aria-label={t`Your account, ${name}`}>
        <Avatar src={drawnFace(profile, app.clock.now())} />
      </summary>
      <div className={styles["sheet"]}>
        <p className={classNames(styles["name"], "b")}>{name}</p>
        {isOpen(settings) && (
          <AppLink
            to={settings}
            className={classNames(
              buttonClass({ kind: "soft", isSmall: true, isBlock: true }),
              styles["settings"],
            )}
            onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
          >
            <Trans>Profile and settings</Trans>
          </AppLink>
        )}
        {isOpen("/health-record") && (
          <AppLink
            to="/health-record"
            className={buttonClass({ kind: "quiet", isSmall: true, isBlock: true })}
            onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
          >
            <Trans>My health record</Trans>
          </AppLink>
        )}
        {menu && createElement(menu)}
        <Button kind="outlined" isSmall isBlock onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Button>
        {foot && createElement(foot)}
      </div>
    </details>
  );
}
