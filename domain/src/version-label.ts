/** S9.LABEL.01, D.55: what the app calls itself in its menu and in reports; release and code version are other things. */
export const versionLabel = "v0.19.0";
