import { analyticsRules } from "../shared/constants.ts";
import type { RuntimeConfiguration } from "./runtime-configuration.ts";

/** While the service is away: the longest pause between two attempts, in ms. */
export const analyticsLongestPauseMs = 600_000;
/** The most that waits for a service that is away, in events; the oldest go first. */
export const analyticsQueueSize = 500;

/** D.66: what the wire format puts before the number of a device, so that it is never taken for a person. */
export const devicePrefix = "$device:";

/** S9.ANALYTICS.01, .02, S3.RUN.08: only where real visitors are or are rehearsed, and only with a key. */
export function isAnalyticsActive(
  runtime: Pick<RuntimeConfiguration, "environment" | "analyticsKey">,
): boolean {
  const { environments } = analyticsRules;
  return runtime.analyticsKey !== null && environments.some((name) => name === runtime.environment);
}

/** S5.ANALYTICS.01: the id after one was offered. That of a device names nobody: the one there was stays. */
export function distinctIdAfter(current: string, offered: string): string {
  return offered === "" || offered.startsWith(devicePrefix) ? current : offered;
}
