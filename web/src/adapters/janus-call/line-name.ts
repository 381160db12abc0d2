/** A name for one connection to the engine, that no other one of this browser ever had. */
export const newLineName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
