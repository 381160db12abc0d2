import { type HelpLine, violenceLinesOf } from "@anteroom/domain/health/violence/violence-lines";
import type { Violence } from "@anteroom/domain/health/violence/violence-words";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { eraseDrafts } from "../booking/erase-booking.ts";
import styles from "./crisis-help.module.css";
import type { HelpProps } from "./self-harm-help.tsx";
import { EmergencyCall } from "./emergency-call.tsx";
import { LazyNotifyClinic } from "./lazy-notify-clinic.tsx";

type Props = Omit<HelpProps, "heading" | "reason"> & { kind: Violence };

/** A page that reveals nothing about the person who opens it. */
const neutralPage = "https://www.google.com/";

/**
 * Renders the help for violence by someone close, scrolled into view: phone and text lines of the clinic's
 * country, police or emergency number, people to talk to. Its quick exit erases the drafts of booking and
 * check, and replaces the page by a search engine.
 */
export function ViolenceHelp({ kind, notify, occasion, isRead = false }: Props) {
  const { clinicPhone, country } = useClinic().settings;
  const [isSeen, setSeen] = useState(false);
  const calls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    calls.current?.scrollIntoView({ block: "nearest" });
  }, [occasion]);
  const lines = violenceLinesOf(country);
  const called = [
    ...(kind === "child-violence" && lines ? [lines.child] : []),
    ...(lines ? [lines.violence] : []),
  ];
  return (
    <div className={`stack g4 ${styles["help"] ?? ""}`} data-crisis-help data-violence-help>
      <Banner tone="stop" role="alert">
        <strong>
          <Trans>This is not your fault. You can get help.</Trans>
        </strong>{" "}
        <Trans>Talk to someone now. If you are in danger, call for help right away.</Trans>
      </Banner>
      <div className="stack g3" ref={calls}>
        <InDanger police={lines?.police ?? null} />
        {called.map((line) => (
          <CallLine key={line.number} line={line} isChild={line === lines?.child} />
        ))}
        {lines?.text && <TextLine line={lines.text} />}
        <LeavePage />
      </div>
      <p>
        <Trans>
          Someone else may see a call or a message on this phone or its bill. If that is not safe, use another
          phone.
        </Trans>
      </p>
      <p>
        <Trans>Talk to someone you trust: a friend, a teacher, a neighbour.</Trans>
      </p>
      {clinicPhone !== null && (
        <ButtonLink kind="outlined" isBlock icon="phone" href={`tel:${clinicPhone.replaceAll(" ", "")}`}>
          <Trans>Call the clinic</Trans>
        </ButtonLink>
      )}
      {notify && (
        <>
          <p>
            <Trans>The clinic may call you back. Tell it only if it is safe for you to answer.</Trans>
          </p>
          <LazyNotifyClinic {...notify} isOffered onSeen={setSeen} />
        </>
      )}
      {!isSeen && !isRead && (
        <p className="sm muted">
          <Trans>No one at the clinic has seen this yet.</Trans>
        </p>
      )}
    </div>
  );
}

/** In some countries the number for illness does not bring the police: both are shown then. */
function InDanger({ police }: { police: HelpLine | null }) {
  const { emergencyNumber } = useClinic().settings;
  if (police === null || police.number === emergencyNumber) return <EmergencyCall />;
  return (
    <>
      <ButtonLink kind="danger" isBlock icon="phone" href={hrefOf("tel", police)}>
        <Trans>
          In danger? Call the police: <Number line={police} />
        </Trans>
      </ButtonLink>
      {emergencyNumber !== null && (
        <ButtonLink kind="outlined" isBlock icon="phone" href={`tel:${emergencyNumber}`}>
          <Trans>
            Hurt? Call <bdi dir="ltr">{emergencyNumber}</bdi>
          </Trans>
        </ButtonLink>
      )}
    </>
  );
}

function CallLine({ line, isChild }: { line: HelpLine; isChild: boolean }) {
  const number = <Number line={line} />;
  return (
    <div className="stack g1">
      <ButtonLink isBlock icon="phone" href={hrefOf("tel", line)}>
        {isChild ? (
          <Trans>Call the helpline for children: {number}</Trans>
        ) : (
          <Trans>Call the violence helpline: {number}</Trans>
        )}
      </ButtonLink>
      <p className="sm muted">
        <bdi>{line.name}</bdi>.{" "}
        {line.isAlwaysOpen ? (
          <Trans>Free, day and night.</Trans>
        ) : (
          <Trans>Free. Closed at night, at weekends and on public holidays.</Trans>
        )}
      </p>
    </div>
  );
}

function TextLine({ line }: { line: HelpLine }) {
  return (
    <ButtonLink kind="outlined" isBlock icon="chat" href={hrefOf("sms", line)}>
      <Trans>
        Can’t talk? Send a text message to <Number line={line} />
      </Trans>
    </ButtonLink>
  );
}

const hrefOf = (scheme: "tel" | "sms", { number }: HelpLine) => `${scheme}:${number.replaceAll(" ", "")}`;

function Number({ line: { number } }: { line: HelpLine }) {
  return <bdi dir="ltr">{number}</bdi>;
}

/** Goes to a page that tells nothing, in place of this one, and forgets what was typed into a booking or a check. */
function LeavePage() {
  const { storage } = useApp();
  return (
    <div className="stack g1">
      <Button
        kind="quiet"
        onClick={() => {
          eraseDrafts(deviceMemory(storage));
          location.replace(neutralPage);
        }}
      >
        <Trans>Leave this page now</Trans>
      </Button>
      <p className="sm muted">
        <Trans>It opens a search page. Pages you visited before stay in the browser’s history.</Trans>
      </p>
    </div>
  );
}
