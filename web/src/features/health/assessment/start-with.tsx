import type { Area, AreaResult } from "@anteroom/domain/health/assessment/areas";
import { specialtyOfArea } from "@anteroom/domain/health/assessment/specialty-of-area";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { Portrait } from "../../../ui/card/arch.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import styles from "./assessment.module.css";
import { useAreaAdvice } from "./result/use-advice.ts";
import { useAreaNames } from "./result/use-level-labels.ts";

/** The worst area with a kind next step. */
export function StartWith({ worst }: { worst: AreaResult }) {
  const names = useAreaNames();
  const { advice, keepOn } = useAreaAdvice();
  if (worst.level === "unable_to_assess") return null;
  const name = names[worst.area];
  return (
    <Sheet className="stack g3">
      <h2>{worst.level === "low" ? <Trans>Keep going</Trans> : <Trans>Start with: {name}</Trans>}</h2>
      <div className="row g5 wrapf">
        <p className={styles["advice"]}>{worst.level === "low" ? keepOn : advice[worst.area]}</p>
        <Portrait src="/portraits/a-woman.svg" />
      </div>
      <div>
        <AppLink
          to={worst.level === "low" ? "/doctors" : doctorsFor(worst.area)}
          className={buttonClass({ kind: worst.level === "low" ? "outlined" : "filled" })}
        >
          <Trans>See who is free to talk</Trans>
        </AppLink>
      </div>
    </Sheet>
  );
}

/** Doctors of the area's specialty, and general practitioners: not every clinic has every specialty. */
function doctorsFor(area: Area): string {
  return `/doctors?specialties=${[...new Set([specialtyOfArea[area], "general-practice"])].join(",")}`;
}
