import { analyticsRules } from "../shared/constants.ts";
import type { RuntimeConfiguration } from "./runtime-configuration.ts";

/** The longest pause between two attempts to send while the service is unavailable, in ms. */
export const analyticsLongestPauseMs = 600_000;
/** The most events that are queued while the service is unavailable; the oldest are dropped first. */
export const analyticsQueueSize = 500;

/** The prefix of a device id in the wire format, which distinguishes it from a person's id (D.66). */
export const devicePrefix = "$device:";

/**
 * Returns whether events are sent: only with a key, and only in the environments of `analyticsRules`
 * (S9.ANALYTICS.01, .02, S3.RUN.08). Consent is checked elsewhere.
 */
export function isAnalyticsActive(
  runtime: Pick<RuntimeConfiguration, "environment" | "analyticsKey">,
): boolean {
  const { environments } = analyticsRules;
  return runtime.analyticsKey !== null && environments.some((name) => name === runtime.environment);
}

/**
 * Returns the visitor id to use after `offered` was set: an empty id and a device's id (`devicePrefix`) never replace
 * the current one (S5.ANALYTICS.01).
 */
export function distinctIdAfter(current: string, offered: string): string {
  return offered === "" || offered.startsWith(devicePrefix) ? current : offered;
}
