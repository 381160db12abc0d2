// `npm run desk:pictures`: takes the pictures of docs/clinic.md anew, in docs/pictures/, of the product as it is.
import { findBrowsers } from "../browsers/find.ts";
import { runPlaywright } from "../browsers/run.ts";
import { exitCode, verdict } from "../test/counts.ts";

const browsers = { ...findBrowsers(["chromium"], console.log), firefox: null };
const counts = await runPlaywright(browsers, ["desk-pictures.take.ts"], {
  ANTEROOM_E2E_MATCH: "**/desk-pictures.take.ts",
});
console.log(verdict(counts));
process.exitCode = exitCode(counts, true);
