// A doctor at the desk opens an app of somebody else with the patient of an appointment.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";
import { validatorFolder } from "../server/src/testing/validators.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The app: two pages with `fhirclient` in the browser, as its makers ship it. */
async function serveApp() {
  const library = await readFile(path.join(validatorFolder("fhirclient"), "build/fhir-client.js"));
  let clientId = "";
  const page = (script: string) =>
    `<!doctype html><title>Growth charts</title><h1></h1><p></p><script src="/library.js"></script><script>${script}</script>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://127.0.0.1");
    if (pathname === "/library.js") return response.end(library);
    response.setHeader("content-type", "text/html");
    if (pathname === "/launch")
      return response.end(
        page(
          `FHIR.oauth2.authorize({ clientId: "${clientId}", scope: "launch openid fhirUser patient/*.rs", redirectUri: "/back", pkceMode: "required" })`,
        ),
      );
    return response.end(
      page(`FHIR.oauth2.ready().then(async (client) => {
        const patient = await client.patient.read();
        document.querySelector("h1").textContent = patient.name[0].text;
        document.querySelector("p").textContent = [client.user.resourceType, client.encounter.id].join(" ");
      }, (error) => { document.querySelector("h1").textContent = String(error); })`),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setClientId: (id: string) => void (clientId = id),
    close: () => server.close(),
  };
}

test("a doctor opens an app, which shows the patient of the appointment, and again from a used address nothing", async ({
  page,
  context,
}) => {
  const { slug, clinicToken } = await openClinic("aurora", "desk-app", { attended: false });
  const app = await serveApp();
  const send = async (method: string, path: string, json?: object) => {
    const { status, text } = await localHttp(`${clinicUrl(slug)}/api/clinic${path}`, {
      method,
      headers: {
        authorization: `Bearer ${clinicToken}`,
        ...(json ? { "content-type": "application/json" } : {}),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    expect([path, status]).toEqual([path, json ? 201 : 200]);
    return JSON.parse(text).data;
  };
  const { entity } = await send("POST", "/patient_apps", {
    name: "Growth charts",
    privacy_url: null,
    launch_url: `${app.origin}/launch`,
    redirect_uris: [`${app.origin}/back`],
    scopes: ["launch", "openid", "fhirUser", "patient/*.rs"],
    jwks: null,
    jwks_uri: null,
  });
  app.setClientId(entity.client_id);
  await signInAtDesk(page, slug, "doctor");
  const session = await page.evaluate(async () => {
    const answer = await fetch("/api/desk/session", { headers: { "x-anteroom-desk": "1" } });
    return answer.ok ? ((await answer.json()) as { data: { entity: { doctor_id: number } } }) : null;
  });
  const day = 86_400_000;
  const span = new URLSearchParams({
    from: new Date(Date.now() - 10 * day).toISOString(),
    to: new Date(Date.now() + 20 * day).toISOString(),
  });
  const { collection } = await send("GET", `/appointments?${span.toString()}`);
  const appointment = (
    collection as { id: number; patient_id: number | null; patient_name: string; doctor: { id: number } }[]
  ).find(({ patient_id, doctor }) => patient_id !== null && doctor.id === session?.data.entity.doctor_id);
  expect(appointment).toBeTruthy();
  await page.goto(`${clinicUrl(slug)}/desk/appointments/${appointment?.id}`);
  const button = page.getByRole("button", { name: "Open in Growth charts" });
  await expect(button).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const opening = context.waitForEvent("page");
  await button.click();
  const window = await opening;
  await expect(window.getByRole("heading", { level: 1 })).toHaveText(appointment?.patient_name ?? "");
  await expect(window.getByText(`Practitioner ${appointment?.id}`)).toBeVisible();
  expect(await window.evaluate(() => globalThis.opener === null)).toBe(true);

  // The address of the desk's page is of no use a second time.
  await page.goto(`${clinicUrl(slug)}/desk/open-app?request=abc`);
  await expect(page.getByRole("heading", { level: 1, name: "The app was not opened" })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  app.close();
});
