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

/** Credentials that the local symptom checker accepts. */
export const symptomKey = { appId: "app", appKey: "very-secret-key" };

/** Starts a local symptom checker with the API of Infermedica that records its requests. */
export function openSymptomServer(): Promise<SymptomServer> {
  return launchDemoSymptoms(symptomKey, { records: true });
}

/** Returns the product's client of that server, with a timeout of 2 s. */
export function servicesAt({ origin }: SymptomServer, now: () => Date): OpenSymptomService {
  return infermedicaSymptoms({
    keys: new Map([[origin, symptomKey]]),
    now,
    report: () => {},
    timeoutMs: 2000,
    specialtyOf: () => ({ slug: "general-practice", words: "General practice" }),
  });
}
