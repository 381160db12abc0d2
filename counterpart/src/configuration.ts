import * as z from "zod/mini";
import { type DayRules, dayRules } from "./doctors-day.ts";
import type { DemoClinic } from "./run-working-days.ts";

/** The program's configuration. `file` is the path of `demo.json`. */
export type Configuration = { file: string; rules: DayRules };

const DemoFile = z.object({
  clinics: z.array(z.object({ slug: z.string(), base_url: z.url(), clinic_token: z.string() })),
});

const Environment = z.object({
  ANTEROOM_DEMO_FILE: z.string(),
  ANTEROOM_DOCTOR_ENDS_AFTER_S: z.optional(z.coerce.number().check(z.positive())),
  ANTEROOM_DOCTOR_DROPS_AFTER_S: z.optional(
    z.union([z.literal("never"), z.coerce.number().check(z.positive())]),
  ),
});

/**
 * Reads the configuration from `ANTEROOM_DEMO_FILE` (required), `ANTEROOM_DOCTOR_ENDS_AFTER_S` and `ANTEROOM_DOCTOR_DROPS_AFTER_S`
 * (seconds or "never"). Throws an error that names the invalid variable.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const read = Environment.parse(environment);
  const { ANTEROOM_DOCTOR_ENDS_AFTER_S: ends, ANTEROOM_DOCTOR_DROPS_AFTER_S: drops } = read;
  const rules = {
    ...dayRules,
    ...(ends !== undefined && { endAfterMs: ends * 1_000 }),
    ...(drops !== undefined && { dropAfterMs: drops === "never" ? null : drops * 1_000 }),
  };
  return { file: read.ANTEROOM_DEMO_FILE, rules };
}

/** Reads the clinics in the text of `demo.json`. Throws an error that names the invalid field. */
export function readClinics(text: string): DemoClinic[] {
  const { clinics } = DemoFile.parse(JSON.parse(text));
  return clinics.map(({ slug, base_url, clinic_token }) => ({
    slug,
    baseUrl: base_url,
    token: clinic_token,
  }));
}

/** Parses a line of the standard input: `end 42` or `end all`; null for anything else. */
export function readControlLine(line: string): number | "all" | null {
  const [, what] = /^end (all|[1-9]\d{0,14})$/.exec(line.trim()) ?? [];
  if (what === undefined) return null;
  return what === "all" ? "all" : Number(what);
}
