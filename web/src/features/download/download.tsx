import { appStores, phoneSystemOf, type PhoneSystem } from "@anteroom/domain/app-stores";
import { Trans } from "@lingui/react/macro";
import { useClinic, useIsAwake } from "../../platform/app-context.tsx";
import { surroundings } from "../../platform/surroundings.ts";
import styles from "./download.module.css";
import { HomeScreen } from "./home-screen.tsx";
import { PhoneCode } from "./phone-code.tsx";
import { StoreLinks } from "./store-links.tsx";

/** S2.R23, S1.40: the clinic's app where it has one, and the way to the home screen for everybody. */
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
  return useIsAwake() ? phoneSystemOf(surroundings().system) : undefined;
}
