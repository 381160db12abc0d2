import { XMLParser } from "fast-xml-parser";

/** One resource of a WebDAV multistatus answer (RFC 4918, status 207), with the properties that were found. */
export type DavResource = {
  /** As the server wrote it: absolute, or relative to the address asked. */
  href: string;
  /** Of the resource itself; null where only its properties have one. */
  status: number | null;
  isCalendar: boolean;
  /** Null: the server does not say which kinds of entries a calendar takes. */
  takesEvents: boolean | null;
  principal: string | null;
  calendarHome: string | null;
  /** A file of iCalendar. */
  calendarData: string | null;
};

/** Thrown when a text is no WebDAV multistatus answer. */
export class NoMultistatus extends Error {}

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  parseTagValue: false,
  // `&#13;` at the ends of lines; a document type, which could define entities of its own, is refused below.
  htmlEntities: true,
  isArray: (name) => ["response", "propstat", "href", "comp"].includes(name),
});

/** Parses a WebDAV multistatus answer. Throws `NoMultistatus` for any other text, and for one with a document type. */
export function readMultistatus(text: string): DavResource[] {
  if (/<!DOCTYPE/i.test(text)) throw new NoMultistatus();
  const parsed = parse(text);
  const root = child(parsed, "multistatus");
  if (root === undefined) throw new NoMultistatus();
  return list(child(root, "response")).map(readResponse);
}

function parse(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    throw new NoMultistatus();
  }
}

function readResponse(response: unknown): DavResource {
  const properties = list(child(response, "propstat"))
    .filter((one) => statusOf(child(one, "status")) === 200)
    .map((one) => child(one, "prop"));
  const property = (name: string) =>
    properties.map((all) => child(all, name)).find((found) => found !== undefined);
  const kinds = list(child(property("supported-calendar-component-set"), "comp"));
  return {
    href: firstHref(response) ?? "",
    status: statusOf(child(response, "status")),
    isCalendar: child(property("resourcetype"), "calendar") !== undefined,
    takesEvents: kinds.length === 0 ? null : kinds.some((kind) => child(kind, "@_name") === "VEVENT"),
    principal: firstHref(property("current-user-principal")),
    calendarHome: firstHref(property("calendar-home-set")),
    calendarData: textOf(property("calendar-data")),
  };
}

const child = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? (of as Record<string, unknown>)[name] : undefined;
const list = (of: unknown): unknown[] => (Array.isArray(of) ? of : []);
const firstHref = (of: unknown) => textOf(list(child(of, "href"))[0]);

/** The text of an element, which is an object where it has attributes; null for none. */
function textOf(element: unknown): string | null {
  const text = typeof element === "string" ? element : child(element, "#text");
  return typeof text === "string" && text !== "" ? text : null;
}

/** `HTTP/1.1 200 OK`; null for none. */
function statusOf(line: unknown): number | null {
  const status = /^HTTP\/\S+ (\d{3})/.exec(String(textOf(line) ?? ""))?.[1];
  return status === undefined ? null : Number(status);
}
