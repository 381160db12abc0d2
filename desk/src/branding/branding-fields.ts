import { colourNames, type ColourName } from "@anteroom/domain/clinic/colour-verdict";
import type { ClinicColours } from "@anteroom/domain/clinic/theme";
import { asRecord } from "@anteroom/domain/shared/record";

/** What a person has entered; a colour that is empty is not given. */
export type EnteredBranding = { name: string; colours: Record<ColourName, string> };

type Manifest = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The fields as a clinic's manifest has them. */
export function brandingToForm(manifest: Manifest): EnteredBranding {
  const { patientPrimaryColor } = manifest;
  const given: Manifest = { ...asRecord(manifest["brandColors"]), patientPrimaryColor };
  const colours = Object.fromEntries(colourNames.map((name) => [name, textOf(given[name])]));
  return { name: textOf(manifest["name"]), colours: colours as EnteredBranding["colours"] }; // a text for each name
}

/** The colours that are given, as the theme takes them. */
export function coloursOf({ colours }: EnteredBranding): ClinicColours {
  const { patientPrimaryColor, ...others } = colours;
  const given = Object.entries(others).filter(([, colour]) => colour.trim() !== "");
  return {
    ...(patientPrimaryColor.trim() === "" ? {} : { patientPrimaryColor: patientPrimaryColor.trim() }),
    brandColors: Object.fromEntries(given.map(([name, colour]) => [name, colour.trim()])),
  };
}

/** The manifest with what was entered; whatever else it says stays. */
export function manifestWithBranding(manifest: Manifest, entered: EnteredBranding): Record<string, unknown> {
  const others = Object.entries(manifest).filter(([name]) => name !== "patientPrimaryColor");
  return { ...Object.fromEntries(others), ...coloursOf(entered), name: entered.name.trim() };
}
