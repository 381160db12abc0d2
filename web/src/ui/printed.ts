import styles from "./printed.module.css";

/** Class of the part of a page that is printed. While the page has one, all else is hidden in print, and buttons inside it too. */
export const printedClass = styles["printed"];
