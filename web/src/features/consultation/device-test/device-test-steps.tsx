import type { DeviceTestResults, StepResult } from "@anteroom/domain/call/device-verdict";
import type { NetworkFacts } from "@anteroom/domain/call/network-verdict";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { openStoredDevices } from "../../../media/device-choice.ts";
import { createLocalMedia } from "../../../media/local-media.ts";
import { Button } from "../../../ui/button.tsx";
import { usePreload, lazyPart } from "../../../ui/lazy.tsx";
import { ContactClinicLine } from "../waiting-room/contact-clinic.tsx";
import { CameraStep } from "./device-step-camera.tsx";
import type { StepProps } from "./device-step-props.ts";
import { MicrophoneStep } from "./device-step-microphone.tsx";
import { SpeakerStep } from "./device-step-speaker.tsx";
import { soundTrouble, TroublePage } from "../../../shared/devices/device-trouble.tsx";
import { testSteps, type TestStepName } from "./device-step-props.ts";
import { useDeviceWatch, useMedia } from "../../../shared/devices/use-media.ts";

/** What the device test's first step does without, each a chunk of its own. */
const lazyNetwork = lazyPart(() => import("./device-step-network.tsx").then((module) => module.NetworkStep), {
  isPage: true,
});
const lazyVerdict = lazyPart(() => import("./device-result.tsx").then((module) => module.DeviceResult), {
  isPage: true,
});

type Props = { appointmentId: number; details: string; doctor: string | undefined };

const untested: DeviceTestResults = { camera: "skip", speaker: "skip", microphone: "skip", network: "skip" };

/**
 * Renders the device test, one step a screen, then the result, which is sent to the clinic. Opens camera and
 * microphone on mount, and stops all devices on unmount. A failed microphone replaces the camera or
 * microphone step with an error page. `doctor`: name; `details`: address of the appointment's page.
 */
export function DeviceTestSteps({ appointmentId, details, doctor }: Props) {
  const { storage, clock } = useApp();
  const [media] = useState(() => createLocalMedia(openStoredDevices(deviceMemory(storage), clock.now)));
  const [index, setIndex] = useState(0);
  const [results, setResults] = useState(untested);
  const [network, setNetwork] = useState<NetworkFacts | null>(null);
  useEffect(() => {
    void media.request(["camera", "microphone"]);
    return () => media.stopAll();
  }, [media]);
  useDeviceWatch(media);
  usePreload([lazyNetwork, lazyVerdict]);
  const trouble = soundTrouble(useMedia(media));
  const step = testSteps[index];
  if (step === undefined)
    return (
      <lazyVerdict.Part
        appointmentId={appointmentId}
        results={results}
        network={network}
        details={details}
        onBack={() => setIndex(index - 1)}
        onAgain={(again) => setIndex(testSteps.indexOf(again))}
      />
    );
  const onResult = (result: StepResult) => {
    setResults({ ...results, [step]: result });
    setIndex(index + 1);
  };
  if (trouble && (step === "camera" || step === "microphone"))
    return (
      <>
        <TroublePage media={media} trouble={trouble} onSkip={() => onResult("fail")} />
        <ContactClinicLine />
      </>
    );
  const common = { media, doctor, details, index, onBack: () => setIndex(index - 1), onResult };
  return <Step step={step} common={common} network={{ appointmentId, onFacts: setNetwork }} />;
}

type StepChoice = {
  step: TestStepName;
  common: StepProps;
  network: { appointmentId: number; onFacts: (facts: NetworkFacts | null) => void };
};

function Step({ step, common, network }: StepChoice) {
  switch (step) {
    case "camera":
      return <CameraStep {...common} />;
    case "speaker":
      return <SpeakerStep {...common} />;
    case "microphone":
      return <MicrophoneStep {...common} />;
    case "network":
      return (
        <lazyNetwork.Part
          {...network}
          index={common.index}
          onBack={common.onBack}
          onResult={common.onResult}
          otherwise={
            <Button kind="quiet" onClick={() => common.onResult("fail")}>
              <Trans>Skip</Trans>
            </Button>
          }
        />
      );
  }
}
