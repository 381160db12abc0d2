import * as z from "zod";

const DemoClinicFacts = z.object({
  slug: z.string(),
  name: z.string(),
  base_url: z.string(),
  clinic_token: z.string(),
  patients: z.array(z.object({ login: z.string(), password: z.string(), name: z.string() })),
  /** Code of an upcoming visit of the first patient. */
  upcoming_code: z.string().nullable(),
  /** Where a guest meets the doctor; null where the clinic takes no guests. */
  guest_link: z.string().nullable(),
  realtime: z.object({ key: z.string(), host: z.string(), port: z.int(), path: z.string() }),
});
export type DemoClinicFacts = z.infer<typeof DemoClinicFacts>;

/** What `demo.json` holds: how a visitor, a test or the demo doctor gets in. Demo only. */
export const Demo = z.object({ clinics: z.array(DemoClinicFacts) });
export type Demo = z.infer<typeof Demo>;
