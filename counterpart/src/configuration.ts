import * as z from "zod/mini";
import type { ClinicAccess } from "./clinic-api.ts";
import { type DayRules, dayRules } from "./doctors-day.ts";

export type Configuration = { clinics: (ClinicAccess & { slug: string })[]; rules: DayRules };

const DemoFile = z.object({
  clinics: z.array(z.object({ slug: z.string(), base_url: z.url(), clinic_token: z.string() })),
});

const Environment = z.object({
  ANTEROOM_DEMO_FILE: z.string(),
  ANTEROOM_DOCTOR_ENDS_AFTER_S: z.optional(z.coerce.number().check(z.positive())),
});

/** What the program is told by its environment and by `demo.json`. Throws, naming the field, where something is wrong. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): Configuration {
  const { ANTEROOM_DEMO_FILE: file, ANTEROOM_DOCTOR_ENDS_AFTER_S: seconds } = Environment.parse(environment);
  const { clinics } = DemoFile.parse(JSON.parse(readFile(file)));
  return {
    clinics: clinics.map(({ slug, base_url, clinic_token }) => ({
      slug,
      baseUrl: base_url,
      token: clinic_token,
    })),
    rules: seconds === undefined ? dayRules : { ...dayRules, endAfterMs: seconds * 1_000 },
  };
}

/** A line on the standard input: `end 42` or `end all`. Anything else means nothing. */
export function readControlLine(line: string): number | "all" | null {
  const [, what] = /^end (all|[1-9]\d{0,14})$/.exec(line.trim()) ?? [];
  if (what === undefined) return null;
  return what === "all" ? "all" : Number(what);
}
