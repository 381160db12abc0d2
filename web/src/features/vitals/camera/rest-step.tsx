import { restMinutes } from "@anteroom/domain/shared/constants";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useCountdown } from "../../../platform/time/use-countdown.ts";
import { Button } from "../../../ui/button.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import styles from "../vitals.module.css";
import { useMeasuredPerson } from "../measured-person.ts";
import { eraseRest, readRest, restMs, storeRest } from "./stored-rest.ts";

type Props = { onRested: () => void; onNo: () => void };

/**
 * Asks the person to rest before measuring (S5.FIELD.06, S9.CONST.04), with a timer that can be started.
 * `onRested` is called by a tap only, at any time, not when the timer ends; `onNo` when the rest is stopped. A running
 * timer goes on after a reload.
 */
export function RestStep({ onRested, onNo }: Props) {
  const { clock } = useApp();
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  const [until, setUntil] = useState(() => readRest(person, clock.now()));
  const rest = () => {
    const end = clock.now() + restMs;
    storeRest(person, end);
    setUntil(end);
  };
  const leave = (next: () => void) => () => {
    eraseRest();
    next();
  };
  return (
    <div className="form stack">
      <h2 className={styles["step"]} tabIndex={-1} ref={takeFocus}>
        {person === null ? (
          <Trans>Have you been at rest for {restMinutes} minutes?</Trans>
        ) : (
          <Trans>
            Has {name} been at rest for {restMinutes} minutes?
          </Trans>
        )}
      </h2>
      <p className="muted">
        <Trans>Sit without talking, walking or drinking coffee. The pulse needs this long to settle.</Trans>
      </p>
      {until !== null && <Left until={until} />}
      <div className={styles["actions"]}>
        {until === null ? (
          <Button kind="outlined" icon="clock" onClick={rest}>
            <Trans>Not yet, rest first</Trans>
          </Button>
        ) : (
          <Button kind="outlined" onClick={leave(onNo)}>
            <Trans>Stop</Trans>
          </Button>
        )}
        <Button onClick={leave(onRested)}>
          <Trans>Yes, start</Trans>
        </Button>
      </div>
    </div>
  );
}

function Left({ until }: { until: number }) {
  const { clock } = useApp();
  const left = Math.max(0, Math.ceil((until - useCountdown(clock, until)) / 60_000));
  return (
    <output className="b">
      {left > 0 ? (
        <Trans>
          <Plural value={left} one="# more minute" other="# more minutes" />. Lean back.
        </Trans>
      ) : (
        <Trans>The rest is over. Start when you’re ready.</Trans>
      )}
    </output>
  );
}
