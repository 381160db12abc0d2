import { createHash, randomBytes } from "node:crypto";
import { localHttp } from "@anteroom/local-http/local-http";
import { extendedTag } from "../tools/test/extended.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoPatient } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

const back = "http://127.0.0.1:9/back";

/** Sends a request as a program does, which no browser helps. */
async function send(
  url: string,
  {
    method = "GET",
    token,
    json,
    form,
  }: { method?: string; token?: string; json?: object; form?: object } = {},
) {
  const body = json ? JSON.stringify(json) : form && new URLSearchParams({ ...form }).toString();
  const { status, text } = await localHttp(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json ? { "content-type": "application/json" } : {}),
      ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status, body: JSON.parse(text || "{}") };
}

test(
  "a parent connects an app to a child's record, which it reads within the scopes until disconnected",
  { tag: extendedTag },
  async ({ context, page }) => {
    test.setTimeout(60_000);
    const { slug, clinicToken } = await openClinic("aurora", "app", {});
    const origin = clinicUrl(slug);
    const { status, body } = await send(`${origin}/api/clinic/patient_apps`, {
      method: "POST",
      token: clinicToken,
      json: {
        name: "Growth diary",
        privacy_url: "https://diary.example/privacy",
        redirect_uris: [back],
        scopes: ["patient/*.rs", "launch/patient", "offline_access"],
        jwks: null,
        jwks_uri: null,
      },
    });
    expect(status).toBe(201);
    const { client_id } = body.data.entity;
    // The app's own page, on the patient's phone.
    await page.route(`${back}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Growth diary</title>" }),
    );
    const verifier = randomBytes(32).toString("base64url");
    const query = new URLSearchParams({
      response_type: "code",
      client_id,
      redirect_uri: back,
      scope: "launch/patient offline_access patient/*.rs",
      state: "a-state-of-the-app",
      aud: `${origin}/fhir/R4`,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
    const begin = `${origin}/oauth/authorize?${query.toString()}`;
    const backWith = (name: string) => new RegExp(`^${back}\\?(?=.*state=a-state-of-the-app).*\\b${name}=`);

    await chooseLanguage(context, "en", [slug]);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, begin);
    await expect(page.getByRole("heading", { level: 1, name: "Sign in to connect an app" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    const { login, password } = demoPatient(slug);
    await page.getByLabel("Email").fill(login);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Connect Growth diary?" })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    const allow = page.getByRole("button", { name: "Allow", exact: true });
    await allow.click();
    await expect(page.getByText("Choose what the app may read")).toBeVisible();
    const last = await page.locator("label:has(input[name=kinds])").last().boundingBox();
    const all = await page.getByRole("button", { name: "Choose all" }).boundingBox();
    expect((all?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await page.getByRole("button", { name: "Don’t allow" }).click();
    await expect(page).toHaveURL(backWith("error"));

    await open(page, begin);
    await page.getByRole("radio", { name: "Tomás Carvalho" }).check();
    await page.getByRole("checkbox", { name: "Personal details" }).check();
    await allow.click();
    await expect(page).toHaveURL(backWith("code"));
    const code = new URL(page.url()).searchParams.get("code") ?? "";
    const exchange = () =>
      send(`${origin}/oauth/token`, {
        method: "POST",
        form: {
          grant_type: "authorization_code",
          code,
          redirect_uri: back,
          client_id,
          code_verifier: verifier,
        },
      });
    const tokens = await exchange();
    expect(tokens.status).toBe(200);
    const { patient, access_token: token } = tokens.body;
    const read = (type: string) => send(`${origin}/fhir/R4/${type}`, { token });
    const child = await read(`Patient/${patient}`);
    expect(child.body).toMatchObject({ name: [{ text: "Tomás Carvalho" }] });
    expect((await read("Observation")).status).toBe(403);

    await open(page, `${origin}/profile-settings?section=data`);
    const apps = page.getByRole("region", { name: "Connected apps" });
    await expect(apps.getByText("Health record of Tomás Carvalho")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await apps.getByRole("button", { name: "Disconnect Growth diary" }).click();
    await expect(apps.getByText(/is disconnected and can’t read anything any more/)).toBeVisible();
    expect((await read(`Patient/${patient}`)).status).toBe(401);
  },
);
