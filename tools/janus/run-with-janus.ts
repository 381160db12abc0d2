import { type Browsers } from "../browsers/find.ts";
import { runPlaywright } from "../browsers/run.ts";
import { type Counts, oneSkipped } from "../test/counts.ts";
import { findJanus } from "./find-janus.ts";
import { startTestJanus } from "./test-janus.ts";

/** Runs Playwright against the real product with calls over a Janus started for it; counts as one skipped test where Janus is missing. */
export async function runWithJanus(
  browsers: Pick<Browsers, "chromium" | "firefox">,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Counts> {
  if (!findJanus(say)) return oneSkipped;
  const janus = await startTestJanus();
  try {
    return await runPlaywright(browsers, args, {
      ...env,
      JANUS_URL: janus.url,
      JANUS_API_SECRET: janus.apiSecret,
      JANUS_ADMIN_KEY: janus.adminKey,
    });
  } finally {
    await janus.close();
  }
}
