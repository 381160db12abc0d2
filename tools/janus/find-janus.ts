import { spawnSync } from "node:child_process";
import { installByApt } from "../browsers/find.ts";

/** Returns whether Janus is installed, trying apt when root, which blocks. Reports by `say` what is missing or was just installed. */
export function findJanus(say: (line: string) => void): boolean {
  const wasThere = isThere();
  if (!wasThere) installByApt(["janus"]);
  const isHere = isThere();
  if (!isHere) say("janus: not on this machine, and it could not be got: what needs it is skipped");
  else if (!wasThere) say("janus: got just now");
  return isHere;
}

const isThere = () => spawnSync("sh", ["-c", "command -v janus"]).status === 0;
