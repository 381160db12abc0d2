import type { ApplicationSettings } from "../clinic/settings.ts";

/** A way to reach the clinic that loads no third-party script; `page` and `chat` open in a new tab. */
export type ContactWay = { kind: "page" | "mail" | "phone" | "chat"; href: string };

type Contacts = Pick<
  ApplicationSettings,
  "globalLinks" | "clinicPhone" | "supportChat" | "supportChatScriptUrl" | "supportChatKey"
>;

/**
 * Returns the first way to contact the clinic that it has set: contact page, e-mail, phone, else the support chat
 * on the home page (docs/decisions/0012). Null without any.
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
