// `node tools/clip/render.ts [seconds] [portrait]`: draws the films of the demo's doctors anew (needs Chromium and ffmpeg), or one picture.
import { chromium, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowsers } from "../browsers/find.ts";
import { doctorPose, type Pose, greetingSeconds, loopSeconds } from "./doctor-pose.ts";
import { doctorScene, emptyRoomScene, portraitScene, sceneHeight, sceneWidth } from "./doctor-scene.ts";
import { roomSound } from "./room-sound.ts";

type Scene = (pose: Pose) => string;

const framesPerSecond = 24;
const clip = path.resolve(import.meta.dirname, "../../counterpart/clip");
const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-clip-"));
const [single, wanted] = process.argv.slice(2);
/** Who is on call in the demo besides Dr Helena Duarte, by portrait; `read-clip.ts` says who that is. */
const portraits = ["amina", "davi", "beatriz", "ayelen", "teresa", "lin"] as const;

const executablePath = findBrowsers(["chromium"], console.log).chromium;
if (!executablePath) throw new Error("The clip is drawn in Chromium, and there is none.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: sceneWidth, height: sceneHeight } });
  await page.setContent("<style>body{margin:0}svg{display:block}</style><div></div>");
  if (single) {
    const file = path.join(os.tmpdir(), `doctor-${single}.png`);
    writeFileSync(file, await draw(page, wanted ? sceneOf(wanted) : doctorScene, Number(single)));
    console.log(file);
  } else {
    await film(page, doctorScene, "doctor.ivf");
    await film(page, emptyRoomScene, "room.ivf");
    for (const portrait of portraits) await film(page, sceneOf(portrait), `${portrait}.ivf`);
    await record();
    for (const name of ["doctor.ivf", "room.ivf", ...portraits.map((one) => `${one}.ivf`), "doctor.ogg"])
      console.log(name, statSync(path.join(clip, name)).size, "bytes");
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

function sceneOf(portrait: string): Scene {
  const file = path.resolve(import.meta.dirname, `../../web/public/portraits/${portrait}.svg`);
  return portraitScene(readFileSync(file, "utf8"));
}

async function draw(page: Page, scene: Scene, seconds: number): Promise<Buffer> {
  const picture = scene(doctorPose(seconds));
  await page.evaluate((svg) => {
    const stage = document.querySelector("div");
    if (stage) stage.innerHTML = svg;
  }, picture);
  return page.screenshot();
}

/** Lossless pictures first, then VP8 in two passes, a key frame every second, no hidden frames. */
async function film(page: Page, scene: Scene, file: string): Promise<void> {
  const lossless = path.join(scratch, "frames.mkv");
  const encoder = spawn(
    "ffmpeg",
    [..."-v error -y -f image2pipe -framerate 24 -i - -c:v ffv1".split(" "), lossless],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const frames = (greetingSeconds + loopSeconds) * framesPerSecond;
  for (let frame = 0; frame < frames; frame += 1) {
    const isRoomLeft = encoder.stdin.write(await draw(page, scene, frame / framesPerSecond));
    if (!isRoomLeft) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  await once(encoder, "close");
  const options =
    "-c:v libvpx -pix_fmt yuv420p -b:v 330k -maxrate 600k -bufsize 600k -qmin 4 -qmax 44 -g 24 -keyint_min 24 -auto-alt-ref 0 -lag-in-frames 16 -deadline best -cpu-used 0";
  for (const pass of ["1", "2"])
    await ffmpeg([
      "-i",
      lossless,
      ...options.split(" "),
      "-pass",
      pass,
      "-passlogfile",
      path.join(scratch, "pass"),
      ...(pass === "1" ? ["-f", "null", "-"] : [path.join(clip, file)]),
    ]);
}

async function record(): Promise<void> {
  const wav = path.join(scratch, "room.wav");
  writeFileSync(wav, roomSound());
  const options =
    "-c:a libopus -b:a 40k -vbr on -application audio -frame_duration 20 -map_metadata -1 -bitexact";
  await ffmpeg(["-i", wav, ...options.split(" "), path.join(clip, "doctor.ogg")]);
}

async function ffmpeg(options: string[]): Promise<void> {
  const run = spawn("ffmpeg", ["-v", "error", "-y", ...options], { stdio: "inherit" });
  const [code] = await once(run, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
