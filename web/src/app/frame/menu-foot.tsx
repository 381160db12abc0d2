import { versionLabel } from "@anteroom/domain/shared/constants";
import { useEffect, useState, type ComponentType } from "react";
import { useApp } from "../../platform/app-context.tsx";
import styles from "./menu-foot.module.css";

/** What stands at the foot of the menus on top: the version (D.55), and outside production the developers' control. */
export function MenuFoot() {
  const { boot, texts } = useApp();
  const isDeveloped = boot.runtime.apiOrigins !== undefined;
  const [part, setPart] = useState<{ Control: ComponentType } | null>(null);
  useEffect(() => {
    if (!isDeveloped) return;
    Promise.all([
      import("../../features/api-address/api-address-control.tsx"),
      texts.load(["api-address"]),
    ]).then(
      ([module]) => setPart({ Control: module.ApiAddressControl }),
      () => {}, // offline: the next page asks again
    );
  }, [isDeveloped, texts]);
  return (
    <div className={styles["foot"]}>
      {part && <part.Control />}
      <bdi dir="ltr">{versionLabel}</bdi>
    </div>
  );
}
