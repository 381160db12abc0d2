import type { Hints } from "../../../platform/realtime/hints.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";

/** The registry of personal data, and the listeners of an erasure. */
export type MyDataDeps = {
  registry: readonly PersonalData[];
  hints: Pick<Hints, "appointmentChanged">;
  forgetSession: (tokenHash: Buffer) => void;
  /** Deletes the stored bytes of deleted rows. */
  forgetFiles: (tenantId: number) => Promise<unknown>;
} & Pick<Services, "jobs" | "config">;
