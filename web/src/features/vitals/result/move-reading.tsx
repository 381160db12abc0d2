import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import type { ReadingMoves } from "./use-moves.ts";

/**
 * Renders the button for a reading saved for the wrong person, which then offers the others of the family: a
 * tap on one moves it on the server at once. Nothing without others. `label` is its name for screen readers
 * in a list. Takes the focus when it changes.
 */
export function MoveReading({ id, moves, label }: { id: number; moves: ReadingMoves; label?: string }) {
  /** Null until it was asked; false once the reading was left where it is. */
  const [isAsking, ask] = useState<boolean | null>(null);
  if (moves.others.length === 0) return null;
  if (!isAsking)
    return (
      <Button
        kind="quiet"
        isSmall
        icon="users"
        ref={isAsking === false ? takeFocus : undefined}
        onClick={() => ask(true)}
      >
        <Trans>Wrong person?</Trans>
        {label !== undefined && <span className="vh">{label}</span>}
      </Button>
    );
  return (
    <div className="stack g2">
      <p className="b">
        <Trans>Move this reading to:</Trans>
      </p>
      <div className="row wrapf">
        {moves.others.map((one, index) => (
          <Button
            key={one.id}
            ref={index === 0 ? takeFocus : undefined}
            kind="outlined"
            isSmall
            isPending={moves.isPending}
            onClick={() => void moves.move(id, one)}
          >
            {one.isSelf ? <Trans>Me</Trans> : <bdi>{one.name}</bdi>}
          </Button>
        ))}
      </div>
      <Button kind="quiet" isSmall onClick={() => ask(false)}>
        <Trans>Leave it here</Trans>
      </Button>
    </div>
  );
}

/**
 * Renders where the last reading was moved, with a button that moves it back on the server, or why it could
 * not be moved; empty if neither.
 */
export function MovedNotice({ moves }: { moves: ReadingMoves }) {
  const failureText = useFailureText();
  const { moved, failure } = moves;
  const name = <bdi>{moved?.to.name}</bdi>;
  return (
    <>
      {failure && (
        <Banner tone="warn" role="alert">
          <strong>{failureText(failure).title}</strong> {failureText(failure).detail}
        </Banner>
      )}
      {moved && (
        <div>
          <output>
            <Banner
              tone="ok"
              action={
                <Button kind="soft" isSmall isPending={moves.isPending} onClick={() => void moves.undo()}>
                  <Trans>Undo</Trans>
                </Button>
              }
            >
              {moved.to.isSelf ? (
                <Trans>The reading is now in your record.</Trans>
              ) : (
                <Trans>The reading is now in the record of {name}.</Trans>
              )}
            </Banner>
          </output>
        </div>
      )}
    </>
  );
}
