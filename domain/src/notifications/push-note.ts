import { asRecord, asText } from "../shared/record.ts";

/** What a push message says and where a tap on it leads: a path of our own. */
export type PushNote = { title: string; body: string; path: string };

/** A message as it came; one that cannot be read still has to be shown, under the name of the page, and leads to the visits. */
export function readPushNote(text: string, host: string): PushNote {
  const fields = asRecord(parsed(text));
  const path = asText(fields?.["path"], 200);
  return {
    title: asText(fields?.["title"], 200) ?? host,
    body: asText(fields?.["body"], 300) ?? "",
    path: path !== null && /^\/(?![/\\])[\w/-]*$/.test(path) ? path : "/appointments",
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
