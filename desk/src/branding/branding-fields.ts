import { colourNames, type ColourName } from "@anteroom/domain/clinic/colour-verdict";
import type { ClinicColours } from "@anteroom/domain/clinic/theme";
import { asRecord } from "@anteroom/domain/shared/record";

/** The values of the branding form; an empty colour is not set. */
export type EnteredBranding = { name: string; colours: Record<ColourName, string> };

type Manifest = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Converts a clinic's manifest to the form's values. What is missing or not a text becomes empty.
 */
export function brandingToForm(manifest: Manifest): EnteredBranding {
  const { patientPrimaryColor } = manifest;
  const given: Manifest = { ...asRecord(manifest["brandColors"]), patientPrimaryColor };
  const colours = Object.fromEntries(colourNames.map((name) => [name, textOf(given[name])]));
  return { name: textOf(manifest["name"]), colours: colours as EnteredBranding["colours"] }; // a text for each name
}

/** Returns the colours that are set, as the theme takes them; does not check them. */
export function coloursOf({ colours }: EnteredBranding): ClinicColours {
  const { patientPrimaryColor, ...others } = colours;
  const given = Object.entries(others).filter(([, colour]) => colour.trim() !== "");
  return {
    ...(patientPrimaryColor.trim() === "" ? {} : { patientPrimaryColor: patientPrimaryColor.trim() }),
    brandColors: Object.fromEntries(given.map(([name, colour]) => [name, colour.trim()])),
  };
}

/** Returns the manifest with the form's name and colours, trimmed; empty colours are removed, other fields stay. */
export function manifestWithBranding(manifest: Manifest, entered: EnteredBranding): Record<string, unknown> {
  const others = Object.entries(manifest).filter(([name]) => name !== "patientPrimaryColor");
  return { ...Object.fromEntries(others), ...coloursOf(entered), name: entered.name.trim() };
}

/** Returns whether two forms hold the same branding. */
export const isSameBranding = (one: EnteredBranding, other: EnteredBranding): boolean =>
  one.name.trim() === other.name.trim() &&
  colourNames.every((name) => one.colours[name].trim() === other.colours[name].trim());
