import type { StepResult } from "@anteroom/domain/call/device-verdict";
import type { LocalMedia } from "../../../media/local-media.ts";

/** What every step of the device test gets. */
export type StepProps = {
  media: LocalMedia;
  doctor: string | undefined;
  details: string;
  index: number;
  onBack: () => void;
  onResult: (result: StepResult) => void;
};

/** The steps of the test, in their order. */
export const testSteps = ["camera", "speaker", "microphone", "network"] as const;
export type TestStepName = (typeof testSteps)[number];
