// Reminders by text message: opt-in with a verified number, a link that works signed out, and STOP from the phone.
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";

const patient = 1;

test("a patient confirms a phone number, opens the appointment from a text, and stops texts with STOP", async ({
  page,
  anotherBrowser,
}) => {
  const { slug, clinicToken } = await openClinic("aurora", "texts", { attended: false });
  const url = clinicUrl(slug);
  const newestText = async (kind: string) => {
    const { text } = await localHttp(`${url}/dev/messages`, { method: "GET" });
    return new RegExp(`, ${kind}, sent,.*?<pre[^>]*>(.*?)</pre>`, "s").exec(text)?.[1] ?? "";
  };
  const visit = await bookVisit(page, { slug, patient });
  await open(page, `${url}/profile-settings?section=notifications`);
  const sms = page.getByRole("switch", { name: /Text message \(SMS\)/ });
  await expect(sms).not.toBeChecked();
  await expect(page.getByText("First confirm your phone number").first()).toBeVisible();
  await page.getByRole("button", { name: "Confirm your phone number" }).click();
  await expect(page.getByLabel("Your mobile number")).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await sms.click();
  await expect(page.getByLabel("Your mobile number")).toBeFocused();
  await page.getByLabel("Your mobile number").fill("912 000 111");
  await page.getByRole("button", { name: "Send me a code" }).click();
  const firstDigit = page.getByLabel("Digit 1 of 6");
  await expect(firstDigit).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => newestText("code")).toMatch(/\d{6}/);
  await firstDigit.fill(/\d{6}/.exec(await newestText("code"))?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm number" }).click();
  await expect(sms).toBeChecked();
  await expect(sms).toBeFocused();
  await expect(page.getByText("We send them to +351912000111.")).toBeVisible();

  const joined = await localHttp(`${url}/api/clinic/appointments/${visit.id}/join`, {
    method: "POST",
    headers: { authorization: `Bearer ${clinicToken}` },
  });
  expect(joined.status).toBe(200);
  await expect.poll(() => newestText("doctor")).toContain("we are ready for you");
  const link = /http\S+/.exec(await newestText("doctor"))?.[0] ?? "";
  const there = await anotherBrowser();
  await there.goto(link);
  await there.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(there).toHaveURL(/\/login\?from=/);
  const { login, password } = demoClinic("aurora").patients[patient] ?? { login: "", password: "" };
  await there.getByLabel("Email").fill(login);
  await there.getByLabel("Password", { exact: true }).fill(password);
  await there.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(there).toHaveURL(new RegExp(`/(appointments|client/video)/${visit.id}(/|\\?|$)`));

  await localHttp(`${url}/text-messages/outbox/incoming`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ from: "+351912000111", channel: "sms", text: "Parar" }).toString(),
  });
  await reload(page);
  await expect(page.getByText("Stopped: you sent STOP")).toBeVisible();
  await expect(sms).toBeDisabled();
  expect(await axe(page)).toEqual([]);
});
