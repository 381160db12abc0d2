import type { AppStore, PhoneSystem } from "@anteroom/domain/app-stores";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./download.module.css";

type Props = { stores: readonly AppStore[]; phone: PhoneSystem | null | undefined };

/** One button a store; that of this phone is the one to press. */
export function StoreLinks({ stores, phone }: Props) {
  return (
    <div className={styles["stores"]} data-phone={phone === undefined ? "unknown" : (phone ?? "none")}>
      {stores.map(({ system, href }) => (
        <ButtonLink
          key={system}
          href={href}
          rel="noreferrer"
          icon="smartphone"
          kind={system === phone ? "filled" : "outlined"}
          isBlock
        >
          {system === "ios" ? <Trans>Get the app for iPhone</Trans> : <Trans>Get the app for Android</Trans>}
        </ButtonLink>
      ))}
    </div>
  );
}
