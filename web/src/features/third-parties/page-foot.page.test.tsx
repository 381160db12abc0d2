import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../testing/accessibility-faults.ts";
import { listApi } from "../../testing/answers/appointments.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, openPage } from "../../testing/open-page.tsx";
import { PageFoot } from "./page-foot.tsx";

/** Opens a page with its foot, which the app itself fetches once the page is at rest. */
async function openWithFoot(address: string, settings: object, more: object = {}) {
  const opened = await openPage(address, { settings, ...more });
  act(() => opened.app.foot.set(PageFoot));
  return opened;
}

const links = {
  contact_us: "https://clinic.example/contact",
  support_email: "help@clinic.example",
  website: "https://clinic.example/",
  privacy: "https://clinic.example/privacy",
  help: "https://clinic.example/help",
};
const articles = { supportArticles: true, supportArticlesUrl: "https://articles.example/" };
const chat = {
  supportChat: true,
  supportChatKey: "public-key",
  supportChatProvider: "freshchat",
  supportChatScriptUrl: "https://chat.example/widget.js",
};
const foot = () => screen.findByRole("navigation", { name: /help and contact/ });
const question = () => screen.queryByRole("region", { name: "May we use outside services?" });

test(
  "each clinic link is in the footer and opens without a referrer",
  { tags: ["S3.SET.globalLinks", "D.24", "G.19"] },
  async () => {
    await openWithFoot("/download", { globalLinks: links });
    const all = within(await foot()).getAllByRole("link");
    expect(all.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Help", links.help],
      ["Contact us", links.contact_us],
      [links.support_email, `mailto:${links.support_email}`],
      ["Our website", links.website],
      ["Privacy", links.privacy],
    ]);
    expect(all.every((link) => link.getAttribute("rel") === "noreferrer")).toBe(true);
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("a link that the clinic does not set is not in the footer", { tags: ["D.24"] }, async () => {
  await openWithFoot("/download", {
    globalLinks: { privacy: links.privacy },
    supportArticlesUrl: articles.supportArticlesUrl,
  });
  const all = within(await foot()).getAllByRole("link");
  expect(all.map(({ textContent }) => textContent)).toEqual(["Privacy"]);
  expect(question(), "nothing is used, nothing is asked").toBeNull();
});

test("there is no footer where the clinic sets nothing", async () => {
  await openWithFoot("/download", { globalLinks: {} });
  expect(screen.queryByRole("navigation", { name: /help and contact/ })).toBeNull();
});

test(
  "help articles open in a new tab on pages that may have support",
  { tags: ["S3.SET.support-articles", "D.27"] },
  async () => {
    await openWithFoot("/download", { globalLinks: links, ...articles });
    const entry = within(await foot()).getByRole("link", { name: /^Help articles/ });
    expect(entry.getAttribute("href")).toBe("https://articles.example/");
    expect(entry.getAttribute("target")).toBe("_blank");
    expect(entry.getAttribute("rel")).toContain("noopener");
  },
);

test("help articles are on no appointment page", { tags: ["D.27"] }, async () => {
  const api = listApi([]);
  await openWithFoot("/appointments", { globalLinks: links, ...articles }, { api, patient: joana });
  expect(within(await foot()).queryByRole("link", { name: /^Help articles/ })).toBeNull();
});

test(
  "a patient is asked once about third-party services and can change the answer",
  { tags: ["S7.TP.10", "D.65"] },
  async () => {
    const { user } = await openWithFoot("/download", chat, { api: fakeApi(), patient: joana });
    await waitFor(() => expect(question()).toBeTruthy());
    expect(question()?.textContent).toContain("it learns your name, your patient number and the clinic");
    expect(question()?.textContent).toContain("We send them no health data.");
    const yes = screen.getByRole("button", { name: "Allow" });
    const no = screen.getByRole("button", { name: "Do not allow" });
    expect(yes.className, "yes and no look alike").toBe(no.className);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(no);
    const off = await screen.findByText("Outside services are off.");
    expect(document.activeElement).toBe(off);
    expect(question()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Allow outside services" }));
    expect(await screen.findByText("Outside services are allowed.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Stop allowing" }));
    expect(await screen.findByText("Outside services are off.")).toBeTruthy();
  },
);

test("a chat alone asks for no consent from a visitor", async () => {
  await openWithFoot("/download", { ...chat, globalLinks: links });
  await foot();
  expect(question()).toBeNull();
});

test("the consent question is on no appointment page", async () => {
  const api = listApi([]);
  await openWithFoot("/appointments", { ...chat, globalLinks: links }, { api, patient: joana });
  await foot();
  expect(question()).toBeNull();
});
