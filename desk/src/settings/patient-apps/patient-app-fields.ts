import type { PatientApp } from "@anteroom/client/schemas";
import {
  deskLaunchScope,
  isReturnAddress,
  kindsOfScopes,
  launchScopes,
  scopesForKinds,
  type RecordKind,
} from "@anteroom/domain/clinic/patient-app-scopes";

/** The values of the form of an app that patients connect. */
export type EnteredPatientApp = {
  name: string;
  privacyUrl: string;
  /** Where patients are sent back to, one a line. */
  addresses: string;
  kinds: readonly RecordKind[];
  /** Whether patients may let it read for longer than an hour. */
  isLasting: boolean;
  /** Where the desk opens the app; "" where it does not. */
  launchUrl: string;
  /** Where a confidential app publishes its keys; "" for a public one, or for keys that were pasted by the API. */
  keysUrl: string;
};

/** A field of that form that can be wrong. */
export type PatientAppField = "name" | "privacyUrl" | "addresses" | "kinds" | "launchUrl" | "keysUrl";

/** The form's values for a new app. */
export const newPatientApp: EnteredPatientApp = {
  name: "",
  privacyUrl: "",
  addresses: "",
  kinds: [],
  isLasting: true,
  launchUrl: "",
  keysUrl: "",
};

/**
 * Converts an app to the form's values; null when its scopes are finer than kinds of data, which
 * the form would widen.
 */
export function patientAppToForm(app: PatientApp): EnteredPatientApp | null {
  const { name, privacy_url: privacyUrl, redirect_uris: addresses, scopes, jwks_uri: keysUrl } = app;
  const { launch_url: launchUrl } = app;
  const form: EnteredPatientApp = {
    name,
    privacyUrl: privacyUrl ?? "",
    addresses: addresses.join("\n"),
    kinds: kindsOfScopes(scopes),
    isLasting: scopes.includes("offline_access"),
    launchUrl: launchUrl ?? "",
    keysUrl: keysUrl ?? "",
  };
  const written = new Set(scopesOf(form));
  return written.size === new Set(scopes).size && scopes.every((scope) => written.has(scope)) ? form : null;
}

/**
 * Converts the form's values to the API's body, without checking them. `stored` is the app that
 * is changed, whose pasted keys stay; null for a new one.
 */
export function patientAppBody(form: EnteredPatientApp, stored: PatientApp | null) {
  const keysUrl = form.keysUrl.trim();
  return {
    name: form.name.trim(),
    privacy_url: form.privacyUrl.trim() === "" ? null : form.privacyUrl.trim(),
    launch_url: form.launchUrl.trim() === "" ? null : form.launchUrl.trim(),
    redirect_uris: addressesOf(form),
    scopes: scopesOf(form),
    jwks: keysUrl === "" ? (stored?.jwks ?? null) : null,
    jwks_uri: keysUrl === "" ? null : keysUrl,
  };
}

/** Returns the fields with invalid values; empty when the form can be sent. */
export function faultyFields(form: EnteredPatientApp): ReadonlySet<PatientAppField> {
  const addresses = addressesOf(form);
  const faults = new Set<PatientAppField>();
  if (form.name.trim() === "") faults.add("name");
  if (form.kinds.length === 0) faults.add("kinds");
  if (addresses.length === 0 || addresses.length > 10 || !addresses.every(isReturnAddress))
    faults.add("addresses");
  if (form.launchUrl.trim() !== "" && !isReturnAddress(form.launchUrl.trim())) faults.add("launchUrl");
  for (const field of ["privacyUrl", "keysUrl"] as const)
    if (form[field].trim() !== "" && !/^https:\/\/[^/\s]\S*$/.test(form[field].trim())) faults.add(field);
  return faults;
}

function addressesOf({ addresses }: EnteredPatientApp): string[] {
  return addresses
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function scopesOf({ kinds, isLasting, launchUrl }: EnteredPatientApp): string[] {
  const launch = launchScopes.filter((scope) => isLasting || scope !== "offline_access");
  const ofDesk = launchUrl.trim() === "" ? [] : [deskLaunchScope];
  return scopesForKinds([...launch, ...ofDesk, "patient/*.rs"], kinds);
}
