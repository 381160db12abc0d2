import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { Button } from "../../ui/button.tsx";

type Props = {
  /** The person has said that what was written is not so. */
  isDenied?: boolean;
  /** The advice above is to call. */
  isCall?: boolean;
  /** Says so; absent where the words hold to the end. */
  onDenied?: (() => void) | undefined;
};

/**
 * Renders the short reminder after a danger warning for typed words: when to call. `onDenied` offers "That's
 * not so"; `isDenied` says that the result does not count it.
 */
export function WarnedLine({ isDenied = false, isCall = false, onDenied }: Props) {
  const { emergencyNumber } = useClinic().settings;
  const number = emergencyNumber !== null && (
    <a href={`tel:${emergencyNumber}`} className="b">
      <bdi dir="ltr">{emergencyNumber}</bdi>
    </a>
  );
  return (
    <div className="stack g2" data-warned>
      <p>
        {isCall ? (
          <Trans>You wrote about something that can be dangerous.</Trans>
        ) : isDenied ? (
          <Denied number={number} />
        ) : (
          <Written number={number} />
        )}
      </p>
      {onDenied && (
        <Button kind="quiet" onClick={onDenied}>
          <Trans>That’s not so</Trans>
        </Button>
      )}
    </div>
  );
}

type WithNumber = { number: ReactNode };

function Written({ number }: WithNumber) {
  return number ? (
    <Trans>
      You wrote about something that can be dangerous. If it is there now, gets worse or comes back, call{" "}
      {number}.
    </Trans>
  ) : (
    <Trans>
      You wrote about something that can be dangerous. If it is there now, gets worse or comes back, call your
      emergency number.
    </Trans>
  );
}

function Denied({ number }: WithNumber) {
  return number ? (
    <Trans>
      You wrote about something that can be dangerous, and said that it is not so. This result does not count
      it. If it is there after all, call {number}.
    </Trans>
  ) : (
    <Trans>
      You wrote about something that can be dangerous, and said that it is not so. This result does not count
      it. If it is there after all, call your emergency number.
    </Trans>
  );
}
