import { contactWay } from "@anteroom/domain/account/contact-way";
import { useClinic } from "../../platform/app-context.tsx";

/**
 * Returns the attributes of a link to contact the clinic (phone, email, page or chat, by its settings); null where it has none. Pages and
 * chats open in a new tab; no third-party script is loaded.
 */
export function useContactLink(): { href: string; target?: "_blank"; rel?: string } | null {
  const way = contactWay(useClinic().settings);
  if (!way) return null;
  const isNewTab = way.kind === "page" || way.kind === "chat";
  return { href: way.href, ...(isNewTab && { target: "_blank", rel: "noopener noreferrer" }) };
}
