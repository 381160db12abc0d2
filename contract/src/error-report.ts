import { scrubMessage } from "@anteroom/domain/text/scrub-message";
import { versionLabel } from "@anteroom/domain/shared/constants";

/** A place in our own code. `file` is a name below our own root, never an address. */
export type Frame = { name: string; file: string; line: number; column: number };

/** One failure as it leaves us: nothing of a person, no address, nothing that was typed. */
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

/** Where reports go, from the DSN of Sentry's protocol (`scheme://key@host/path/project`); null when it is none. */
export function errorServiceOf(dsn: string): { origin: string; url: string } | null {
  const parts = /^(https?):\/\/(\w+)(?::\w*)?@([\w.:[\]-]+)\/((?:[\w-]+\/)*)(\d+)$/.exec(dsn);
  if (!parts) return null;
  const [, scheme, key, host, path, project] = parts;
  const origin = `${scheme}://${host}`;
  const query = `sentry_version=7&sentry_key=${key}&sentry_client=anteroom%2F${versionLabel}`;
  return { origin, url: `${origin}/${path}api/${project}/envelope/?${query}` };
}

/** One report as an envelope of Sentry's protocol: three lines of JSON. The address of whoever sends it is not to be kept. */
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

/** Places of a stack as Chromium (`at name (url:1:2)`), Firefox and WebKit (`name@url:1:2`) and Node write it; `url` is what stands there. */
export function placesOf(stack: string): { name: string; url: string; line: number; column: number }[] {
  return stack.split("\n").flatMap((text) => {
    const found = inChromium.exec(text) ?? inFirefox.exec(text);
    const { name = "", url = "", line, column } = found?.groups ?? {};
    return found ? [{ name: name || "?", url, line: Number(line), column: Number(column) }] : [];
  });
}

const place = String.raw`(?<url>[a-z][a-z0-9+.-]*:\/\/\S+?|node:\S+?|\/\S+?):(?<line>\d+):(?<column>\d+)`;
const inChromium = new RegExp(String.raw`^\s*at (?:(?:async |new )*(?<name>[\w$.<>]+) .*?\(?)?${place}\)?$`);
const inFirefox = new RegExp(String.raw`^(?<name>[\w$.<>/]*)@${place}$`);
