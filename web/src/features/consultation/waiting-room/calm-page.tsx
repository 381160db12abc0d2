import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ClinicLogo, logoLinkClass } from "../../../ui/top-bar.tsx";
import styles from "./calm-page.module.css";

/** Renders the frame of pages around the call: the clinic's logo as a link home, without navigation. */
export function CallPageFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const { manifest } = useClinic();
  return (
    <div className={classNames("wrap", styles["page"])}>
      {manifest && (
        <div className={styles["top"]}>
          <AppLink to="/" className={logoLinkClass}>
            <ClinicLogo src={manifest.logoUrl} name={manifest.name} />
          </AppLink>
        </div>
      )}
      <div className={styles["content"]}>{children}</div>
      {foot && (
        <div className={styles["foot"]} data-foot-frame>
          {foot}
        </div>
      )}
    </div>
  );
}
