/**
 * Files of browser tests that need Chromium with its window, where the rest runs in its headless shell: notifications, what is saved or copied out of the page,
 * workers that outlive a page, cameras and calls, and the main journey, because that is the browser a patient has.
 */
export const needsWholeChromium = [
  "appointment-vitals",
  "call-healing",
  "call-pages",
  "call-screen",
  "clipboard",
  "cross-browser-call",
  "demo-doctor",
  "desk-call",
  "device-test",
  "download",
  "guests",
  "heard",
  "local-media",
  "main-journey",
  "mesh-call",
  "new-version",
  "offline",
  "push",
  "visit-files",
  "visit-over-http",
  "visit",
  "vitals",
  "waiting-room",
].map((name) => `e2e/${name}.spec.ts`);
