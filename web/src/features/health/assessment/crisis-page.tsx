import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { CrisisLines } from "../../../shared/urgent/crisis-lines.tsx";
import type { Danger } from "./result/dangers-of.ts";

type Props = { danger: Danger; onRead: () => void };

/** In place of the next question: whom to call now. It goes by its own button alone, and tells nobody anything. */
export function CrisisPage({ danger, onRead }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useStayOnBack();
  return (
    <div className="form stack g5">
      <div className="stack g3" role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {danger === "crisis-pressure" ? (
            <Trans>Blood pressure this high may need urgent care.</Trans>
          ) : (
            <Trans>You don’t have to face this alone.</Trans>
          )}
        </h1>
        <p>
          {danger === "crisis-pressure" ? (
            <Trans>If you have chest pain, trouble breathing, or feel weak or confused, call now.</Trans>
          ) : (
            <Trans>
              Your answers show you’re going through a very hard time. Talk to someone today. If you might
              hurt yourself, call now.
            </Trans>
          )}
        </p>
      </div>
      <Sheet className="stack g4">
        <CrisisLines isBloodPressure={danger === "crisis-pressure"} />
        <p className="sm muted">
          <Trans>No one at the clinic has seen your answers.</Trans>
        </p>
      </Sheet>
      <div>
        <Button kind="outlined" onClick={onRead}>
          <Trans>I have read this, continue</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The browser's way back does not pass what must be read: it comes back to the same place, however often. */
function useStayOnBack(): void {
  useEffect(() => {
    const stay = () => history.pushState(history.state, "", location.href);
    stay();
    addEventListener("popstate", stay);
    return () => removeEventListener("popstate", stay);
  }, []);
}
