import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import { z } from "zod";

/** URLs, accounts, passwords and tokens of one demo clinic, as stored. */
const DemoClinicFacts = z.object({
  slug: z.string(),
  name: z.string(),
  base_url: z.string(),
  clinic_token: z.string(),
  patients: z.array(z.object({ login: z.string(), password: z.string(), name: z.string() })),
  /** The clinic's desk accounts. */
  staff: z
    .array(z.object({ login: z.string(), password: z.string(), name: z.string(), role: z.enum(staffRoles) }))
    .default([]),
  /** Code of the first patient's next appointment; null while there is none. */
  upcoming_code: z.nullable(z.string()),
  /** A guest's link to a call: of one who booked or, where only patients book, of an invited one. Null without a call. */
  guest_link: z.nullable(z.string()),
  realtime: z.object({ key: z.string(), host: z.string(), port: z.int(), path: z.string() }),
});
/** URLs, accounts, passwords and tokens of one demo clinic. */
export type DemoClinicFacts = z.infer<typeof DemoClinicFacts>;

/** URLs, accounts, passwords and tokens for demo programs and tests, as stored. Never written in production. */
const DemoFile = z.object({ clinics: z.array(DemoClinicFacts) });

/** URLs, accounts, passwords and tokens for demo programs and tests. Never written in production. */
export type DemoFile = z.infer<typeof DemoFile>;

/** Returns the absolute path of the demo file, `demo.json` in the data directory. */
export function demoFilePath(dataDir: string): string {
  return path.resolve(dataDir, "demo.json");
}

/** Returns the demo file of the last start, whose tokens stay valid; null when there is none or it is unreadable. */
export function readDemoFile(dataDir: string): DemoFile | null {
  try {
    return DemoFile.parse(JSON.parse(readFileSync(demoFilePath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

/**
 * Replaces the clinics with these slugs in the demo file, puts them first and keeps the others. Creates a missing
 * file and overwrites an unreadable one. Does not write when nothing changed.
 */
export function updateDemoFile(dataDir: string, clinics: readonly DemoClinicFacts[]): void {
  const before = readDemoFile(dataDir)?.clinics ?? [];
  const others = before.filter(({ slug }) => !clinics.some((one) => one.slug === slug));
  const next = { clinics: [...clinics, ...others] };
  if (JSON.stringify(next) !== JSON.stringify({ clinics: before })) writeDemoFile(dataDir, next);
}

/** Replaces the demo file atomically, readable by this user only, because it contains passwords and tokens. */
export function writeDemoFile(dataDir: string, demo: DemoFile): void {
  const file = demoFilePath(dataDir);
  const making = `${file}.making`;
  writeFileSync(making, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  chmodSync(making, 0o600); // a leftover keeps the mode it had
  renameSync(making, file);
}
