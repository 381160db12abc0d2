import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type Ref } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import styles from "./crisis-help.module.css";
import { EmergencyCall } from "./emergency-call.tsx";
import { LazyNotifyClinic } from "./lazy-notify-clinic.tsx";

/** Props of the help components. */
export type HelpProps = {
  /** How the clinic can be alerted; null where it cannot from this page. */
  notify: Omit<ComponentProps<typeof LazyNotifyClinic>, "isOffered" | "onSeen"> | null;
  /** Ref of the heading, which takes the focus, where the help is a page of its own. */
  heading?: Ref<HTMLHeadingElement>;
  /** What it is shown for; each change scrolls the numbers into view. */
  occasion?: string;
  /** The words were sent as a message, and someone at the clinic has seen it. */
  isRead?: boolean;
  /** Hides the help if the words were not meant; undefined where more than words mention it. */
  onUnmeant?: (() => void) | undefined;
  /** Why it is shown, where the person has not mentioned suicide or self-harm. */
  reason?: ReactNode;
};

type Props = HelpProps & {
  /** Something was swallowed, on purpose or not: the emergency number comes first. */
  isPoisoning?: boolean;
};

/**
 * Renders the help for suicide or self-harm, announced and scrolled into view at each `occasion`: crisis line
 * by phone and chat, emergency number (first for poisoning), people to talk to, and `notify` to alert the
 * clinic. `onUnmeant` offers to hide it, but not for poisoning.
 */
export function SelfHarmHelp({
  notify,
  heading,
  occasion,
  isRead = false,
  reason,
  onUnmeant,
  isPoisoning = false,
}: Props) {
  const { clinicPhone, crisisLineNumber: line, crisisLineChatUrl: chat } = useClinic().settings;
  const [isSeen, setSeen] = useState(false);
  const calls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Large text and a keyboard push what saves a life below the fold.
    calls.current?.scrollIntoView({ block: "nearest" });
    // Where not all of them have room, the first is whole.
    calls.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [occasion]);
  const title = <Trans>You don’t have to face this alone.</Trans>;
  return (
    <div className={`stack g4 ${styles["help"] ?? ""}`} data-crisis-help>
      {heading && (
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
      <Banner tone="stop" role="alert">
        {!heading && <strong>{title}</strong>}{" "}
        <Trans>Talk to someone now. If a life is in danger, call emergency services.</Trans>
        {isPoisoning && (
          <>
            {" "}
            <Trans>
              Swallowed something harmful or too much medicine? Call emergency services now, even if there are
              no signs yet.
            </Trans>
          </>
        )}
      </Banner>
      {reason && <p>{reason}</p>}
      <div className="stack g3" ref={calls}>
        {isPoisoning && <EmergencyCall isNeeded />}
        {line !== null && (
          <ButtonLink isBlock icon="phone" href={`tel:${line.replaceAll(" ", "")}`}>
            <Trans>
              Call the crisis line: <bdi dir="ltr">{line}</bdi>
            </Trans>
          </ButtonLink>
        )}
        {chat !== null && (
          <ButtonLink kind="outlined" isBlock icon="chat" href={chat} target="_blank" rel="noreferrer">
            <Trans>Chat with the crisis line (opens a new tab)</Trans>
          </ButtonLink>
        )}
        {!isPoisoning && <EmergencyCall />}
      </div>
      <p>
        <Trans>Ask someone you trust to stay with you until you have help.</Trans>
      </p>
      {clinicPhone !== null && (
        <ButtonLink kind="outlined" isBlock icon="phone" href={`tel:${clinicPhone.replaceAll(" ", "")}`}>
          <Trans>Call the clinic</Trans>
        </ButtonLink>
      )}
      {notify && <LazyNotifyClinic {...notify} isOffered onSeen={setSeen} />}
      {!isSeen && !isRead && (
        <p className="sm muted">
          <Trans>No one at the clinic has seen this yet.</Trans>
        </p>
      )}
      {onUnmeant && !isPoisoning && (
        <Button kind="quiet" isBlock onClick={onUnmeant}>
          <Trans>That’s not what I meant</Trans>
        </Button>
      )}
    </div>
  );
}
