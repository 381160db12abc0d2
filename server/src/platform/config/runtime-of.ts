import type { RuntimeConfiguration } from "@anteroom/contract/page";
import type { Realtime } from "../../ports/realtime.ts";
import type { Config } from "./config.ts";

/**
 * Returns the installation's part of the pages' runtime configuration. Each request adds the clinic. It is read
 * at run time, so one build fits every installation.
 */
export function runtimeConfigurationOf(
  config: Config,
  codeVersion: string,
  realtime: Pick<Realtime, "address">,
): Omit<RuntimeConfiguration, "tenant"> {
  return {
    environment: config.environment,
    apiBaseUrl: config.API_BASE_URL ?? "/api/",
    logoUrl: config.LOGO_URL,
    symptomSdkUrl: config.SYMPTOM_SDK_URL ?? null,
    pushKey: config.push?.publicKey ?? null,
    errorReportingKey: config.SENTRY_DSN ?? null,
    analyticsKey: config.ANALYTICS_KEY ?? null,
    analyticsUrl: config.ANALYTICS_URL,
    videoKey: config.VIDEO_KEY ?? null,
    releaseVersion: config.RELEASE_VERSION,
    codeVersion,
    realtime: { ...realtime.address, authEndpoint: config.REALTIME_AUTH_URL ?? null },
  };
}
