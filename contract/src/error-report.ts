import { scrubMessage } from "@anteroom/domain/text/scrub-message";
import { versionLabel } from "@anteroom/domain/shared/constants";

/**
 * A position in our own code. `file` is a path within the project, never an address; line and column begin with 1.
 */
export type Frame = { name: string; file: string; line: number; column: number };

/** An error as it is reported: no personal data, no address, no typed text. */
export type ErrorReport = {
  /** 32 hexadecimal digits. */
  id: string;
  /** Instant in ms. */
  at: number;
  /** `TypeError` and the like. */
  type: string;
  /** As it was thrown; it is scrubbed on its way out. */
  message: string;
  /** Innermost first, as in a stack. */
  frames: readonly Frame[];
  /** Name of the route, as in the route table, or the server's own pattern. */
  route: string;
  environment: string;
  release: string;
  codeVersion: string;
};

/**
 * Parses the DSN of Sentry's protocol (`scheme://key@host/path/project`); null where it is invalid. Returns the
 * service's origin, for the page's policy, and the `url` that takes envelopes, with the key.
 */
export function errorServiceOf(dsn: string): { origin: string; url: string } | null {
  const parts = /^(https?):\/\/(\w+)(?::\w*)?@([\w.:[\]-]+)\/((?:[\w-]+\/)*)(\d+)$/.exec(dsn);
  if (!parts) return null;
  const [, scheme, key, host, path, project] = parts;
  const origin = `${scheme}://${host}`;
  const query = `sentry_version=7&sentry_key=${key}&sentry_client=anteroom%2F${versionLabel}`;
  return { origin, url: `${origin}/${path}api/${project}/envelope/?${query}` };
}

/**
 * Serialises a report as an envelope of Sentry's protocol: three lines of JSON, which ask the service not to store
 * the sender's address. Scrubs the message; a type that is no plain name becomes `Error`.
 */
export function errorEnvelope(report: ErrorReport): string {
  const sdk = { name: "anteroom", version: versionLabel, settings: { infer_ip: "never" } };
  const event = {
    event_id: report.id,
    timestamp: report.at / 1000,
    platform: "javascript",
    level: "error",
    environment: report.environment,
    release: report.release,
    dist: report.codeVersion,
    transaction: report.route,
    tags: { version_label: versionLabel, route: report.route },
    exception: { values: [exceptionOf(report)] },
    sdk,
  };
  const lines = [
    { event_id: report.id, sent_at: new Date(report.at).toISOString(), sdk },
    { type: "event" },
    event,
  ];
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

function exceptionOf({ type, message, frames }: ErrorReport) {
  const stack = frames.toReversed().map(({ name, file, line, column }) => ({
    function: name,
    filename: file,
    lineno: line,
    colno: column,
    in_app: true,
  }));
  const trace = stack.length === 0 ? {} : { stacktrace: { frames: stack } };
  return { type: nameOf(type), value: scrubMessage(message), ...trace };
}

/** Names of errors are identifiers; anything else is not repeated. */
const nameOf = (type: string) => (/^[A-Za-z]{1,60}$/.test(type) ? type : "Error");

/**
 * Parses a stack of Chromium (`at name (url:1:2)`), Firefox and WebKit (`name@url:1:2`) or Node into its positions,
 * innermost first; `url` is unchanged. Lines of another form are omitted, and a missing name is `?`.
 */
export function parseStack(stack: string): { name: string; url: string; line: number; column: number }[] {
  return stack.split("\n").flatMap((text) => {
    const found = inChromium.exec(text) ?? inFirefox.exec(text);
    const { name = "", url = "", line, column } = found?.groups ?? {};
    return found ? [{ name: name || "?", url, line: Number(line), column: Number(column) }] : [];
  });
}

const place = String.raw`(?<url>[a-z][a-z0-9+.-]*:\/\/\S+?|node:\S+?|\/\S+?):(?<line>\d+):(?<column>\d+)`;
const inChromium = new RegExp(String.raw`^\s*at (?:(?:async |new )*(?<name>[\w$.<>]+) .*?\(?)?${place}\)?$`);
const inFirefox = new RegExp(String.raw`^(?<name>[\w$.<>/]*)@${place}$`);
