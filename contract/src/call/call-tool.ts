/** The name of the demo doctor's program in its session descriptions (`a=tool:`, RFC 8866, 6.3). */
export const counterpartToolName = "anteroom-counterpart";
