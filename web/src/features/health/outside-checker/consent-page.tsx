import { beginSymptomCheck } from "@anteroom/contract/health/symptom-checks";
import type { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { storeCheckConsent } from "./check-consent.ts";

type Props = {
  outside: NonNullable<ReturnType<typeof outsideCheckerOf>>;
  /** Ways on without a check. */
  waysOn: ReactNode;
  onAgreed: (check: string) => void;
};

/**
 * Asks for consent before data leaves the device: which company, what is sent and what is not. Agreeing
 * begins a check on the clinic's server, stores the consent and calls `onAgreed` with its id; if that fails
 * nothing is stored. Refusing renders `waysOn` and can be taken back.
 */
export function ConsentPage({ outside, waysOn, onAgreed }: Props) {
  const { api, clock, storage } = useApp();
  const [answer, setAnswer] = useState<"asked" | "sending" | "lost" | "refused">("asked");
  const { company } = outside;
  const name = <bdi>{company}</bdi>;
  const agree = async () => {
    setAnswer("sending");
    const began = await api.call(beginSymptomCheck, { body: { company } });
    if (!began.isOk) return setAnswer("lost");
    const { check } = began.data.data.entity;
    storeCheckConsent(deviceMemory(storage), { company, check }, clock.now());
    onAgreed(check);
  };
  if (answer === "refused")
    return (
      <Refused>
        {waysOn}
        <Button kind="quiet" onClick={() => setAnswer("asked")}>
          <Trans>Read what would be sent</Trans>
        </Button>
      </Refused>
    );
  return (
    <>
      <h1>
        <Trans>The symptom check is made by {name}</Trans>
      </h1>
      <p>
        <Trans>
          {name}, another company, asks the questions and judges your answers. It does so only if you agree.
        </Trans>
      </p>
      {outside.isDemo && <DemoBanner />}
      <Sheet className="stack g2">
        <h2>
          <Trans>What {name} receives</Trans>
        </h2>
        <ul className="dots">
          <li>
            <Trans>the age and the sex assigned at birth</Trans>
          </li>
          <li>
            <Trans>what you write or choose about the symptoms, and your answers</Trans>
          </li>
        </ul>
        <h2>
          <Trans>What it doesn’t receive</Trans>
        </h2>
        <ul className="dots">
          <li>
            <Trans>your name, contact details, account and appointments</Trans>
          </li>
        </ul>
        <p>
          <Trans>Please don’t write names or numbers of people into the description.</Trans>
        </p>
        {outside.kind === "script" && (
          <p>
            <Trans>
              A program of {name} is loaded for this. It runs closed off from the rest of this page.
            </Trans>
          </p>
        )}
        <p className="sm muted">
          <Trans>
            The clinic keeps when you agreed, not your answers. They stay on this device for a day, and the
            clinic gets them only if you include them in a booking.
          </Trans>
        </p>
        {outside.privacyUrl !== null && (
          <a href={outside.privacyUrl} target="_blank" rel="noreferrer" className={textLinkClass()}>
            <Trans>How {name} handles data</Trans>
          </a>
        )}
      </Sheet>
      {answer === "lost" && (
        <Banner tone="warn" icon="warning-fill" role="alert">
          <Trans>
            That didn’t work, and nothing was sent to {name}. Check your connection and try again.
          </Trans>
        </Banner>
      )}
      <div className="stack g3">
        <Button isBlock isPending={answer === "sending"} onClick={() => void agree()}>
          <Trans>Yes, I agree</Trans>
        </Button>
        <Button kind="outlined" isBlock onClick={() => setAnswer("refused")}>
          <Trans>No, send nothing</Trans>
        </Button>
      </div>
    </>
  );
}

function Refused({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Nothing was sent</Trans>
      </h1>
      <p>
        <Trans>
          A doctor can ask you the same questions, and the clinic can help you find the right one.
        </Trans>
      </p>
      <div className="stack g3">{children}</div>
    </>
  );
}

/** Says that the service is a demonstration only. */
export function DemoBanner() {
  return (
    <Banner tone="warn" icon="warning-fill">
      <DemoText />
    </Banner>
  );
}

/** The text of `DemoBanner`. */
export function DemoText() {
  return (
    <Trans>This is a demonstration. The service is invented, knows little and gives no medical advice.</Trans>
  );
}
