import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { Button } from "../../ui/button.tsx";
import type { HelpProps } from "./self-harm-help.tsx";
import { LazyNotifyClinic } from "./lazy-notify-clinic.tsx";

type Props = {
  /** The earlier alert to the clinic, whose state stays visible. */
  notify: HelpProps["notify"];
  /** Brings the whole help back. */
  onAgain: () => void;
};

/**
 * Renders, in place of the self-harm help after the words were declared not meant, the crisis line; `onAgain`
 * shows the help again.
 */
export function UnmeantLine({ notify, onAgain }: Props) {
  const { crisisLineNumber: line } = useClinic().settings;
  const number = line !== null && (
    <a href={`tel:${line.replaceAll(" ", "")}`} className="b">
      <bdi dir="ltr">{line}</bdi>
    </a>
  );
  return (
    <div className="stack g2" data-unmeant>
      <output>
        {number ? (
          <Trans>If you think about suicide or hurting yourself, call the crisis line: {number}.</Trans>
        ) : (
          <Trans>If you think about suicide or hurting yourself, help is here at any time.</Trans>
        )}
      </output>
      <Button kind="quiet" onClick={onAgain}>
        <Trans>Show the help again</Trans>
      </Button>
      {notify && <LazyNotifyClinic {...notify} isOffered={false} />}
    </div>
  );
}
