import type { RefusalReason } from "@anteroom/vitals/reading";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ReadingMoment } from "../../ports/camera-reading.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import styles from "./camera-view.module.css";
import { useRefusalWords } from "./use-refusal-words.ts";

/** Which of the three signs tells of a reason; the others have a line of their own. */
const signs: Partial<Record<RefusalReason, "light" | "face" | "stillness">> = {
  "too-dark": "light",
  "too-bright": "light",
  "flickering-light": "light",
  "no-face": "face",
  "too-far": "face",
  "several-faces": "face",
  moving: "stillness",
};

/** Light, face and stillness, each good or with what to change; what else is wrong stands below in words. */
export function ReadingAdvice({ moment }: { moment: ReadingMoment | null }) {
  const say = useRefusalWords();
  if (moment === null) return null;
  const reasonOf = (sign: string) => moment.advice.find((reason) => signs[reason] === sign);
  const other = moment.advice.find((reason) => signs[reason] === undefined && reason !== "too-short");
  return (
    <>
      <ul className={styles["signs"]}>
        <Sign icon="sun-fill" reason={reasonOf("light")}>
          <Trans>Light is good</Trans>
        </Sign>
        <Sign icon="user" reason={reasonOf("face")}>
          <Trans>Face in place</Trans>
        </Sign>
        <Sign icon="hand" reason={reasonOf("stillness")}>
          <Trans>You are still</Trans>
        </Sign>
      </ul>
      <output className={styles["quiet"]} data-advice={moment.advice[0]}>
        {moment.isPaused ? (
          <Trans>Paused: come back to this page.</Trans>
        ) : (
          (other ?? moment.advice[0]) !== undefined && say(other ?? moment.advice[0] ?? "no-face").change
        )}
      </output>
    </>
  );
}

function Sign({
  icon,
  reason,
  children,
}: {
  icon: IconName;
  reason: RefusalReason | undefined;
  children: ReactNode;
}) {
  const say = useRefusalWords();
  return (
    <li className={classNames(reason && styles["wrong"])}>
      <Icon name={icon} />
      {reason === undefined ? children : say(reason).change}
    </li>
  );
}
