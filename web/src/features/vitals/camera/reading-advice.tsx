import type { RefusalReason } from "@anteroom/vitals/reading";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ReadingMoment } from "../../../ports/camera-reading.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import styles from "./camera-view.module.css";
import { useReadingIssueMessages } from "./use-refusal-messages.ts";

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

type AdviceProps = { moment: ReadingMoment | null; isStalled?: boolean };

/**
 * Renders the one thing to change now (never that the reading is too short), that it is paused or gets no picture, or to
 * continue. `isStalled`: also how to be seen, because there is no progress.
 */
export function ReadingAdvice({ moment, isStalled = false }: AdviceProps) {
  const say = useReadingIssueMessages();
  const first = moment?.advice.find((reason) => reason !== "too-short");
  return (
    <output className={styles["advice"]} data-advice={first}>
      {moment?.isSilent ? (
        <Trans>
          The camera sends no picture. Close other apps that use it, and check that it isn’t covered or
          switched off. If it has a cable, unplug it and plug it in again.
        </Trans>
      ) : moment?.isPaused ? (
        <Trans>Paused: come back to this page.</Trans>
      ) : first === undefined ? (
        <Trans>Stay still and breathe as usual.</Trans>
      ) : (
        say(first).change
      )}
      {isStalled && !moment?.isPaused && (
        <>
          {" "}
          <Trans>
            It’s taking longer than usual. The face must fill the oval, with light from the front. If it still
            doesn’t work, enter values instead.
          </Trans>
        </>
      )}
    </output>
  );
}

/**
 * Renders whether light, face position and stillness are good; nothing with null or while paused. In the dark only the light:
 * of what the camera can't see nothing is known.
 */
export function ReadingSigns({ moment }: { moment: ReadingMoment | null }) {
  if (moment === null || moment.isPaused) return null;
  const isGood = (sign: string) => !moment.advice.some((reason) => signs[reason] === sign);
  const isDark = moment.advice.includes("too-dark");
  return (
    <ul className={styles["signs"]}>
      <Sign icon="sun-fill" isGood={isGood("light")}>
        {isGood("light") ? <Trans>Light is good</Trans> : <Trans>Light is not right</Trans>}
      </Sign>
      {!isDark && (
        <>
          <Sign icon="user" isGood={isGood("face")}>
            {isGood("face") ? <Trans>Face in place</Trans> : <Trans>Face not in place</Trans>}
          </Sign>
          <Sign icon="hand" isGood={isGood("stillness")}>
            {isGood("stillness") ? <Trans>Still enough</Trans> : <Trans>Too much movement</Trans>}
          </Sign>
        </>
      )}
    </ul>
  );
}

function Sign({ icon, isGood, children }: { icon: IconName; isGood: boolean; children: ReactNode }) {
  return (
    <li className={classNames(!isGood && styles["wrong"])}>
      <Icon name={icon} />
      {children}
    </li>
  );
}
