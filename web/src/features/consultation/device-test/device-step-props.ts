import type { StepResult } from "@anteroom/domain/call/device-verdict";
import type { LocalMedia } from "../../../media/local-media.ts";

/**
 * Props of each step of the device test. `index`: its place in `testSteps`; `details`: address of the
 * appointment's page; `doctor`: name.
 */
export type StepProps = {
  media: LocalMedia;
  doctor: string | undefined;
  details: string;
  index: number;
  onBack: () => void;
  onResult: (result: StepResult) => void;
};

/** The steps of the device test in order. */
export const testSteps = ["camera", "speaker", "microphone", "network"] as const;
/** A step of the device test. */
export type TestStepName = (typeof testSteps)[number];
