type Environment = "development" | "qa" | "staging" | "production";

/**
 * The configuration that a page receives at run time, as one object (S3.RUN.01-.11). A null key means that the
 * service is not used.
 */
export type RuntimeConfiguration = {
  environment: Environment;
  /** Slug of the clinic; null on a host that names none. */
  tenant: string | null;
  /** Ends in a slash (D.04). */
  apiBaseUrl: string;
  /** Shown until the clinic's own logo has loaded. */
  logoUrl: string;
  symptomSdkUrl: string | null;
  pushKey: string | null;
  errorReportingKey: string | null;
  analyticsKey: string | null;
  videoKey: string | null;
  /** The label of the release, for error reports and the API document. */
  releaseVersion: string;
  /** Identifies the built code; a page compares it with `x-code-version` to find a newer one. */
  codeVersion: string;
};
