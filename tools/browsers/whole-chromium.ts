/**
 * Browser test files that require the full Chromium instead of its headless shell: notifications, downloads,
 * clipboard, workers that outlive a page, cameras and calls, layout by frame, and the main journey, as patients run
 * it.
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
  "layout-shift",
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
