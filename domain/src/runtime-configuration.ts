import { asRecord, asText } from "./record.ts";

const environments = ["development", "qa", "staging", "production"] as const;
type Environment = (typeof environments)[number];

/** S3.RUN.01-.11: what the page is told when it runs, as one object; a key that is null means that the service is not used. */
export type RuntimeConfiguration = {
  environment: Environment;
  /** Slug of the clinic; null on a host that names none. */
  tenant: string | null;
  /** Ends in a slash (D.04). */
  apiBaseUrl: string;
  /** Shown until the clinic's own logo is known. */
  logoUrl: string;
  symptomSdkUrl: string | null;
  pushKey: string | null;
  errorReportingKey: string | null;
  analyticsKey: string | null;
  videoKey: string | null;
  releaseVersion: string;
  codeVersion: string;
};

/** The configuration from what the environment gives. Without a known environment it is production: nothing opens by a slip. */
export function readRuntimeConfiguration(given: unknown): RuntimeConfiguration {
  const fields = asRecord(given) ?? {};
  const apiBaseUrl = asText(fields.apiBaseUrl) ?? "/api/";
  return {
    environment: environments.find((name) => name === fields.environment) ?? "production",
    tenant: asText(fields.tenant, 100),
    apiBaseUrl: apiBaseUrl.endsWith("/") ? apiBaseUrl : `${apiBaseUrl}/`,
    logoUrl: asText(fields.logoUrl) ?? "/logo.svg",
    symptomSdkUrl: asText(fields.symptomSdkUrl),
    pushKey: asText(fields.pushKey),
    errorReportingKey: asText(fields.errorReportingKey),
    analyticsKey: asText(fields.analyticsKey),
    videoKey: asText(fields.videoKey),
    releaseVersion: asText(fields.releaseVersion, 100) ?? "development",
    codeVersion: asText(fields.codeVersion, 100) ?? "development",
  };
}
