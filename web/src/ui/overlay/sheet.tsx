import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./sheet.module.css";

/** `paper`: one subject; `tinted`: something to press; `deep`: the next appointment, at most one a screen. */
export type SheetKind = "paper" | "tinted" | "deep";

type Props = ComponentProps<"div"> & { kind?: SheetKind; isFlush?: boolean };

/** A surface for one subject, never nested. `isFlush`: for lists, whose rows bring their own padding. */
export function Sheet({ kind = "paper", isFlush = false, className, ...rest }: Props) {
  return <div {...rest} className={classNames(sheetClass(kind, isFlush ? "flush" : "padded"), className)} />;
}

/** Returns the class of a sheet's look, for other elements; `bare` adds no padding. */
export function sheetClass(kind: SheetKind = "paper", space: "padded" | "flush" | "bare" = "padded"): string {
  return classNames(styles["sheet"], styles[kind], space !== "bare" && styles[space]);
}
