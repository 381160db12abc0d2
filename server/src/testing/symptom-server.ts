import {
  launchDemoSymptoms,
  type DemoSymptoms,
  type Failing,
} from "../adapters/demo-symptoms/demo-server.ts";
import { infermedicaSymptoms } from "../adapters/infermedica-symptoms/infermedica-symptoms.ts";
import type { OpenSymptomService } from "../ports/symptom-service.ts";

/** A local external symptom checker. */
export type SymptomServer = DemoSymptoms;
export type { Failing };

/** Its credentials. */
export const symptomKey = { appId: "app", appKey: "very-secret-key" };

/** Starts a local external symptom checker that records its requests. */
export function openSymptomServer(): Promise<SymptomServer> {
  return launchDemoSymptoms(symptomKey, { records: true });
}

/** Returns our client for it, with a short timeout. */
export function servicesAt({ origin }: SymptomServer, now: () => Date): OpenSymptomService {
  return infermedicaSymptoms({
    keys: new Map([[origin, symptomKey]]),
    now,
    report: () => {},
    timeoutMs: 2000,
    specialtyOf: () => ({ slug: "general-practice", words: "General practice" }),
  });
}
