import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./demo.ts";

/** Returns a guest's personal links in the mails to this address at a clinic, each once, latest mail first. */
export async function guestLinks(slug: string, email: string): Promise<string[]> {
  const text = await outbox(slug);
  return text
    .split("<article>")
    .filter((mail) => mail.includes(`To ${email},`))
    .flatMap((mail) => [...mail.matchAll(/https?:\/\/[^\s"<]+guest_token=[\w-]{43}/g)].map(([link]) => link))
    .filter((link, index, all) => all.indexOf(link) === index);
}

/**
 * Returns the link for cancelling or rescheduling in the latest mail to this address at a clinic that has one; empty
 * without one.
 */
export async function changeLink(slug: string, email: string): Promise<string> {
  const mails = (await outbox(slug)).split("<article>").filter((mail) => mail.includes(`To ${email},`));
  const [link = ""] = /https?:\/\/[^\s"<]+view=change/.exec(mails.join("")) ?? [];
  return link.replaceAll("&amp;", "&");
}

/**
 * Returns the links for declining an offered time or leaving the waitlist in all mails of a clinic, latest mail first.
 */
export async function waitlistLinks(slug: string): Promise<string[]> {
  const text = await outbox(slug);
  return [...text.matchAll(/https?:\/\/[^\s"<]+\/waitlist#[\w-]{43}/g)].map(([link]) => link);
}

const outbox = async (slug: string) => (await localHttp(`${clinicUrl(slug)}/dev/outbox`)).text;
