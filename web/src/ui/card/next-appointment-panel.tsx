import type { ReactNode } from "react";
import { Arch } from "./arch.tsx";
import { classNames } from "../class-names.ts";
import styles from "./next-appointment-panel.module.css";
import { sheetClass } from "../overlay/sheet.tsx";

type Props = {
  /** Address of the picture in the arch; null: an empty arch; undefined or empty: no arch. */
  portrait?: string | null | undefined;
  /** The strip below: the next action, or the two clocks. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The dark panel of the next appointment: text at the start, the doctor's picture at the end. */
export function NextAppointmentPanel({ portrait, foot, children }: Props) {
  return (
    <div className={classNames(sheetClass("deep", "bare"), styles["plane"])}>
      <div className={styles["words"]}>{children}</div>
      {portrait !== undefined && portrait !== "" && (
        <div className={styles["door"]}>
          <Arch size="fill">
            {portrait === null ? <span /> : <img src={portrait} alt="" width={104} height={125} />}
          </Arch>
        </div>
      )}
      {foot && <div className={styles["foot"]}>{foot}</div>}
    </div>
  );
}
