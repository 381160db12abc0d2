import { asRecord, asText } from "../shared/record.ts";

/** The brand colours that a manifest may set, besides `patientPrimaryColor`. */
export const brandColorNames = [
  "colorBrand100",
  "colorBrand70",
  "colorBrand60",
  "colorBrand40",
  "colorBrand20",
  "colorBrand10",
  "colorBrandHover",
] as const;
type BrandColors = { [Name in (typeof brandColorNames)[number]]?: string | undefined };

/** A clinic's branding (spec §3), with the API's field names. Colours as `#rrggbb`. */
export type Manifest = {
  name: string;
  slug: string;
  businessAccountSlug: string;
  logoUrl: string;
  faviconUrl?: string | undefined;
  customFavicon?: string | undefined;
  alternativeMainImageUrl?: string | undefined;
  termsAndConditionsLink?: string | undefined;
  patientPrimaryColor?: string | undefined;
  brandColors: BrandColors;
  userTestingPlatform?: string | undefined;
};

/** Every field that a manifest may have. */
export const manifestNames = [
  "name",
  "slug",
  "businessAccountSlug",
  "logoUrl",
  "faviconUrl",
  "customFavicon",
  "alternativeMainImageUrl",
  "termsAndConditionsLink",
  "patientPrimaryColor",
  "brandColors",
  "userTestingPlatform",
] as const satisfies readonly (keyof Manifest)[];

/** The most characters of a clinic's name. */
export const clinicNameLength = 200;

/**
 * Reads a manifest; null where the clinic's name, slug or logo is missing or invalid. Other invalid values are left
 * out. `businessAccountSlug` defaults to the slug; colours become `#rrggbb` in lower case.
 */
export function readManifest(given: unknown): Manifest | null {
  const fields = asRecord(given);
  const name = asText(fields?.name, clinicNameLength);
  const slug = asText(fields?.slug, 100);
  const logoUrl = asAddress(fields?.logoUrl);
  if (!fields || name === null || slug === null || logoUrl === null) return null;
  const colors = asRecord(fields.brandColors) ?? {};
  return {
    name,
    slug,
    businessAccountSlug: asText(fields.businessAccountSlug, 100) ?? slug,
    logoUrl,
    ...ifGiven("faviconUrl", asAddress(fields.faviconUrl)),
    ...ifGiven("customFavicon", asAddress(fields.customFavicon)),
    ...ifGiven("alternativeMainImageUrl", asAddress(fields.alternativeMainImageUrl)),
    ...ifGiven("termsAndConditionsLink", asAddress(fields.termsAndConditionsLink)),
    ...ifGiven("patientPrimaryColor", asColor(fields.patientPrimaryColor)),
    ...ifGiven("userTestingPlatform", asText(fields.userTestingPlatform, 100)),
    brandColors: Object.assign({}, ...brandColorNames.map((color) => ifGiven(color, asColor(colors[color])))),
  };
}

/** The product's logo, which every installation serves, for a clinic whose own cannot be read. */
const neutralLogo = "/clinics/anteroom/logo.svg";

/**
 * Returns the stored manifest of the clinic `slug`. Where it is invalid, returns a neutral one with the valid
 * parts, the given slug and the product's logo, and the fault as an English sentence; `fault` is null where valid.
 */
export function manifestOrDefault(
  stored: unknown,
  slug: string,
): { manifest: Manifest; fault: string | null } {
  const manifest = readManifest(stored);
  if (manifest) return { manifest, fault: null };
  const fields = asRecord(stored) ?? {};
  const name = asText(fields.name, clinicNameLength);
  const logoUrl = asAddress(fields.logoUrl);
  const unreadable = [
    ...(name === null ? ["name"] : []),
    ...(asText(fields.slug, 100) === null ? ["slug"] : []),
    ...(logoUrl === null ? ["logoUrl"] : []),
  ];
  const repaired = readManifest({ ...fields, slug, name: name ?? slug, logoUrl: logoUrl ?? neutralLogo });
  const neutral = { name: slug, slug, businessAccountSlug: slug, logoUrl: neutralLogo, brandColors: {} };
  return { manifest: repaired ?? neutral, fault: `${unreadable.join(", ")} cannot be read.` };
}

/** Returns the address of the browser tab's icon; null where it is drawn from the logo (D.21). */
export function faviconOf({ customFavicon, faviconUrl }: Manifest): string | null {
  return customFavicon ?? faviconUrl ?? null;
}

function ifGiven<Name extends string>(name: Name, value: string | null): { [Key in Name]?: string } {
  return value === null ? {} : (Object.fromEntries([[name, value]]) as { [Key in Name]?: string });
}

/** Returns a web address or a path of ours; anything else (`javascript:`) is refused. */
function asAddress(value: unknown): string | null {
  const text = asText(value);
  return text !== null && /^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/.test(text) ? text : null;
}

function asColor(value: unknown): string | null {
  const text = asText(value, 7)?.toLowerCase();
  if (text === undefined) return null;
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return /^#[0-9a-f]{3}$/.test(text) ? text.replaceAll(/[0-9a-f]/g, "$&$&") : null;
}
