import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { collection, entity } from "./values.ts";

const BrandColors = z.object({
  colorBrand100: z.optional(z.string()),
  colorBrand70: z.optional(z.string()),
  colorBrand60: z.optional(z.string()),
  colorBrand40: z.optional(z.string()),
  colorBrand20: z.optional(z.string()),
  colorBrand10: z.optional(z.string()),
  colorBrandHover: z.optional(z.string()),
});

/** A clinic's branding (spec §3), with the specification's camelCase names. */
export const Manifest = z.object({
  name: z.string(),
  slug: z.string(),
  businessAccountSlug: z.string(),
  logoUrl: z.string(),
  faviconUrl: z.optional(z.string()),
  customFavicon: z.optional(z.string()),
  alternativeMainImageUrl: z.optional(z.string()),
  termsAndConditionsLink: z.optional(z.string()),
  patientPrimaryColor: z.optional(z.string()),
  brandColors: BrandColors,
  userTestingPlatform: z.optional(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The fixed value that identifies the patient web platform (D.06). */
export const platform = "web";
const PlatformQuery = z.strictObject({ platform: z.literal(platform) });

/** The clinic of the host; on hosts without one that of a valid session or link token. */
export const getManifest = endpoint({
  method: "GET",
  path: "/manifest",
  summary: "Returns the clinic's branding: name, logo, colours. Supports conditional requests (304).",
  caller: "anyone",
  isInstallationWide: true,
  query: z.strictObject({ token: z.optional(z.string().check(z.maxLength(512))) }),
  response: entity(Manifest),
  problems: ["tenant_not_found"],
});

/** By the settings' names, without secrets of the clinic. */
export const getApplicationSettings = endpoint({
  method: "GET",
  path: "/patients/application_settings",
  summary: "Returns what the clinic's patients can use: flags and configuration",
  caller: "anyone",
  query: PlatformQuery,
  response: entity(z.record(z.string(), z.unknown())),
});

/** `entity` is null on a host that names no clinic. */
export const getDomains = endpoint({
  method: "GET",
  path: "/shared/knok_domains",
  summary: "Returns the clinic of this host",
  caller: "anyone",
  isInstallationWide: true,
  query: PlatformQuery,
  response: z.object({
    data: z.object({
      entity: z.nullable(z.object({ domain: z.string(), tenant: z.string(), business_account: z.string() })),
    }),
  }),
});

export const listClinics = endpoint({
  method: "GET",
  path: "/shared/clinics",
  summary: "Lists the clinics of this installation, for the chooser on localhost. Development only.",
  caller: "anyone",
  isInstallationWide: true,
  response: collection(
    z.object({ slug: z.string(), name: z.string(), url: z.string(), logo_url: z.string() }),
  ),
});
