import type { CallSignal } from "@anteroom/contract/call/call-signal";
import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { Page } from "@playwright/test";
import type { VideoEngine } from "../../server/src/ports/video.ts";
import type { RoomMember } from "../../web/src/ports/video-room.ts";
import { openPage } from "./open-page.ts";
import type { RoomStart } from "./room-page.ts";

/** A participant of a `TestHub`, with callbacks for signals, for the list of members, and for events of the engine. */
export type HubMember = RoomMember & {
  signal(from: string, data: CallSignal): Promise<void>;
  members(members: RoomMember[]): Promise<void>;
  news?(news: EngineEvent): Promise<void>;
};

/** Stands in for the server in a call: announces participants to each other and forwards their signals. */
export type TestHub = {
  join(member: HubMember): Promise<void>;
  leave(id: string): Promise<void>;
  /** Removes a participant without telling anybody. */
  showOut(id: string): void;
  send(from: string, to: string, data: CallSignal): Promise<void>;
  /** Passes a step to the engine; ignores one of somebody who is not in the call. */
  sendToEngine(from: string, step: EngineStep): Promise<void>;
};

let visits = 0;

/** Creates a hub. `engine`: the media server of the call; without one, participants connect directly. */
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

/** How a page joins; by default over the mesh adapter, without relay. */
export type Part = Partial<Omit<RoomStart, "me">>;

/** Lets a page join the call for the first time, with fake camera and microphone. Use `enterPage` after a reload. */
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

/** Loads the page of the call and joins. Requires `joinByPage` on the same page before. */
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

/** Returns the hub member that passes everything to a page whose room has started. */
export function memberOn(page: Page, member: RoomMember): HubMember {
  return {
    ...member,
    signal: (from, data) =>
      page.evaluate(([sender, signal]) => window.signalArrived(sender, signal), [from, data] as const),
    members: (members) => page.evaluate((all) => window.membersChanged(all), members),
    news: (news) => page.evaluate((one) => window.engineNews(one), news),
  };
}
