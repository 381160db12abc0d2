import type { Hints } from "../../platform/hints.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Jobs } from "../../platform/jobs.ts";

/** What this journey needs besides the services: the whole registry, and those who have to hear of an erasure. */
export type MyDataParts = {
  registry: readonly PersonalData[];
  hints: Pick<Hints, "appointmentChanged">;
  forgetSession: (tokenHash: Buffer) => void;
  jobs: Pick<Jobs, "send">;
};
