import { axe } from "./support/axe.ts";
import { asPrinted } from "./support/as-printed.ts";
import { openClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a record is edited, downloaded and shared by a link that works signed out until it is revoked", async ({
  page,
  anotherBrowser,
  browserName,
  complaints,
}) => {
  complaints.allow(withoutNetwork);
  const { slug } = await openClinic("aurora", "record", { attended: false });
  await signIn(page, slug);
  await open(page, clinicUrl(slug));
  await page.getByRole("main").getByRole("link", { name: "My health record" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My health record" })).toBeVisible();

  const medicines = page.getByRole("region", { name: "Medicines" });
  await medicines.getByRole("button", { name: "Add a medicine" }).click();
  await medicines.getByRole("button", { name: "Save" }).click();
  await expect(medicines.getByText("Enter a name")).toBeVisible();
  await medicines.getByLabel("Name of the medicine").fill("Metformin");
  await medicines.getByLabel("Dose").fill("500 mg");
  await page.context().setOffline(true);
  await medicines.getByRole("button", { name: "Save" }).click();
  await expect(medicines.getByText("You’re offline.")).toBeVisible();
  await page.context().setOffline(false);
  await medicines.getByRole("button", { name: "Save" }).click();
  await expect(medicines.getByText("Not confirmed yet.")).toBeVisible();
  await medicines.getByRole("button", { name: "Confirm: my medicines are right" }).click();
  await expect(medicines.getByText(/^Confirmed on/)).toBeVisible();
  await medicines.getByRole("button", { name: "Remove Metformin" }).click();
  await medicines.getByRole("button", { name: "Undo" }).click();
  await expect(medicines.getByText("500 mg")).toBeVisible();
  const allergies = page.getByRole("region", { name: "Allergies" });
  await allergies.getByRole("button", { name: "I have no known allergies" }).click();
  await expect(allergies.getByText("No known allergies", { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await asPrinted(page, async () => {
    await expect(page.getByText("500 mg")).toBeVisible();
    for (const role of ["button", "navigation"] as const)
      await expect(
        page.getByRole(role).filter({ visible: true }),
        "nothing that only a screen can do",
      ).toHaveCount(0);
  });

  const share = page.getByRole("region", { name: "Download and share" });
  // The system's Firefox tells the test of no download.
  const coming = browserName === "firefox" ? null : page.waitForEvent("download");
  await share.getByRole("button", { name: "Download PDF" }).click();
  const download = await coming;
  if (download) expect(download.suggestedFilename()).toMatch(/^health-record-.*\.pdf$/);
  await share.getByRole("button", { name: "Share by link" }).click();
  await share.getByLabel("Who is the link for?").fill("Dr Wei");
  await share.getByLabel("Passcode").fill("4711");
  await share.getByRole("button", { name: "Make the link" }).click();
  const link = await share.getByTestId("record-link").innerText();

  const reader = await anotherBrowser();
  await open(reader, link);
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await reader.getByRole("button", { name: "Open the record" }).click();
  await reader.getByLabel("Passcode").fill("0000");
  await reader.getByRole("button", { name: "Open the record" }).click();
  await expect(reader.getByText("That passcode isn’t right. Try again.")).toBeVisible();
  await reader.getByLabel("Passcode").fill("4711");
  await reader.getByRole("button", { name: "Open the record" }).click();
  await expect(reader.getByText("Metformin")).toBeVisible();
  await expect(reader.getByText("No known allergies")).toBeVisible();
  await expect(reader.getByText(/^Not shared with this link: Summaries, /)).toBeVisible();
  await expect(reader.getByText("Nothing recorded.")).toHaveCount(0);
  expect(await axe(reader)).toEqual([]);

  await share.getByRole("button", { name: "End this link Dr Wei" }).click();
  await share.getByRole("button", { name: "Yes, end it" }).click();
  await expect(share.getByText("Ended by you")).toBeVisible();
  await reload(reader);
  await reader.getByRole("button", { name: "Open the record" }).click();
  await expect(reader.getByRole("heading", { name: "This link doesn’t open any more" })).toBeVisible();
});
