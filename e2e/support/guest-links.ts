import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./demo.ts";

/** Personal links in the mails to this address at a clinic, the latest first. */
export async function guestLinks(slug: string, email: string): Promise<string[]> {
  const text = await outbox(slug);
  return text
    .split("<article>")
    .filter((mail) => mail.includes(`To ${email},`))
    .flatMap((mail) => [...mail.matchAll(/https?:\/\/[^\s"<]+guest_token=[\w-]{43}/g)].map(([link]) => link))
    .filter((link, index, all) => all.indexOf(link) === index);
}

/** The link that cancels or moves an appointment, in the latest email to this address at a clinic. */
export async function changeLink(slug: string, email: string): Promise<string> {
  const mails = (await outbox(slug)).split("<article>").filter((mail) => mail.includes(`To ${email},`));
  const [link = ""] = /https?:\/\/[^\s"<]+view=change/.exec(mails.join("")) ?? [];
  return link.replaceAll("&amp;", "&");
}

/** Links of the mails about earlier times at a clinic, which decline them or leave the waitlist, the latest first. */
export async function waitlistLinks(slug: string): Promise<string[]> {
  const text = await outbox(slug);
  return [...text.matchAll(/https?:\/\/[^\s"<]+\/waitlist#[\w-]{43}/g)].map(([link]) => link);
}

const outbox = async (slug: string) => (await localHttp(`${clinicUrl(slug)}/dev/outbox`)).text;
