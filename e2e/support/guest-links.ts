import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./demo.ts";

/** Personal links in the mails to this address at a clinic, the latest first. */
export async function guestLinks(slug: string, email: string): Promise<string[]> {
  const { text } = await localHttp(`${clinicUrl(slug)}/dev/outbox`);
  return text
    .split("<article>")
    .filter((mail) => mail.includes(`To ${email},`))
    .flatMap((mail) => [...mail.matchAll(/https?:\/\/[^\s"<]+guest_token=[\w-]{43}/g)].map(([link]) => link))
    .filter((link, index, all) => all.indexOf(link) === index);
}
