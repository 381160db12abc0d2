// `npm run clinic -- doctor add FILE …`: sets a clinic up through its API, as any program of the clinic could.
import { anteroomClient } from "../../client/src/anteroom-client.ts";
import { localFetch } from "../../local-http/src/local-fetch.ts";
import { runCommand, usage } from "./commands.ts";

const { ANTEROOM_URL: baseUrl, ANTEROOM_TOKEN: token, LANG: system = "en" } = process.env;

if (baseUrl && token) {
  const isHere = /(^|\.)localhost$/.test(new URL(baseUrl).hostname);
  const language = system.replace(/\..*/, "").replace("_", "-");
  const client = anteroomClient({ baseUrl, token, language, ...(isHere ? { fetch: localFetch } : {}) });
  const { text, isDone } = await runCommand(client, process.argv.slice(2)).catch((error: Error) => ({
    text: error.message === "fetch failed" ? `Nothing answers at ${baseUrl}.` : error.message,
    isDone: false,
  }));
  (isDone ? console.log : console.error)(text);
  if (!isDone) process.exitCode = 1;
} else {
  console.error(usage);
  process.exitCode = 1;
}
