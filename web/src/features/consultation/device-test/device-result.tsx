import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import {
  judgeDeviceTest,
  type DeviceTestResults,
  type DeviceVerdict,
  type StepResult,
} from "@anteroom/domain/call/device-verdict";
import type { NetworkFacts } from "@anteroom/domain/call/network-verdict";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { readPageSurroundings } from "../../../media/surroundings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import styles from "./device-test.module.css";
import { testSteps, type TestStepName } from "./device-step-props.ts";
import { TestStep, useStepNames } from "./test-step.tsx";

type Props = {
  appointmentId: number;
  results: DeviceTestResults;
  network: NetworkFacts | null;
  details: string;
  onBack: () => void;
  onAgain: (step: TestStepName) => void;
};

const icons = { camera: "camera", speaker: "speaker", microphone: "microphone", network: "wifi" } as const;

/**
 * Renders the result of the device test step by step. Sends it to the clinic on mount and after each change,
 * without names of devices; a failed request can be repeated. `onAgain` repeats one step. `network` null: not
 * measured. `details`: the address that Done leads to.
 */
export function DeviceResult({ appointmentId, results, network, details, onBack, onAgain }: Props) {
  const names = useStepNames();
  const verdict = judgeDeviceTest(results);
  const { sending, again } = useSaved(appointmentId, results, network);
  return (
    <TestStep
      index={testSteps.length}
      onBack={onBack}
      title={<VerdictTitle verdict={verdict} />}
      lead={<VerdictText verdict={verdict} isSent={sending === "sent"} />}
      foot={
        <AppLink to={details} className={buttonClass()}>
          <Trans>Done</Trans>
        </AppLink>
      }
    >
      {sending === "failed" && (
        <Banner
          tone="warn"
          role="alert"
          action={
            <Button kind="quiet" isSmall onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We couldn’t send the result to the clinic.</Trans>
        </Banner>
      )}
      <Sheet isFlush>
        <Rows>
          {testSteps.map((step) => (
            <Row
              key={step}
              lead={<IconTile icon={icons[step]} />}
              end={
                results[step] !== "pass" && (
                  <Button kind="quiet" isSmall onClick={() => onAgain(step)}>
                    <Trans>Test again</Trans>
                    <span className="vh">: {names[step]}</span>
                  </Button>
                )
              }
            >
              <span className={styles["result"]}>
                <span className="b grow">{names[step]}</span>
                <ResultBadge result={results[step]} />
              </span>
            </Row>
          ))}
        </Rows>
      </Sheet>
      {verdict !== "ready" && <WayOut />}
    </TestStep>
  );
}

function ResultBadge({ result }: { result: StepResult }) {
  switch (result) {
    case "pass":
      return (
        <Badge tone="ok" icon="check-circle-fill">
          <Trans>Works</Trans>
        </Badge>
      );
    case "fail":
      return (
        <Badge tone="stop" icon="x-circle-fill">
          <Trans>Does not work</Trans>
        </Badge>
      );
    case "skip":
      return (
        <Badge icon="minus">
          <Trans>Skipped</Trans>
        </Badge>
      );
  }
}

function VerdictTitle({ verdict }: { verdict: DeviceVerdict }) {
  switch (verdict) {
    case "ready":
      return <Trans>You’re ready for your appointment</Trans>;
    case "sound-only":
      return <Trans>You’re ready, with sound only</Trans>;
    case "not-ready":
      return <Trans>Something isn’t working yet</Trans>;
    case "untried":
      return <Trans>Some tests were skipped</Trans>;
  }
}

/** That the clinic sees it is said once the clinic has it. */
function VerdictText({ verdict, isSent }: { verdict: DeviceVerdict; isSent: boolean }) {
  const seen = isSent && <Trans>The clinic can see this result.</Trans>;
  switch (verdict) {
    case "ready":
      return isSent ? (
        <Trans>The clinic can see that everything works.</Trans>
      ) : (
        <Trans>Everything works.</Trans>
      );
    case "sound-only":
      return (
        <>
          <Trans>Without a camera you can still hear each other.</Trans> {seen}
        </>
      );
    case "not-ready":
      return (
        <>
          <Trans>Test it again, or open your appointment on another device.</Trans> {seen}
        </>
      );
    case "untried":
      return <Trans>You can still join. We do a short check before every appointment.</Trans>;
  }
}

function WayOut() {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  if (phone === null) return null;
  return (
    <p className="muted sm">
      <Trans>
        Need a person? Call the clinic:{" "}
        <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
          {phone}
        </a>
        .
      </Trans>
    </p>
  );
}

/** Sends the result once it stands; names of devices stay here. */
function useSaved(appointmentId: number, results: DeviceTestResults, network: NetworkFacts | null) {
  const { api } = useApp();
  const [sending, setSending] = useState<"pending" | "sent" | "failed">("pending");
  const save = useCallback(async () => {
    const { browser, system } = readPageSurroundings();
    const answer = await api.call(saveDeviceCheck, {
      params: { appointment_id: appointmentId },
      body: {
        ...results,
        relay: network?.relay ?? null,
        round_trip_ms: network?.roundTripMs ?? null,
        loss_percent: network?.loss === null || !network ? null : Math.round(network.loss * 100),
        kilobits: network?.kilobits ?? null,
        browser,
        system,
      },
    });
    return answer.isOk ? "sent" : "failed";
  }, [api, appointmentId, results, network]);
  useEffect(() => {
    let isGone = false;
    void save().then((end) => isGone || setSending(end));
    return () => {
      isGone = true;
    };
  }, [save]);
  return { sending, again: () => void save().then(setSending) };
}
