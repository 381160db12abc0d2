// A reading of one's own device: by Bluetooth through Chromium's own emulation, by a photograph, and by hand where the browser reaches no devices.
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { emulateDevice } from "./support/bluetooth-device.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test.use({
  viewport: { width: 360, height: 740 },
  // Linux has Web Bluetooth behind this flag; other systems and Android have it from the start.
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, args: [...(launchOptions.args ?? []), "--enable-features=WebBluetooth"] }),
});

test("a blood pressure cuff and a photo each add a reading to the record with its source", async ({
  page,
}) => {
  const clinic = await anotherClinic("aurora", "readings", { attended: false });
  // The text detector of Android's browsers, which none of this machine has.
  await page.addInitScript(() => {
    class TextDetector {
      detect = async () => [{ rawValue: "38.5 °C" }];
    }
    Object.assign(globalThis, { TextDetector });
  });
  await signIn(page, clinic);
  await open(page, `${clinicUrl(clinic)}/health-record`);
  await emulateDevice(page, {
    name: "BP monitor",
    model: "HEM-7155T",
    service: 0x1810,
    measurement: 0x2a35,
    sends: "1C BE 00 5F 00 7F 00 48 00 02 04 00",
  });
  const section = page.getByRole("region", { name: "Measurements" });
  await section.getByRole("button", { name: "Add a reading" }).click();
  await section.getByRole("button", { name: "Read from my Bluetooth device" }).click();
  await expect(section.getByText("Read from HEM-7155T.")).toBeVisible();
  await expect(section.getByLabel("Upper number")).toHaveValue("190");
  await expect(section.getByLabel("Pulse")).toHaveValue("72");
  await expect(section.getByText("The device says this belongs to its user 2.")).toBeVisible();
  await expect(section.getByText("The device noticed an irregular pulse.")).toBeVisible();
  const danger = section.getByRole("alert").filter({ hasText: "This blood pressure is very high." });
  await expect(danger.getByRole("link", { name: "112" })).toBeVisible();
  await expect(danger).toContainText("NICE NG136");
  expect(await axe(page)).toEqual([]);
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText("The reading is in this record.")).toBeVisible();
  await expect(danger).toBeVisible(); // still there after saving, with the call in sight
  await expect(section.getByRole("link", { name: "In danger? Call 112" })).toBeInViewport();
  await section.getByText("Show as a table").click();
  await expect(section.getByRole("row", { name: /190\/95 Bluetooth device HEM-7155T/ })).toBeVisible();

  await section.getByRole("button", { name: "Add a reading" }).click();
  await section.getByRole("button", { name: "Temperature" }).last().click();
  const chosen = page.waitForEvent("filechooser");
  await section.getByRole("button", { name: "Take a photo of the display" }).click();
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  );
  await (await chosen).setFiles({ name: "display.png", mimeType: "image/png", buffer: picture });
  await expect(section.getByLabel("Temperature")).toHaveValue("38.5");
  await expect(section.getByText("38.5 °C = 101.3 °F")).toBeVisible();
  await section.getByRole("button", { name: "°F" }).click();
  await expect(section.getByLabel("Temperature")).toHaveValue("101.3");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText("The reading is in this record.")).toBeVisible();
  await section.getByRole("button", { name: "Temperature" }).click();
  await expect(section.getByRole("row", { name: /38\.5 Photo of the display/ })).toBeVisible();
});
