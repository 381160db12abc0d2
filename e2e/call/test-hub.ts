import type { CallSignal } from "@anteroom/contract/call/call-signal";
import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { Page } from "@playwright/test";
import type { VideoEngine } from "../../server/src/ports/video.ts";
import type { RoomMember } from "../../web/src/ports/video-room.ts";
import { openPage } from "./open-page.ts";
import type { RoomStart } from "./room-page.ts";

/** A participant as the hub sees one: a page, or a program of ours. */
export type HubMember = RoomMember & {
  signal(from: string, data: CallSignal): Promise<void>;
  members(members: RoomMember[]): Promise<void>;
  news?(news: EngineEvent): Promise<void>;
};

/** Introduces participants to each other and carries their signals, as the server does; nothing leaves the test. */
export type TestHub = {
  join(member: HubMember): Promise<void>;
  leave(id: string): Promise<void>;
  /** The server lets somebody take part no more, and the page has not heard of it. */
  showOut(id: string): void;
  send(from: string, to: string, data: CallSignal): Promise<void>;
  /** A step of somebody who is here; nobody else's is taken. */
  sendToEngine(from: string, step: EngineStep): Promise<void>;
};

let visits = 0;

/** `engine`: what carries sound and picture where it is not the participants themselves. */
export function testHub(engine?: VideoEngine): TestHub {
  const visit = `test/${(visits += 1)}`;
  const here = new Map<string, HubMember>();
  const announce = async () => {
    const members = [...here.values()].map(({ id, role, name }) => ({ id, role, name }));
    await Promise.all([...here.values()].map((member) => member.members(members)));
  };
  engine?.onEvent((to, news) => {
    // A page that is loaded anew at this moment asks again.
    if (to.visit === visit)
      here
        .get(to.id)
        ?.news?.(news)
        .catch(() => undefined);
  });
  return {
    async join(member) {
      engine?.remove(member.id); // the page of before is another participant to our server
      here.set(member.id, member);
      await announce();
    },
    async leave(id) {
      here.delete(id);
      engine?.remove(id);
      await announce();
    },
    showOut(id) {
      here.delete(id);
      engine?.remove(id);
    },
    async send(from, to, data) {
      await here.get(to)?.signal(from, data);
    },
    async sendToEngine(from, step) {
      if (here.has(from)) engine?.take?.({ id: from, visit, expiresAt: Number.MAX_SAFE_INTEGER }, step);
    },
  };
}

/** How a page takes part; over the mesh and directly unless said otherwise. */
export type Part = Partial<Omit<RoomStart, "me">>;

/** Lets a page take part: it is given the real call engine, the fake camera and the fake microphone. */
export async function joinByPage(
  hub: TestHub,
  page: Page,
  member: RoomMember,
  part: Part = {},
): Promise<void> {
  await page.exposeFunction("sendSignal", (to: string, data: CallSignal) => hub.send(member.id, to, data));
  await page.exposeFunction("sendToEngine", (step: EngineStep) => hub.sendToEngine(member.id, step));
  await enterPage(hub, page, member, part);
}

/** Comes in, or comes back after a reload. */
export async function enterPage(
  hub: TestHub,
  page: Page,
  member: RoomMember,
  part: Part = {},
): Promise<void> {
  await openPage(page, "room-page.ts");
  await page.evaluate((start) => window.startRoom(start), {
    adapter: "mesh" as const,
    ...part,
    me: member.id,
  });
  await hub.join(memberOn(page, member));
}

/** A page whose room has started, as the hub knows it. */
export function memberOn(page: Page, member: RoomMember): HubMember {
  return {
    ...member,
    signal: (from, data) =>
      page.evaluate(([sender, signal]) => window.signalArrived(sender, signal), [from, data] as const),
    members: (members) => page.evaluate((all) => window.membersChanged(all), members),
    news: (news) => page.evaluate((one) => window.engineNews(one), news),
  };
}
