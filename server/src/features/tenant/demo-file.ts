import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import { z } from "zod";

const DemoClinicFacts = z.object({
  slug: z.string(),
  name: z.string(),
  base_url: z.string(),
  clinic_token: z.string(),
  patients: z.array(z.object({ login: z.string(), password: z.string(), name: z.string() })),
  /** Who signs in at the clinic's desk. */
  staff: z
    .array(z.object({ login: z.string(), password: z.string(), name: z.string(), role: z.enum(staffRoles) }))
    .default([]),
  /** Code of the first patient's next visit; null while there is none. */
  upcoming_code: z.nullable(z.string()),
  /** A guest's way into a video visit: of one who booked, or, where only patients book, of one who is invited. Null where there is no visit. */
  guest_link: z.nullable(z.string()),
  realtime: z.object({ key: z.string(), host: z.string(), port: z.int(), path: z.string() }),
});
export type DemoClinicFacts = z.infer<typeof DemoClinicFacts>;

const DemoFile = z.object({ clinics: z.array(DemoClinicFacts) });

/** What programs of the demo and tests must know: addresses, log-ins, tokens. Never written in production. */
export type DemoFile = z.infer<typeof DemoFile>;

export function demoFilePath(dataDir: string): string {
  return path.resolve(dataDir, "demo.json");
}

/** What the last start wrote, whose tokens go on; null where there is nothing (readable). */
export function readDemoFile(dataDir: string): DemoFile | null {
  try {
    return DemoFile.parse(JSON.parse(readFileSync(demoFilePath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

/** Writes what is known of these clinics, and leaves what is known of others. */
export function keepInDemoFile(dataDir: string, clinics: readonly DemoClinicFacts[]): void {
  const before = readDemoFile(dataDir)?.clinics ?? [];
  const others = before.filter(({ slug }) => !clinics.some((one) => one.slug === slug));
  const next = { clinics: [...clinics, ...others] };
  if (JSON.stringify(next) !== JSON.stringify({ clinics: before })) writeDemoFile(dataDir, next);
}

/** Readable for this user alone: it holds tokens. A reader sees the old file or the new one, never half of it. */
export function writeDemoFile(dataDir: string, demo: DemoFile): void {
  const file = demoFilePath(dataDir);
  const making = `${file}.making`;
  writeFileSync(making, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  chmodSync(making, 0o600); // a leftover keeps the mode it had
  renameSync(making, file);
}
