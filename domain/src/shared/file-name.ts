import { fieldLimits } from "./field-limits.ts";
import { fileKinds, type FileKind } from "./file-kind.ts";

/**
 * The name under which a file is shown and saved: what the sender called it without any folder, and without signs that
 * hide or turn what follows; its ending is one of the file's true kind. Never used to find the file.
 */
export function safeFileName(given: string, kind: FileKind): string {
  const cleaned = cleanLine(given.split(/[\\/]/u).at(-1) ?? "")
    .replaceAll(/[<>:"|?*]/gu, "_")
    .replaceAll(/^[. ]+|[. ]+$/gu, "");
  const { endings } = fileKinds[kind];
  const [, stem = cleaned, ending = ""] = /^(.+)\.([^.]+)$/u.exec(cleaned) ?? [];
  const isTrue = (endings as readonly string[]).includes(ending.toLowerCase());
  const name = (isTrue ? stem : cleaned) || "file";
  const end = isTrue ? ending : endings[0];
  const longest = fieldLimits.name - end.length - 1;
  return `${name
    .slice(0, longest)
    .replace(/\p{Cs}$/u, "")
    .trimEnd()}.${end}`;
}

/** One line that somebody wrote, without signs that hide or turn what follows: controls, bidirectional and zero-width ones. */
export function cleanLine(given: string): string {
  return given
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/ +/gu, " ") // what stood apart by a hidden sign alone
    .normalize("NFC")
    .trim();
}
