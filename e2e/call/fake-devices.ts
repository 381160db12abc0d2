import { test as base } from "@playwright/test";

const fakeDevices = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** A browser with Chromium's fake camera and microphone, allowed without a question. */
export const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeDevices] });
    },
    { scope: "worker" },
  ],
});
