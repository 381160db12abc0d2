import { readPasses } from "@anteroom/domain/appointment/offline-pass";
import { bookingKeys } from "../shared/booking/erase-booking.ts";

// The script inside the offline page: it stands alone, since nothing else can be fetched.
showPasses();
addEventListener("online", () => void comeBack());
setInterval(() => void comeBack(), 5_000);

/** The visits kept on this phone; those that have expired go (D.64). */
function showPasses(): void {
  const template = document.querySelector<HTMLTemplateElement>("#pass");
  const list = document.querySelector("#passes");
  const storedPasses = stored();
  if (!template || !list || storedPasses === null) return;
  const passes = readPasses(storedPasses, Date.now());
  keep(passes);
  for (const pass of passes) {
    const item = template.content.cloneNode(true) as DocumentFragment; // a clone is of its original's kind
    for (const place of item.querySelectorAll<HTMLElement>("[data-pass]"))
      fill(place, pass[place.dataset["pass"] as keyof typeof pass]); // the page's own template names the fields
    list.append(item);
  }
  list.parentElement?.toggleAttribute("hidden", passes.length === 0);
}

function fill(place: HTMLElement, value: string | number | null): void {
  if (value === null) return place.closest("[data-line]")?.remove();
  place.textContent = String(value);
  if (place instanceof HTMLAnchorElement) place.href = `tel:${String(value).replaceAll(" ", "")}`;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(bookingKeys.passes) ?? "null");
  } catch {
    return null;
  }
}

function keep(passes: readonly unknown[]): void {
  if (passes.length === 0) localStorage.removeItem(bookingKeys.passes);
  else localStorage.setItem(bookingKeys.passes, JSON.stringify(passes));
}

/** The page itself comes once the clinic answers again: devices say that they are online before they are. */
async function comeBack(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  const answer = await fetch("/api/health/live", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
