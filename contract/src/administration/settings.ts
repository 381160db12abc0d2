import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity } from "../values.ts";

const Version = z.int().check(z.positive(), z.lte(2_147_483_647));
/** Names and values as `docs/configure.md` lists them. */
const Values = z.record(z.string(), z.unknown());

/** The clinic's manifest and settings, with the findings about them. */
export const ClinicConfiguration = z.object({
  /** Counts the changes; sent back with a change. */
  version: Version,
  manifest: Values,
  settings: Values,
  findings: z.array(
    z.object({
      /** `error`: refused; `warning`: the effect may surprise; `note`: a default that applies. */
      kind: z.enum(["error", "warning", "note"]),
      where: z.string(),
      /** In English. */
      words: z.string(),
    }),
  ),
});
export type ClinicConfiguration = z.infer<typeof ClinicConfiguration>;

export const clinicGetConfiguration = endpoint({
  method: "GET",
  path: "/clinic/configuration",
  summary: "Returns the clinic's manifest and settings, with the findings of `tenant check`",
  caller: "clinic",
  scope: "settings:read",
  response: entity(ClinicConfiguration),
});

export const clinicSetConfiguration = endpoint({
  method: "PUT",
  path: "/clinic/configuration",
  summary: "Replaces manifest and settings; pages show them within a second",
  description:
    "Validated as `tenant check` validates a file. With errors nothing is saved, and `fields` names them; a dry run saves nothing and returns all findings as sentences. The slug cannot change. `changed_elsewhere`: somebody has changed them since `version` was read.",
  caller: "clinic",
  scope: "settings:write",
  body: z.strictObject({
    version: Version,
    manifest: Values,
    settings: Values,
    /** Whether it is only tried. */
    is_dry_run: z.boolean(),
  }),
  response: entity(ClinicConfiguration),
  problems: ["changed_elsewhere"],
});
