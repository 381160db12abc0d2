import { isHostName } from "./clinic-hosts.ts";
import { brandColorNames, manifestNames, clinicNameLength, readManifest } from "./manifest.ts";
import { asRecord, asText } from "../shared/record.ts";
import {
  asServiceAddress,
  isOutside,
  outsideCheckerProblem,
  type OutsideInstallation,
} from "../health/outside-checker.ts";
import { originOf } from "./script-address.ts";
import { readSettings, settingNames, settingsTable, type ApplicationSettings } from "./settings.ts";
import { checkPictures } from "./tenant-check-pictures.ts";
import { checkThirdParties } from "./tenant-check-third-parties.ts";
import { embeddedVitals } from "../vitals/vitals-provider.ts";

/**
 * A finding about a clinic's file. `error`: the file is refused. `warning`: the effect may surprise. `note`: a
 * default that applies.
 */
export type Finding = { kind: "error" | "warning" | "note"; where: string; words: string };

/** The providers of an installation, by the names that clinics' settings use. */
export type Installed = {
  isProduction: boolean;
  vitalsProviders: readonly string[];
  paymentProviders: readonly string[];
  /** The clinic has accounts at payment providers, which no settings file shows. */
  hasOwnGateways?: boolean;
  symptomCheckers: readonly string[];
  /** What the installation provides for third-party symptom checkers. */
  outside?: Omit<OutsideInstallation, "isProduction">;
};

type Value = Readonly<Record<string, unknown>>;

/**
 * Checks a clinic's file `{manifest, settings, domains}` and returns what is wrong and what it will mean, as English
 * sentences (D.18, D.26, D.102). The file may be used when no finding is an `error`; defaults are `note`s.
 */
export function checkTenant(file: unknown, installed: Installed): Finding[] {
  const fields = asRecord(file);
  if (!fields) return [error("file", "This is no object with manifest, settings and domains.")];
  const manifest = asRecord(fields.manifest) ?? {};
  const settings = asRecord(fields.settings) ?? {};
  return [
    ...unknownNames("", fields, ["manifest", "settings", "domains"]),
    ...checkForm(fields),
    ...checkManifest(manifest),
    ...checkDomains(fields.domains),
    ...checkPictures(manifest),
    ...unknownNames("settings.", settings, settingNames),
    ...notUnderstood(settings),
    ...checkMeaning(readSettings(settings), manifest, installed),
    ...checkThirdParties(readSettings(settings), { settings, manifest }, installed.isProduction).map(
      (one): Finding => ({ kind: "warning", ...one }),
    ),
    ...missingSettings(settings),
  ];
}

/** What the database refuses, and parts that are no objects. */
function checkForm(fields: Value): Finding[] {
  const found: Finding[] = [];
  for (const part of ["manifest", "settings"])
    if (isGiven(fields[part]) && !asRecord(fields[part]))
      found.push(error(part, `${show(fields[part])} is no object.`));
  // In JSON's own notation, so that names and values are looked through alike.
  if (/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i.test(JSON.stringify(fields)))
    found.push(error("file", "It contains a null character or half a character, which cannot be stored."));
  return found;
}

function checkManifest(manifest: Value): Finding[] {
  const found = unknownNames("manifest.", manifest, manifestNames);
  for (const name of ["name", "slug", "logoUrl"])
    if (asText(manifest[name]) === null) found.push(error(`manifest.${name}`, "It is missing."));
  if (asText(manifest.name) !== null && asText(manifest.name, clinicNameLength) === null)
    found.push(error("manifest.name", `It has more than ${clinicNameLength} characters.`));
  const slug = asText(manifest.slug);
  if (slug !== null && !/^[a-z][a-z0-9-]{1,30}$/.test(slug))
    found.push(
      error("manifest.slug", "It begins with a letter and has 2 to 31 small letters, digits and hyphens."),
    );
  // The rest is read as the product reads it; what is given and does not come out is not understood.
  const read = asRecord(readManifest({ ...manifest, name: "x", slug: "xx", logoUrl: "/x" })) ?? {};
  for (const name of manifestNames.slice(3))
    if (isGiven(manifest[name]) && read[name] === undefined)
      found.push(left(`manifest.${name}`, manifest[name]));
  if (asText(manifest.logoUrl) !== null && readManifest({ ...manifest, name: "x", slug: "xx" }) === null)
    found.push(
      error("manifest.logoUrl", "It is an address that begins with https:// or a path that begins with /."),
    );
  const colors = asRecord(manifest.brandColors) ?? {};
  found.push(...unknownNames("manifest.brandColors.", colors, brandColorNames));
  const readColors = asRecord(read.brandColors) ?? {};
  for (const name of brandColorNames)
    if (isGiven(colors[name]) && readColors[name] === undefined)
      found.push(left(`manifest.brandColors.${name}`, colors[name]));
  return found;
}

function checkDomains(given: unknown): Finding[] {
  const domains: unknown[] = Array.isArray(given) ? given : [];
  if (domains.length === 0)
    return [error("domains", "It names no host name; the first one is where links of the clinic lead.")];
  const twice = domains.flatMap((domain, index) =>
    domains.indexOf(domain) < index ? [error(`domains[${index}]`, `${show(domain)} is there twice.`)] : [],
  );
  const malformed = domains.flatMap((domain, index) =>
    typeof domain === "string" && isHostName(domain)
      ? []
      : [
          error(
            `domains[${index}]`,
            `${show(domain)} is no host name in small letters, such as clinic.example.`,
          ),
        ],
  );
  return [...malformed, ...twice];
}

/** Settings that consist of numbers, each with its own bounds. */
const numbered: ReadonlySet<string> = new Set(["bookingLimits", "waitlist"]);

/** Settings that are there and cannot be read; their default holds. */
function notUnderstood(settings: Value): Finding[] {
  return settingNames.flatMap((name) => {
    const value = settings[name];
    if (!isGiven(value)) return [];
    const read = settingsTable[name].read(value);
    if (read === undefined) return [left(`settings.${name}`, value, settingsTable[name].fallback)];
    const inside = asRecord(read);
    const given = asRecord(value);
    if (!inside || !given || name === "acknowledgedNotValidated") return [];
    return Object.keys(given)
      .filter((one) => inside[one] === undefined || (numbered.has(name) && inside[one] !== given[one]))
      .map((one) => left(`settings.${name}.${one}`, given[one]));
  });
}

/** What fits together badly. */
function checkMeaning(settings: ApplicationSettings, manifest: Value, installed: Installed): Finding[] {
  const found: Finding[] = [];
  const warn = (name: keyof ApplicationSettings, words: string) =>
    found.push({ kind: "warning", where: `settings.${name}`, words });
  if (!settings.patientsLogIn)
    warn("patientsLogIn", "It is off: the clinic is incomplete, nobody can sign in.");
  if (settings.emergencyNumber === null)
    warn("emergencyNumber", "It is missing: no page can name the number to call in an emergency.");
  if (settings.country === null)
    warn("country", "It is missing: phone numbers have no country to begin with.");
  if (settings.surveysEnvironment === "staging" && installed.isProduction)
    warn(
      "surveysEnvironment",
      "It is staging, in production too: answers to surveys go to the test environment.",
    );
  const hasWayToPay = installed.hasOwnGateways === true || Object.keys(settings.gateways).length > 0;
  if (settings.patientsPayments && !hasWayToPay)
    warn("gateways", "Payments are on and no way to pay is set: nobody can pay.");
  for (const [name, { provider }] of Object.entries(settings.gateways))
    if (!installed.paymentProviders.includes(provider))
      found.push(
        error(
          `settings.gateways.${name}.provider`,
          `Nobody has installed ${show(provider)}; there is ${installed.paymentProviders.join(", ") || "none"}.`,
        ),
      );
  const takesMoney = settings.patientsPayments && hasWayToPay;
  if (takesMoney && settings.legalData === null)
    warn(
      "legalData",
      "Payments are on and it is missing: receipts name no legal name, tax number or address.",
    );
  if (takesMoney && settings.vat === null)
    warn("vat", "Payments are on and it is missing: patients are told neither a VAT rate nor an exemption.");
  if (settings.displayNewTermsAndConditions && asText(manifest.termsAndConditionsLink) === null)
    warn(
      "displayNewTermsAndConditions",
      "New terms are to be agreed to, and manifest.termsAndConditionsLink is missing.",
    );
  if (settings.phoneCallBack && settings.clinicPhone === null)
    warn("clinicPhone", "The clinic calls back, and its own number is missing.");
  if (settings.patientsSymptomChecker && settings.symptomCheckerProvider === "none")
    warn("symptomCheckerProvider", "The symptom checker is on and its provider is none: it is not offered.");
  const { symptomCheckerProvider: checker } = settings;
  if (settings.patientsSymptomChecker && isOutside(checker)) found.push(...checkOutside(settings, installed));
  if (
    settings.patientsSymptomChecker &&
    !isOutside(checker) &&
    !isInstalled(settings.symptomCheckerProvider, installed.symptomCheckers)
  )
    warn("symptomCheckerProvider", notInstalled(settings.symptomCheckerProvider));
  if (!isInstalled(settings.vitalSignsProvider, [embeddedVitals, ...installed.vitalsProviders]))
    warn("vitalSignsProvider", notInstalled(settings.vitalSignsProvider));
  return [...found, ...unvalidated(settings, installed)];
}

/** Returns what a third-party symptom checker lacks; without it there is none. */
function checkOutside(settings: ApplicationSettings, { isProduction, outside }: Installed): Finding[] {
  const here = outside ?? { defaultUrl: null, keyedOrigins: [] };
  const lack = outsideCheckerProblem(settings, { ...here, isProduction });
  const address = settings.symptomCheckerService?.url ?? asServiceAddress(here.defaultUrl) ?? "";
  const words = {
    service:
      "symptomCheckerProvider is another company's and this names none, or an address that is neither https nor on this machine: give {company, url}.",
    address: "It names no url, and the installation has no SYMPTOM_SDK_URL: the checker is not offered.",
    https: `${show(address)} is no https address: the checker is not offered in production.`,
    key: `The installation has no key for ${show(originOf(address))} in SYMPTOM_API_KEYS: the checker is not offered.`,
  };
  return lack === null
    ? []
    : [{ kind: "warning", where: "settings.symptomCheckerService", words: words[lack] }];
}

/**
 * Functions without clinical validation run in production only when somebody at the clinic accepts responsibility
 * (D.102).
 */
function unvalidated(settings: ApplicationSettings, { isProduction }: Installed): Finding[] {
  if (!isProduction || settings.acknowledgedNotValidated !== null) return [];
  const off = [
    ...(settings.vitalSignsProvider === embeddedVitals ? ["the reading by camera"] : []),
    ...(settings.patientsSymptomChecker && settings.symptomCheckerProvider === "embedded"
      ? ["the symptom checker"]
      : []),
    ...(settings.elsevierIntegration ? ["health topics that no clinician has read"] : []),
  ];
  if (off.length === 0) return [];
  const words = `Off in production until somebody of the clinic answers for what is not validated, {"by", "date"}: ${off.join(", ")}.`;
  return [{ kind: "warning", where: "settings.acknowledgedNotValidated", words }];
}

const isInstalled = (name: string, installed: readonly string[]) =>
  name === "none" || installed.includes(name);

const notInstalled = (name: string) => `Nobody has installed ${show(name)}: it answers as none.`;

/** Returns the defaults that apply where the file sets nothing (D.18). */
function missingSettings(settings: Value): Finding[] {
  const missing = settingNames.filter((name) => !isGiven(settings[name]));
  const flags = missing.filter((name) => settingsTable[name].fallback === false);
  const others = missing.filter((name) => !flags.includes(name) && settingsTable[name].fallback !== null);
  const reported = others.map((name) => `${name} ${show(settingsTable[name].fallback)}`);
  return [
    ...(flags.length > 0 ? [note(`Off, because they are missing: ${flags.join(", ")}.`)] : []),
    ...(reported.length > 0
      ? [note(`As by default, because they are missing: ${reported.join(", ")}.`)]
      : []),
  ];
}

function unknownNames(prefix: string, given: Value, known: readonly string[]): Finding[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = known.find(
        (one) => one.toLowerCase().replaceAll("_", "") === name.toLowerCase().replaceAll(/[_-]/g, ""),
      );
      const hint = meant === undefined ? "" : ` Do you mean ${meant}?`;
      return {
        kind: "warning",
        where: `${prefix}${name}`,
        words: `Nobody knows this name; it is left out.${hint}`,
      };
    });
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

const error = (where: string, words: string): Finding => ({ kind: "error", where, words });
const note = (words: string): Finding => ({ kind: "note", where: "settings", words });

function left(where: string, value: unknown, fallback?: unknown): Finding {
  const instead = fallback === undefined ? "it is left out" : `${show(fallback)} holds`;
  return { kind: "warning", where, words: `${show(value)} is not understood; ${instead}.` };
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
