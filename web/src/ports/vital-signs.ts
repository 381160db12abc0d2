import type { VitalName, VitalValues } from "@anteroom/domain/vital-values";

/**
 * One way to come by vital signs during a visit: entered by hand, or read by the camera (which then borrows the very
 * track the call sends; nobody opens a second one).
 */
export type VitalSigns = {
  sourceSystem: "manual" | "camera";
  /** What this way can find out, in the order it is asked for. */
  names: readonly VitalName[];
  /** Keeps the values. `stopped`: the request was stopped meanwhile, so nothing is kept. */
  keep: (values: VitalValues) => Promise<"kept" | "stopped" | "failed">;
};

/** How values get to the clinic; `code` is the contract's for what went wrong. */
export type SaveVitals = (
  sourceSystem: "manual",
  values: VitalValues,
) => Promise<{ isOk: true } | { isOk: false; failure: { code: string } }>;
