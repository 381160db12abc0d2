// Matrix only: the conformance of the port `VideoRoom` over a real Janus, which the test starts. Needs Debian's package `janus`.
import { test } from "@playwright/test";
import { janusVideo } from "../server/src/adapters/janus-video/janus-video.ts";
import type { VideoEngine } from "../server/src/ports/video.ts";
import { roomConformance } from "./call/room-conformance.ts";
import { enterPage, joinByPage, testHub } from "./call/test-hub.ts";
import { type TestJanus, testJanus } from "./call/test-janus.ts";

let janus: TestJanus;
let engine: VideoEngine;

test.beforeAll(async () => {
  janus = await testJanus();
  engine = janusVideo({ ...janus, now: () => new Date(), onError: console.error });
});

test.afterAll(async () => {
  await engine.stop();
  await janus.close();
});

roomConformance({
  name: "janus",
  open() {
    const hub = testHub(engine);
    return Promise.resolve({
      join: (page, member, part) => joinByPage(hub, page, member, { ...part, adapter: "janus" }),
      reload: (page, member) => enterPage(hub, page, member, { adapter: "janus" }),
      leave: (member) => hub.leave(member.id),
    });
  },
});
