// `node tools/clip/render.ts [seconds]`: draws the demo doctor's clip anew (needs Chromium and ffmpeg), or one picture of it.
import { chromium, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowsers } from "../browsers/find.ts";
import { doctorPose, greetingSeconds, loopSeconds } from "./doctor-pose.ts";
import { doctorScene, sceneHeight, sceneWidth } from "./doctor-scene.ts";
import { roomSound } from "./room-sound.ts";

const framesPerSecond = 24;
const clip = path.resolve(import.meta.dirname, "../../counterpart/clip");
const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-clip-"));
const single = process.argv[2];

const executablePath = findBrowsers(["chromium"], console.log).chromium;
if (!executablePath) throw new Error("The clip is drawn in Chromium, and there is none.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: sceneWidth, height: sceneHeight } });
  await page.setContent("<style>body{margin:0}svg{display:block}</style><div></div>");
  if (single) {
    const file = path.join(os.tmpdir(), `doctor-${single}.png`);
    writeFileSync(file, await draw(page, Number(single)));
    console.log(file);
  } else {
    await film(page);
    await record();
    for (const name of ["doctor.ivf", "doctor.ogg"])
      console.log(name, statSync(path.join(clip, name)).size, "bytes");
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function draw(page: Page, seconds: number): Promise<Buffer> {
  const scene = doctorScene(doctorPose(seconds));
  await page.evaluate((svg) => {
    const stage = document.querySelector("div");
    if (stage) stage.innerHTML = svg;
  }, scene);
  return page.screenshot();
}

/** Lossless pictures first, then VP8 in two passes, a key frame every second, no hidden frames. */
async function film(page: Page): Promise<void> {
  const lossless = path.join(scratch, "frames.mkv");
  const encoder = spawn(
    "ffmpeg",
    [..."-v error -y -f image2pipe -framerate 24 -i - -c:v ffv1".split(" "), lossless],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const frames = (greetingSeconds + loopSeconds) * framesPerSecond;
  for (let frame = 0; frame < frames; frame += 1) {
    const isRoomLeft = encoder.stdin.write(await draw(page, frame / framesPerSecond));
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
      ...(pass === "1" ? ["-f", "null", "-"] : [path.join(clip, "doctor.ivf")]),
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
