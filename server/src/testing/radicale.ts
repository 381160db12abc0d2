import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { startProgram } from "./start-program.ts";

/** Whether Debian's CalDAV server `radicale` is installed. Always true in CI, which requires it. */
export const hasRadicale = process.env["CI"] === "true" || spawnSync("radicale", ["--version"]).status === 0;

/** A running Radicale with one account. */
export type Radicale = {
  /** Its first page. */
  url: string;
  userName: string;
  password: string;
  /** Makes a calendar of the account; resolves to its address. `takes`: the kinds of entries. */
  makeCalendar: (name: string, takes?: "VEVENT" | "VTODO") => Promise<string>;
  /** Stores one file of iCalendar in a calendar. */
  put: (calendar: string, name: string, file: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts Radicale on 127.0.0.1 with an empty folder; `close` ends it and removes the folder. */
export async function openRadicale(): Promise<Radicale> {
  const [userName, password] = ["helena", "app-word-1"];
  const server = await startProgram({
    name: "radicale",
    program: "radicale",
    settings: ({ port, folder }) => {
      const users = path.join(folder, "users");
      writeFileSync(users, `${userName}:${password}\n`);
      return [
        ["--server-hosts", `127.0.0.1:${port}`],
        ["--auth-type", "htpasswd", "--auth-htpasswd-filename", users, "--auth-htpasswd-encryption", "plain"],
        ["--auth-delay", "0"],
        ["--storage-filesystem-folder", path.join(folder, "collections")],
      ].flat();
    },
  });
  const url = `http://127.0.0.1:${server.port}`;
  const send = async (method: string, address: string, body = "", type = "application/xml") => {
    const authorization = `Basic ${Buffer.from(`${userName}:${password}`).toString("base64")}`;
    const headers = { authorization, "content-type": type };
    const answer = await fetch(address, { method, headers, body });
    if (!answer.ok) throw new Error(`Radicale answers ${answer.status} to ${method} ${address}`);
  };
  return {
    url: `${url}/`,
    userName,
    password,
    makeCalendar: async (name, takes = "VEVENT") => {
      const address = `${url}/${userName}/${name}/`;
      await send(
        "MKCALENDAR",
        address,
        `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${name}</d:displayname><c:supported-calendar-component-set><c:comp name="${takes}"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`,
      );
      return address;
    },
    put: (calendar, name, file) => send("PUT", `${calendar}${name}.ics`, file, "text/calendar"),
    close: server.close,
  };
}
