// A network that lets no WebSocket through: the whole visit over plain HTTP requests.
import { anotherClinic } from "./support/another-clinic.ts";
import { bookVisit, doctorEnds } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, test } from "./support/test.ts";

test(
  "a patient without WebSockets waits, meets the doctor, and learns that the appointment has ended",
  { tag: ["@S7.TP.04"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      /** What a proxy that refuses the handshake looks like to a page. */
      class BlockedWebSocket {
        readyState = 3;
        onerror: ((event: Event) => void) | null = null;
        onclose: ((event: CloseEvent) => void) | null = null;
        constructor() {
          queueMicrotask(() => {
            this.onerror?.(new Event("error"));
            this.onclose?.(new CloseEvent("close", { code: 1006 }));
          });
        }
        send() {}
        close() {}
      }
      Object.assign(window, { WebSocket: BlockedWebSocket });
    });
    const slug = await anotherClinic("aurora", "over-http", {});
    const visit = await bookVisit(page, { slug });
    const streamed = page.waitForRequest(/\/pusher\/app\/[^/]+\/\d+\/\w+\/xhr_streaming/);
    await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
    await page.getByRole("button", { name: "Join" }).click();
    await streamed;
    await expect(page.getByRole("heading", { name: `Appointment with ${visit.doctorName}` })).toBeVisible({
      timeout: 30_000,
    });
    const doctor = page.locator('video[data-participant="doctor"]');
    await expect.poll(() => picturesOf(doctor), { timeout: 20_000 }).toBeGreaterThan(10);
    await doctorEnds(page, visit, slug);
    await expect(page.getByRole("heading", { name: "The call has ended" })).toBeVisible();
  },
);
