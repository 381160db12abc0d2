import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import type { DeviceTestResults, StepResult } from "@anteroom/domain/call/device-verdict";
import type { DeviceState } from "../../../media/local-media-state.ts";
import { readPageSurroundings } from "../../../media/surroundings.ts";
import type { SpeakerAnswer } from "./speaker-check.tsx";
import type { CallSession } from "../session/call-session.ts";

type Opened = Pick<DeviceState, "status">;
type Senses = {
  /** The microphone has heard a voice. */
  hasVoice: boolean;
  hearing: SpeakerAnswer;
};

/**
 * Returns the results of the short check before a call: `pass`, `fail` or `skip` for each device.
 * `skip` stands for a device that neither opened nor failed, a microphone that heard no voice, an
 * untested speaker, and always for the network.
 */
export function shortCheckResults(
  { camera, microphone }: Readonly<Record<"camera" | "microphone", Opened>>,
  { hasVoice, hearing }: Senses,
): DeviceTestResults {
  return {
    camera: opened(camera, true),
    microphone: opened(microphone, hasVoice),
    speaker:
      hearing === "heard" ? "pass" : hearing === "not-heard" || hearing === "no-sound" ? "fail" : "skip",
    network: "skip",
  };
}

const opened = ({ status }: Opened, works: boolean): StepResult =>
  status === "failed" ? "fail" : status === "on" && works ? "pass" : "skip";

/**
 * Sends the results with browser and system to the clinic, which sees them with the appointment (D.87). Never
 * rejects for a failed request.
 */
export function sendShortCheck(
  session: Pick<CallSession, "call">,
  results: DeviceTestResults,
): Promise<unknown> {
  const noLine = { relay: null, round_trip_ms: null, loss_percent: null, kilobits: null };
  const { browser, system } = readPageSurroundings();
  return session.call(saveDeviceCheck, { body: { ...results, ...noLine, browser, system } });
}
