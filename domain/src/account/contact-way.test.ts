import { expect, test } from "vitest";
import { contactWay } from "./contact-way.ts";

const page = { contact_us: "https://clinic.example/help" };
const mail = { support_email: "help@clinic.example" };
const chat = { supportChatScriptUrl: "https://chat.example/widget.js", supportChatKey: "key" };
const phone = "+351 200 000 010";

test.each([
  [{ ...page, ...mail }, phone, true, { kind: "page", href: "https://clinic.example/help" }],
  [mail, phone, true, { kind: "mail", href: "mailto:help@clinic.example" }],
  [{}, phone, true, { kind: "phone", href: "tel:+351200000010" }],
  [{}, null, true, { kind: "chat", href: "/" }],
  [{}, null, false, null],
])(
  "A clinic with links %j, phone %j and chat %j is contacted by %j",
  (globalLinks, clinicPhone, hasChat, way) => {
    expect(contactWay({ globalLinks, clinicPhone, ...chat, supportChat: hasChat })).toEqual(way);
  },
);
