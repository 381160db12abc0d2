import type { Hints } from "../../../platform/realtime/hints.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";

/** What this journey needs besides the services: the whole registry, and those who have to hear of an erasure. */
export type MyDataDeps = {
  registry: readonly PersonalData[];
  hints: Pick<Hints, "appointmentChanged">;
  forgetSession: (tokenHash: Buffer) => void;
  /** Takes away the bytes whose rows are gone. */
  forgetFiles: (tenantId: number) => Promise<unknown>;
} & Pick<Services, "jobs" | "config">;
