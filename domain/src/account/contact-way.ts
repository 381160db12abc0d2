import type { ApplicationSettings } from "../clinic/settings.ts";

/** How a person reaches the clinic without a foreign script on the page; `page` and `chat` open in a new tab. */
export type ContactWay = { kind: "page" | "mail" | "phone" | "chat"; href: string };

type Contacts = Pick<
  ApplicationSettings,
  "globalLinks" | "clinicPhone" | "supportChat" | "supportChatScriptUrl" | "supportChatKey"
>;

/**
 * Returns the clinic's first way of contact: its contact page, its e-mail, its phone, else its support chat on the home
 * page, where the chat may be loaded (docs/decisions/0012). Null where the clinic has none of them.
 */
export function contactWay(settings: Contacts): ContactWay | null {
  const { contact_us, support_email } = settings.globalLinks;
  const { clinicPhone } = settings;
  const hasChat =
    settings.supportChat && settings.supportChatScriptUrl !== null && settings.supportChatKey !== null;
  if (contact_us) return { kind: "page", href: contact_us };
  if (support_email) return { kind: "mail", href: `mailto:${support_email}` };
  if (clinicPhone) return { kind: "phone", href: `tel:${clinicPhone.replaceAll(" ", "")}` };
  return hasChat ? { kind: "chat", href: "/" } : null;
}
