import { contactWay } from "@anteroom/domain/account/contact-way";
import { useClinic } from "../../platform/app-context.tsx";

/** The attributes of a link to the clinic that loads no foreign script and leaves the page open, or null. */
export function useContactLink(): { href: string; target?: "_blank"; rel?: string } | null {
  const way = contactWay(useClinic().settings);
  if (!way) return null;
  const isNewTab = way.kind === "page" || way.kind === "chat";
  return { href: way.href, ...(isNewTab && { target: "_blank", rel: "noopener noreferrer" }) };
}
