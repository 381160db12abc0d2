import { expect, test } from "vitest";
import { NoMultistatus, readMultistatus } from "./multistatus.ts";

const nothing = {
  status: null,
  isCalendar: false,
  takesEvents: null,
  principal: null,
  calendarHome: null,
  calendarData: null,
};
const answer = (...responses: string[]) =>
  `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${responses.join("")}</D:multistatus>`;
const ok = (properties: string) =>
  `<D:propstat><D:prop>${properties}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>`;

test("a calendar reports its type and the components it supports", () => {
  const said = answer(
    `<D:response><D:href>/dav/u/work/</D:href>${ok('<D:resourcetype><D:collection/><C:calendar/></D:resourcetype><C:supported-calendar-component-set><C:comp name="VEVENT"/><C:comp name="VTODO"/></C:supported-calendar-component-set>')}</D:response>`,
    `<D:response><D:href>/dav/u/tasks/</D:href>${ok('<D:resourcetype><D:collection/><C:calendar/></D:resourcetype><C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>')}</D:response>`,
    `<D:response><D:href>/dav/u/</D:href>${ok("<D:resourcetype><D:collection/></D:resourcetype>")}</D:response>`,
  );
  expect(readMultistatus(said)).toEqual([
    { ...nothing, href: "/dav/u/work/", isCalendar: true, takesEvents: true },
    { ...nothing, href: "/dav/u/tasks/", isCalendar: true, takesEvents: false },
    { ...nothing, href: "/dav/u/" },
  ]);
});

test("only properties with a success status count, under any namespace prefix", () => {
  const said = `<multistatus xmlns="DAV:" xmlns:z="urn:ietf:params:xml:ns:caldav"><response><href>/</href>
    <propstat><prop><current-user-principal><href>/p/u%20x/</href></current-user-principal></prop><status>HTTP/1.1 200 OK</status></propstat>
    <propstat><prop><z:calendar-home-set><href>/wrong/</href></z:calendar-home-set></prop><status>HTTP/1.1 404 Not Found</status></propstat>
  </response></multistatus>`;
  expect(readMultistatus(said)).toEqual([{ ...nothing, href: "/", principal: "/p/u%20x/" }]);
});

test.each([
  ["escaped", "BEGIN:VCALENDAR&#13;\nSUMMARY:a &lt; b &amp; c&#13;\nEND:VCALENDAR"],
  ["in CDATA", "<![CDATA[BEGIN:VCALENDAR\r\nSUMMARY:a < b & c\r\nEND:VCALENDAR]]>"],
])("iCalendar data is returned as written: %s", (_, written) => {
  const said = answer(
    `<D:response><D:href>/a.ics</D:href>${ok(`<C:calendar-data content-type="text/calendar">${written}</C:calendar-data>`)}</D:response>`,
  );
  expect(readMultistatus(said)[0]?.calendarData?.replaceAll("\r\n", "\n")).toBe(
    "BEGIN:VCALENDAR\nSUMMARY:a < b & c\nEND:VCALENDAR",
  );
});

test("a truncated result is reported", () => {
  const said = answer(
    "<D:response><D:href>/cal/</D:href><D:status>HTTP/1.1 507 Insufficient Storage</D:status></D:response>",
  );
  expect(readMultistatus(said)).toEqual([{ ...nothing, href: "/cal/", status: 507 }]);
});

test.each([
  "<!doctype html><title>Sign in</title>",
  "",
  "<html><body>x</body></html>",
  "BEGIN:VCALENDAR",
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><multistatus><response><href>&b;</href></response></multistatus>',
])("any other document is refused: %#", (text) => {
  expect(() => readMultistatus(text)).toThrow(NoMultistatus);
});
