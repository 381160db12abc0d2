import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./sheet.module.css";

/** `paper` holds one subject; `tinted` something to press; `deep` the next visit, once a screen at most. */
export type SheetKind = "paper" | "tinted" | "deep";

type Props = ComponentProps<"div"> & { kind?: SheetKind; isFlush?: boolean };

/** A surface for one subject; never one inside another. `isFlush` is for lists, whose rows bring their own space. */
export function Sheet({ kind = "paper", isFlush = false, className, ...rest }: Props) {
  return <div {...rest} className={classNames(sheetClass(kind, isFlush ? "flush" : "padded"), className)} />;
}

/** The look of a sheet for another element, such as `section` or `article`; `bare` leaves all space to what is inside. */
export function sheetClass(kind: SheetKind = "paper", space: "padded" | "flush" | "bare" = "padded"): string {
  return classNames(styles["sheet"], styles[kind], space !== "bare" && styles[space]);
}
