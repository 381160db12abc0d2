import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import styles from "./call-side.module.css";
import { SideTitle, type CallSideContent } from "./side-title.tsx";
import type { CallControlTools } from "./controls/use-call-tools.ts";
import { writingTargetProps } from "./controls/use-call-shortcuts.ts";
import type { CallRequests } from "../session/use-call-requests.ts";
import type { CallPanel } from "./call-panels.tsx";
import type { CallSession } from "../session/call-session.ts";

const more = lazyPart(async () => (await import("./controls/more-menu.tsx")).MoreMenu);
const request = lazyPart(async () => (await import("./request-body.tsx")).RequestBody);
const danger = lazyPart(async () => (await import("./request-body.tsx")).SentDanger);
const callBack = lazyPart(async () => (await import("../waiting-room/call-back-form.tsx")).CallBackForm);

/** Chunks that are preloaded, because they must be available when the connection is lost. */
export const callSideChunks = [more, request, callBack];

type Props = {
  content: CallSideContent;
  /** The doctor's request was opened by its "Answer". */
  isAnswering: boolean;
  /** It waits, with what was filled in, until something else is answered. */
  isHidden: boolean;
  session: CallSession;
  appointment: Appointment;
  tools: CallControlTools;
  panels: readonly CallPanel[];
  canBeCalled: boolean;
  requests: CallRequests;
  onSide: (content: CallSideContent | null) => void;
  /** Called when it goes away with the focus in it. */
  onFocusLost: () => void;
};

/**
 * Renders a panel beside the call: a sheet below the video on phones, a column on wide screens. A panel
 * opened by hand takes the focus and closes on Escape; the doctor's request only takes it by its "Answer". `onSide` receives
 * null to close it. `isHidden` keeps what was filled in.
 */
export function CallSide(props: Props) {
  const { content, isAnswering, isHidden, onSide, onFocusLost } = props;
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const key = content.show === "panel" ? content.panel.id : content.show;
  // Opened by a hand, the heading is where one goes on; what the doctor asks for takes nobody's focus away.
  useEffect(() => {
    heading.current?.closest("section")?.scrollTo(0, 0); // what was open before may have been scrolled
    if (key !== "request" || isAnswering) heading.current?.focus({ preventScroll: true });
  }, [key, isAnswering]);
  const section = useRef<HTMLElement>(null);
  const loseFocus = useRef(onFocusLost);
  useEffect(() => void (loseFocus.current = onFocusLost), [onFocusLost]);
  // Before the section leaves the document: afterwards the focus is on the body.
  useLayoutEffect(() => {
    const shown = section.current;
    return () => {
      if (shown?.contains(document.activeElement)) loseFocus.current();
    };
  }, []);
  const close = () => onSide(null);
  useEscape(content.show === "request" ? null : close);
  return (
    <section
      ref={section}
      className={styles["side"]}
      hidden={isHidden}
      aria-labelledby={id}
      {...writingTargetProps}
    >
      <div className={styles["head"]}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <SideTitle {...props} />
        </h2>
        {content.show !== "request" && (
          <button type="button" className={styles["close"]} aria-label={t`Close`} onClick={close}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <SideBody {...props} />
    </section>
  );
}

/** Escape closes what a hand opened; a dialog over it goes first. */
function useEscape(close: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) close?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [close]);
}

function SideBody({ content, session, appointment, tools, panels, canBeCalled, requests, onSide }: Props) {
  const close = () => onSide(null);
  switch (content.show) {
    case "panel":
      return <content.panel.Body session={session} appointment={appointment} onClose={close} />;
    case "more":
      return <more.Part tools={tools} panels={panels} canBeCalled={canBeCalled} onSide={onSide} />;
    case "call-back":
      return <callBack.Part session={session} onSend={requests.askForCall} onNo={close} onDone={close} />;
    case "request":
      return (
        <request.Part
          key={content.request.id}
          request={content.request}
          session={session}
          appointment={appointment}
          requests={requests}
          onDanger={(values) => onSide({ show: "danger", values })}
        />
      );
    case "danger":
      return <danger.Part values={content.values} appointment={appointment} />;
  }
}
