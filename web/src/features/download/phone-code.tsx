import { pathTo } from "@anteroom/domain/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { LaterQrCode } from "../../ui/later-qr-code.tsx";
import { sheetClass } from "../../ui/sheet.tsx";
import styles from "./download.module.css";

/** From a desk to the phone: this very page, without anything its address carries. */
export function PhoneCode() {
  const { t } = useLingui();
  return (
    <section className={`${sheetClass()} ${styles["code"]} stack`} aria-labelledby="phone-code">
      <h2 id="phone-code">
        <Trans>Scan it with your phone</Trans>
      </h2>
      <div className={styles["drawing"]}>
        <LaterQrCode
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
