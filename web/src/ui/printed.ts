import styles from "./printed.module.css";

/** The part of a page that goes on paper: nothing else of the page is printed, nor buttons inside. */
export const printedClass = styles["printed"];
