import { versionLabel } from "@anteroom/domain/shared/constants";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { useApp } from "../../platform/app-context.tsx";
import styles from "./menu-foot.module.css";

/**
 * Renders the foot of the top menus: the version (D.55) and, where the server sends `apiOrigins`, as not in
 * production, the developers' control, loaded when the menu opens.
 */
export function MenuFoot() {
  const { boot, texts } = useApp();
  const isDeveloped = boot.runtime.apiOrigins !== undefined;
  const [part, setPart] = useState<{ Control: ComponentType } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = place.current?.closest("details");
    if (!isDeveloped || !menu) return;
    const fetch = () =>
      void Promise.all([
        import("../../features/api-address/api-address-control.tsx"),
        texts.load(["api-address"]),
      ]).then(
        ([module]) => setPart({ Control: module.ApiAddressControl }),
        () => {}, // offline: the next page asks again
      );
    if (menu.open) fetch();
    menu.addEventListener("toggle", fetch, { once: true });
    return () => menu.removeEventListener("toggle", fetch);
  }, [isDeveloped, texts]);
  return (
    <div className={styles["foot"]} ref={place}>
      {part && <part.Control />}
      <bdi dir="ltr">{versionLabel}</bdi>
    </div>
  );
}
