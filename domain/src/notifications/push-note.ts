import { asRecord, asText } from "../shared/record.ts";

/** A push message, and the path of ours that a tap on it opens. */
export type PushNote = { title: string; body: string; path: string };

/**
 * Parses a push message. An invalid one must still be shown: it gets `host` as its title and opens the
 * appointments.
 */
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
