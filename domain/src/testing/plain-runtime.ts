import type { RuntimeConfiguration } from "../clinic/runtime-configuration.ts";

/** For tests: the configuration of an installation that uses no outside service. */
export const plainRuntime: RuntimeConfiguration = {
  environment: "production",
  tenant: null,
  apiBaseUrl: "/api/",
  logoUrl: "/logo.svg",
  symptomSdkUrl: null,
  pushKey: null,
  errorReportingKey: null,
  analyticsKey: null,
  videoKey: null,
  releaseVersion: "development",
  codeVersion: "development",
};
