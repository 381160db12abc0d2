// A developer's control: another server stands before ours, which allows our pages and passes everything on.
import http from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { localHttp } from "@anteroom/local-http/local-http";
import { versionLabel } from "@anteroom/domain/shared/constants";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, hydrated, open, reload, test } from "./support/test.ts";

/** Passes calls on to our server under another origin, and tells which. */
async function anotherServer(requested: string[]) {
  const server = http.createServer((request, answer) => {
    const cors = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-allow-methods": "*",
    };
    if (request.method === "OPTIONS") return void answer.writeHead(204, cors).end();
    requested.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          (pair): pair is [string, string] =>
            typeof pair[1] === "string" && /^(content-type|x-|accept)/.test(pair[0]),
        ),
      );
      const body = Buffer.concat(chunks);
      const sent = { method: request.method ?? "GET", headers, ...(body.length > 0 ? { body } : {}) };
      void localHttp(clinicUrl("aurora") + (request.url ?? ""), sent).then(
        ({ status, headers: reported, text }) =>
          answer.writeHead(status, { ...cors, "content-type": String(reported["content-type"]) }).end(text),
      );
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

test(
  "the menu shows the version and lets developers change the API address until they reset it",
  { tag: ["@S2.OVL.10", "@D.50", "@S9.LABEL.01", "@D.55"] },
  async ({ page }) => {
    const requested: string[] = [];
    const other = await anotherServer(requested);
    try {
      await open(page, `${clinicUrl("aurora")}/doctors`);
      const own: string[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.origin === clinicUrl("aurora") && url.pathname.startsWith("/api/")) own.push(url.pathname);
      });
      const menu = page.getByLabel(/^Language/);
      await menu.click();
      await expect(page.getByText(versionLabel)).toBeVisible();
      const control = page.getByRole("button", { name: "API address" });
      await control.click();
      const editor = page.getByRole("dialog", { name: "API address" });
      const field = editor.getByLabel("Address");
      await expect(field).toHaveValue(`${clinicUrl("aurora")}/api/`);
      expect(await axe(page)).toEqual([]);
      await field.fill("ftp://elsewhere.example/");
      await editor.getByRole("button", { name: "Use this address" }).click();
      await expect(editor).toContainText("Enter a full address that begins with http:// or https://");
      page.on("framenavigated", () => (own.length = 0)); // what the page before has asked for is no matter
      await field.fill(`${other.origin}/api`);
      await Promise.all([
        page.waitForEvent("load"),
        editor.getByRole("button", { name: "Use this address" }).click(),
      ]);
      await hydrated(page);
      await expect.poll(() => requested).toContain("GET /api/manifest");
      expect(own, "no call goes where it went before").toEqual([]);
      await reload(page);
      await menu.click();
      await control.click();
      await expect(field, "kept in this browser").toHaveValue(`${other.origin}/api/`);
      await Promise.all([page.waitForEvent("load"), editor.getByRole("button", { name: "Reset" }).click()]);
      await hydrated(page);
      await expect.poll(() => own).toContain("/api/manifest");
    } finally {
      other.stop();
    }
  },
);
