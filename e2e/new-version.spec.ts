// A server of its own, which is stopped and started again as another version while a patient's page stays open.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePorts } from "../server/src/testing/free-ports.ts";
import { runProduct } from "../tools/product/run-product.ts";
import { expect, open, test } from "./support/test.ts";

test(
  "a page whose server was updated asks to refresh after typing or a missing chunk, and loses no text",
  {
    tag: [
      "@S2.OVL.04",
      "@S2.OVL.05",
      "@S2.OVL.06",
      "@S2.OVL.07",
      "@S4.VERSION.01",
      "@S8.MSG.26",
      "@S3.RUN.11",
      "@D.48",
      "@D.49",
    ],
  },
  async ({ page, complaints }) => {
    test.setTimeout(240_000);
    complaints.allow(/ERR_CONNECTION_REFUSED|WebSocket|^Firefox can’t establish a connection/); // while nobody serves
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-version-"));
    const port = await freePorts(2);
    const start = (version: string) => runProduct({ dataDir, port, env: { CODE_VERSION: version } });
    let product = await start("one");
    try {
      const ahead = page.waitForResponse(/\/assets\/page-services-[^/]*\.js$/);
      await open(page, `${product.clinicUrl("aurora")}/login`);
      await ahead;
      await page.waitForLoadState("networkidle"); // a page that is not at rest yet follows no versions
      const email = page.getByLabel("Email");
      const password = page.getByLabel("Password", { exact: true });
      await email.fill("ines@example.pt");
      await password.fill("not my password");
      await product.stop();
      product = await start("two");

      const notice = page.getByRole("dialog", { name: "A new version is available" });
      const submit = page.getByRole("main").getByRole("button", { name: "Sign in" });
      const send = () => Promise.all([page.waitForResponse(/\/auth\/login$/), submit.click()]);
      await send();
      await expect(notice, "what is typed is not interrupted").toHaveCount(0);
      await password.fill("");
      await expect(notice).toHaveCount(0);
      const mark = (work: string) =>
        page.evaluate(
          (text) => (document.body.firstElementChild as HTMLElement).setAttribute("data-under-way", text),
          work,
        );
      await mark("call");
      await email.fill("");
      for (const work of ["payment", "reading", "call"]) {
        await mark(work);
        await expect(notice, `not in a ${work}`).toHaveCount(0);
      }
      await mark("");
      await expect(notice, "nothing is under way any more").toBeVisible();
      await expect(notice).toContainText("Save your changes and refresh.");
      await page.mouse.click(5, 5);
      await expect(notice, "it asks for an answer").toBeVisible();
      // By keyboard: a pointer left over the link to the next page would fetch that page ahead.
      await notice.getByRole("button", { name: "Cancel" }).press("Enter");
      await expect(notice).toHaveCount(0);

      await email.fill("ines@example.pt");
      await password.fill("not my password");
      await send();
      await password.fill("");
      await email.fill("");
      await expect(notice, "put off until the next load").toHaveCount(0);

      // The file of the next page belongs to the old version: the server has it no more.
      const gone = /\/assets\/sign-up-[^/]*\.js$/;
      await page.route(gone, (route) =>
        route.continue({ url: route.request().url().replace("sign-up", "gone") }),
      );
      await email.fill("half@written");
      await page.getByRole("link", { name: "Create an account" }).click();
      await expect(notice, "the page cannot go on").toBeVisible();
      await notice.getByRole("button", { name: "Cancel" }).click();
      await expect(email, "and nothing typed is lost").toHaveValue("half@written");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await expect(page.getByRole("heading", { level: 1 }), "a page that is there opens").toHaveText(
        "Choose a new password",
      );
      await expect(notice, "in peace: it was said, and nothing was refused since").toHaveCount(0);
      await page.evaluate(() => history.back());
      await expect(notice, "the way back leads to the page that is gone").toBeVisible();
      await notice.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("link", { name: "Back to sign in" }).click();
      await expect(email).toBeVisible();
      await expect(notice, "again in peace").toHaveCount(0);
      await page.getByRole("link", { name: "Create an account" }).click();
      await expect(notice, "the page is still gone").toBeVisible();
      await page.unroute(gone);
      await notice.getByRole("button", { name: "Refresh" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
      expect(await page.evaluate(() => document.querySelector("#boot")?.textContent)).toContain(
        '"codeVersion":"two"',
      );
      await expect(notice).toHaveCount(0);
      await page.goto("about:blank"); // left before its server stops: files may still be on their way through the worker
    } finally {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
