import type { ReactNode } from "react";
import styles from "./arch.module.css";
import { classNames } from "../class-names.ts";

/** 48, 64, 88 or 128 px wide; `fill` takes the available width. */
export type ArchSize = "xs" | "s" | "m" | "l" | "fill";

/** An arch-shaped frame for pictures of people. */
export function Arch({ size = "m", children }: { size?: ArchSize; children: ReactNode }) {
  return <span className={classNames(styles["arch"], styles[size])}>{children}</span>;
}

type PortraitProps = {
  src: string;
  size?: ArchSize;
  /** Empty where the name is beside it, as almost everywhere. */
  alt?: string;
  /** A face that is seen at once is fetched at once. */
  isFirst?: boolean;
};

/** A picture of a person in an arch. */
export function Portrait({ src, size = "m", alt = "", isFirst = false }: PortraitProps) {
  return (
    <Arch size={size}>
      <img
        src={src}
        alt={alt}
        width={104}
        height={125}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
      />
    </Arch>
  );
}

/** The patient's round picture in the top bar, 44 px. */
export function Avatar({ src, alt = "" }: { src: string; alt?: string }) {
  return (
    <span className={styles["avatar"]}>
      <img src={src} alt={alt} width={104} height={125} decoding="async" />
    </span>
  );
}
