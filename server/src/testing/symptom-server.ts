import {
  launchDemoSymptoms,
  type DemoSymptoms,
  type Failing,
} from "../adapters/demo-symptoms/demo-server.ts";
import { infermedicaSymptoms } from "../adapters/infermedica-symptoms/infermedica-symptoms.ts";
import type { OpenSymptomService } from "../ports/symptom-service.ts";

export type SymptomServer = DemoSymptoms;
export type { Failing };

export const symptomKey = { appId: "app", appKey: "very-secret-key" };

/** A symptom checker of another company on this machine, which remembers what it was asked. */
export function openSymptomServer(): Promise<SymptomServer> {
  return launchDemoSymptoms(symptomKey, { records: true });
}

/** How our own server asks it; impatient, as tests are. */
export function servicesAt({ origin }: SymptomServer, now: () => Date): OpenSymptomService {
  return infermedicaSymptoms({
    keys: new Map([[origin, symptomKey]]),
    now,
    report: () => {},
    timeoutMs: 2000,
    specialtyOf: () => ({ slug: "general-practice", words: "General practice" }),
  });
}
