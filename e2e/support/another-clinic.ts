import { randomInt } from "node:crypto";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Manifest } from "@anteroom/domain/clinic/manifest";
import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./demo.ts";

type Difference = {
  settings?: Partial<ApplicationSettings>;
  manifest?: Partial<Manifest>;
  /** False: the demo doctor stays away. */
  attended?: boolean;
};

/**
 * Creates a copy of the demo clinic `like` with other settings, and returns its slug: `like`, `name` and a random
 * suffix, so that no other test uses it.
 */
export async function anotherClinic(like: string, name: string, difference: Difference): Promise<string> {
  return (await openClinic(like, name, difference)).slug;
}

/** As `anotherClinic`, but also returns the token of the clinic's API. */
export async function openClinic(
  like: string,
  name: string,
  difference: Difference,
): Promise<{ slug: string; clinicToken: string }> {
  const slug = `${like}-${name}-${randomInt(36 ** 4).toString(36)}`;
  const { status, text } = await localHttp(`${clinicUrl(like)}/dev/clinics`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ like, slug, ...difference }),
  });
  if (status !== 201) throw new Error(`No clinic ${slug} could be opened: ${status}.`);
  const { clinic_token: clinicToken } = JSON.parse(text) as { clinic_token: string };
  return { slug, clinicToken };
}
