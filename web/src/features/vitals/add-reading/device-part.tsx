import type { DeviceKind } from "@anteroom/domain/vitals/gatt/device-reading";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import type {
  DeviceProblem,
  DeviceResult,
  DeviceStep,
  HealthDevices,
} from "../../../ports/health-devices.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { useDeviceSteps, useProblemMessages } from "./use-reading-labels.ts";

type Props = {
  kind: DeviceKind;
  onRead: (result: Extract<DeviceResult, { ok: true }>) => void;
  onProblem: (problem: DeviceProblem | null) => void;
};

/**
 * Renders the button that reads a value from a Bluetooth device (within the tap), or why that does not work
 * here; nothing until the support is known, which it fetches when mounted. `onProblem` receives null at each
 * start, and "stopped" also after unmounting, which aborts. The value is neither checked nor sent here.
 */
export function DevicePart({ kind, onRead, onProblem }: Props) {
  const { devices, support } = useDevices();
  const steps = useDeviceSteps();
  const words = useProblemMessages();
  const [step, setStep] = useState<DeviceStep | null>(null);
  const [problem, setProblem] = useState<DeviceProblem | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  if (devices === null || support === null) return null;
  if (support === "browser-cannot") return <Unsupported />;
  const read = async () => {
    const stopping = new AbortController();
    stop.current = stopping;
    setProblem(null);
    onProblem(null);
    const result = await devices.read(kind, { signal: stopping.signal, onStep: setStep });
    if (stop.current !== stopping) return;
    setStep(null);
    if (result.ok) return onRead(result);
    setProblem(result.problem);
    onProblem(result.problem);
  };
  return (
    <div className="stack g3">
      {step === null ? (
        <Button kind="outlined" isBlock icon="heartbeat" onClick={() => void read()}>
          <Trans>Read from my Bluetooth device</Trans>
        </Button>
      ) : (
        <>
          <output>
            <Banner icon="hourglass-fill">
              {step === "choosing" ? (
                <Trans>Turn the device on and pick it from the list your browser shows.</Trans>
              ) : step === "connecting" ? (
                <Trans>Connecting to the device…</Trans>
              ) : (
                steps[kind]
              )}
            </Banner>
          </output>
          <Button kind="outlined" isBlock onClick={() => stop.current?.abort()}>
            <Trans>Stop</Trans>
          </Button>
        </>
      )}
      {support === "bluetooth-off" && step === null && (
        <p className="sm muted">
          <Trans>Bluetooth is off or missing here. Turn it on, or enter the numbers by hand.</Trans>
        </p>
      )}
      {problem !== null && (
        <Banner tone="warn" role="alert">
          {words[problem]}
        </Banner>
      )}
    </div>
  );
}

function Unsupported() {
  return (
    <p className="sm muted">
      <Trans>
        This browser can’t reach Bluetooth devices. Enter the numbers by hand, or open this page in Chrome on
        Android or on a computer.
      </Trans>
    </p>
  );
}

/** The devices in reach of this browser, and whether it reaches any; fetched before somebody presses, as a press is needed to pick one. */
function useDevices() {
  const { healthDevices } = useApp();
  const [found, setFound] = useState<{
    devices: HealthDevices | null;
    support: Awaited<ReturnType<HealthDevices["support"]>> | null;
  }>({ devices: null, support: null });
  useEffect(() => {
    healthDevices().then(
      async (devices) => setFound({ devices, support: await devices.support() }),
      () => {}, // offline: the numbers are entered by hand
    );
  }, [healthDevices]);
  return found;
}
