import {
  appStores,
  phoneSystemOf,
  type PhoneSystem,
  type AppStore,
} from "@anteroom/domain/clinic/app-stores";
import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic, useIsHydrated } from "../../platform/app-context.tsx";
import { readPageSurroundings } from "../../media/surroundings.ts";
import styles from "./download.module.css";
import { HomeScreen } from "./home-screen.tsx";
import { pathTo } from "@anteroom/domain/shared/routes";
import { LazyQrCode } from "../../ui/card/lazy-qr-code.tsx";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * `/download`: links to the clinic's app where it has one, and explains adding the page to the home screen;
 * on computers also a QR code (S2.R23, S1.40).
 */
export function Download() {
  const { manifest, settings } = useClinic();
  const phone = usePhone();
  const stores = appStores(settings.globalLinks, phone ?? null);
  const clinic = manifest?.name ?? "";
  return (
    <div className={styles["page"]}>
      <div className="secs">
        <div className="stack g5">
          <h1>
            {stores.length > 0 ? <Trans>Your clinic on your phone</Trans> : <Trans>No app needed</Trans>}
          </h1>
          <p className={styles["lead"]}>
            {stores.length > 0 ? (
              <Trans>The {clinic} app takes you to your appointments with one tap.</Trans>
            ) : (
              <Trans>
                You can use {clinic} in your browser. Add it to your home screen to open it with one tap.
              </Trans>
            )}
          </p>
          {stores.length > 0 && <StoreLinks stores={stores} phone={phone} />}
        </div>
        <HomeScreen phone={phone ?? null} isSecondWay={stores.length > 0} />
      </div>
      {phone === null && <PhoneCode />}
    </div>
  );
}

/** Which phone the page is on; null on a desk; undefined before this is known. */
function usePhone(): PhoneSystem | null | undefined {
  return useIsHydrated() ? phoneSystemOf(readPageSurroundings().system) : undefined;
}

/** From a desk to the phone: this very page, without anything its address carries. */
function PhoneCode() {
  const { t } = useLingui();
  return (
    <section className={`${sheetClass()} ${styles["code"]} stack`} aria-labelledby="phone-code">
      <h2 id="phone-code">
        <Trans>Scan it with your phone</Trans>
      </h2>
      <div className={styles["drawing"]}>
        <LazyQrCode
          text={location.origin + pathTo("download")}
          label={t`Code with the address of this page`}
        />
      </div>
      <p className="sm muted">
        <Trans>Point the camera of your phone at the code, then tap the link.</Trans>
      </p>
    </section>
  );
}

type Props = { stores: readonly AppStore[]; phone: PhoneSystem | null | undefined };

/** One button a store; that of this phone is the one to press. */
function StoreLinks({ stores, phone }: Props) {
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
