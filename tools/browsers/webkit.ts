import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endWithParent } from "../product/own-child.ts";
import type { WebKit } from "./find.ts";
import { pngOfWindowDump } from "./framebuffer.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { openWebDriver, type WebDriver } from "./webdriver.ts";

/**
 * Starts WebKitGTK on a virtual screen of phone size: our substitute for Safari. `stop` must be called. Throws where a program ends or
 * does not answer within 10 s.
 */
export async function openWebKit({ driver, miniBrowser, xvfb }: WebKit): Promise<{
  page: WebDriver;
  /** Returns the screen as PNG. (This driver's own screenshot command never returns without a graphics card.) */
  picture: () => Buffer;
  stop: () => Promise<void>;
}> {
  const screenDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-screen-"));
  const screenArgs = [
    "-displayfd",
    "3",
    "-screen",
    "0",
    "800x900x24",
    "-nolisten",
    "tcp",
    "-fbdir",
    screenDir,
  ];
  const screen = endWithParent(spawn(xvfb, screenArgs, { stdio: ["ignore", "ignore", "ignore", "pipe"] }));
  const display = await firstLine(screen);
  const port = await freePorts();
  const server = endWithParent(
    spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", // containers forbid what its sandbox needs; it sees only our own pages
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        LANG: "C.UTF-8",
      },
    }),
  );
  const stopAll = async () => {
    await end(server);
    await end(screen);
    rmSync(screenDir, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(address, server);
    const page = await openWebDriver(address, {
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    });
    await page.resize(360, 740); // its tool bar keeps it at about 450
    const stop = async () => {
      await page.close().catch(() => undefined);
      await stopAll();
    };
    const picture = () => pngOfWindowDump(readFileSync(path.join(screenDir, "Xvfb_screen0")));
    return { page, picture, stop };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3];
  if (!pipe) throw new Error("Xvfb has no descriptor 3.");
  const said = await Promise.race([once(pipe, "data"), once(child, "exit")]);
  const line = String(said[0]).trim();
  if (child.exitCode !== null) throw new Error(`Xvfb ended (${line}).`);
  return line;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    const up = await fetch(`${address}/status`).catch(() => null);
    if (up?.ok) return;
    await wait(50);
  }
  throw new Error("WebKitWebDriver does not answer.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const forced = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await ended;
  clearTimeout(forced);
}
