import { accessSamples } from "./access-samples.ts";
import { appointmentSamples, bookingSamples, paymentSamples } from "./booking-samples.ts";
import { callSamples, fileSamples, guestSamples } from "./call-samples.ts";
import { accessToClinicSamples, configurationSamples, peopleSamples } from "./clinic-samples.ts";
import { connectedAppSamples, patientProviderSamples } from "./connection-samples.ts";
import { deskSamples } from "./desk-samples.ts";
import { recordSamples, surveySamples, symptomSamples } from "./health-samples.ts";
import { joinSamples } from "./join-samples.ts";
import { profileSamples } from "./profile-samples.ts";
import type { Samples } from "./sample.ts";
import { securitySamples } from "./security-samples.ts";

/**
 * Samples of every feature, by the endpoint's name. An endpoint without one is called with random
 * valid values.
 */
export const allSamples: Samples = {
  ...accessSamples,
  ...securitySamples,
  ...joinSamples,
  ...profileSamples,
  ...bookingSamples,
  ...paymentSamples,
  ...appointmentSamples,
  ...callSamples,
  ...guestSamples,
  ...fileSamples,
  ...surveySamples,
  ...recordSamples,
  ...symptomSamples,
  ...peopleSamples,
  ...accessToClinicSamples,
  ...configurationSamples,
  ...deskSamples,
  ...connectedAppSamples,
  ...patientProviderSamples,
};
