import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const DemoFile = z.object({
  clinics: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      base_url: z.string(),
      clinic_token: z.string(),
      patients: z.array(z.object({ login: z.string(), password: z.string(), name: z.string() })),
      /** Code of an upcoming appointment; null while there is none. */
      upcoming_code: z.nullable(z.string()),
      /** A guest's way into a video visit; null while there is none. */
      guest_link: z.nullable(z.string()),
      realtime: z.object({ key: z.string(), host: z.string(), port: z.int(), path: z.string() }),
    }),
  ),
});

/** What programs of the demo and tests must know: addresses, log-ins, tokens. Never written in production. */
export type DemoFile = z.infer<typeof DemoFile>;

export function demoFilePath(dataDir: string): string {
  return path.resolve(dataDir, "demo.json");
}

/** What the last start wrote, or null where there is nothing (readable). */
export function readDemoFile(dataDir: string): DemoFile | null {
  try {
    return DemoFile.parse(JSON.parse(readFileSync(demoFilePath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

/** Readable for this user alone: it holds tokens. */
export function writeDemoFile(dataDir: string, demo: DemoFile): void {
  writeFileSync(demoFilePath(dataDir), `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
}
