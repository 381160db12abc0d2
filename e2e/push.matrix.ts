import { firefox } from "@playwright/test";
import { openFirefoxPushService } from "../server/src/testing/firefox-push-service.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { localHttp } from "@anteroom/local-http/local-http";

test("S3.RUN.06 G.21: in Firefox a patient asks to be told in the settings; when the doctor comes, the sealed message is opened by the browser and shown", async () => {
  const service = await openFirefoxPushService();
  const { channel, launchOptions } = test.info().project.use;
  const browser = await firefox.launch({
    ...launchOptions,
    ...(channel && { channel }),
    firefoxUserPrefs: {
      ...launchOptions?.firefoxUserPrefs,
      "dom.push.enabled": true,
      "dom.push.connection.enabled": true,
      "dom.push.serverURL": service.lineUrl,
      "dom.push.testing.allowInsecureServerURL": true,
      "dom.push.testing.ignorePermission": true,
      "permissions.default.desktop-notification": 1,
    },
  });
  const page = await browser.newPage({ locale: "en-GB" });
  const visit = await bookVisit(page, {});
  await open(page, `${clinicUrl("aurora")}/profile-settings?section=notifications`);
  await page.getByRole("switch", { name: /Reminders and the doctor/ }).check();
  await expect(page.getByRole("switch", { name: /Reminders and the doctor/ })).toBeChecked();
  const { status } = await localHttp(`${clinicUrl("aurora")}/api/clinic/appointments/${visit.id}/join`, {
    method: "POST",
    headers: { authorization: `Bearer ${demoClinic("aurora").clinic_token}` },
  });
  expect(status).toBe(200);
  await expect.poll(() => service.taken.length).toBe(1);
  const shown = () =>
    page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications();
      return notes.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect.poll(shown).toEqual([
    {
      title: "Clínica Aurora",
      body: "A sua consulta: volte à aplicação.",
      data: `/client/video/${visit.id}`,
    },
  ]);
  await page.getByRole("switch", { name: /Reminders and the doctor/ }).uncheck();
  await expect(page.getByRole("switch", { name: /Reminders and the doctor/ })).not.toBeChecked();
  await browser.close();
  await service.close();
});
