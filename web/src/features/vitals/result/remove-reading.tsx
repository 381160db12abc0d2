import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";

/** Removes the reading with this id from the record on the server. */
export type RemoveFromRecord = (id: number) => Promise<Result<unknown>>;

type Props = {
  id: number;
  remove: RemoveFromRecord;
  onRemoved: () => void;
  /** Names the reading in a list; requires a second tap, because removal is final. */
  label?: string;
};

/**
 * Renders a button that removes a reading by `remove`: with `label` after a second tap, without it at once.
 * Calls `onRemoved` on success, also if it was already gone; another failure is shown.
 */
export function RemoveReading({ id, remove, onRemoved, label }: Props) {
  const failureText = useFailureText();
  /** Null until it was asked; false once the reading was kept. */
  const [isConfirming, confirm] = useState<boolean | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async () => {
    setPending(true);
    const answer = await remove(id);
    setPending(false);
    if (answer.isOk || answer.failure.code === "not_found") onRemoved();
    else setFailure(answer.failure);
  };
  const button = (text: ReactNode, press: () => void, name?: string) => (
    <Button
      kind="quiet"
      isSmall
      icon="trash"
      ref={isConfirming === false ? takeFocus : undefined}
      isPending={isPending}
      onClick={press}
      aria-label={name}
    >
      {text}
    </Button>
  );
  return (
    <div>
      {failure && (
        <Banner tone="warn" role="alert">
          <strong>{failureText(failure).title}</strong> {failureText(failure).detail}
        </Banner>
      )}
      {label === undefined ? (
        button(<Trans>Remove this reading</Trans>, () => void send())
      ) : isConfirming ? (
        <>
          {/* In the place of the first tap: a second one at once does no harm. */}
          <Button kind="quiet" isSmall ref={takeFocus} onClick={() => confirm(false)}>
            <Trans>Keep it</Trans>
          </Button>
          {button(<Trans>Remove for good</Trans>, () => void send())}
        </>
      ) : (
        button(<Trans>Remove</Trans>, () => confirm(true), label)
      )}
    </div>
  );
}
