import { test as base } from "./test.ts";

/** `test` in Chromium itself, for what its headless shell lacks: notifications are never shown there. */
export const test = base.extend<object, object>({
  launchOptions: async ({ launchOptions, browserName }, give) => {
    const executablePath = process.env["ANTEROOM_CHROMIUM"] ?? "";
    await give(browserName === "chromium" ? { ...launchOptions, executablePath } : launchOptions);
  },
});
