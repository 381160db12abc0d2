import { asRecord, asText } from "../shared/record.ts";

/** A push message, and the path of ours that a tap on it opens. */
export type PushNote = { title: string; body: string; path: string };

/**
 * Parses a push message (JSON); never throws. An invalid title becomes `host`, an invalid text is empty, and a path
 * that is not one of ours (no query, at most 200 characters) becomes `/appointments`.
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
