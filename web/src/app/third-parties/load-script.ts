/** Loads a script of another origin into the page; true when it has run. One that hangs holds up nothing: it comes after the page's own load. */
export async function loadScript(address: string): Promise<boolean> {
  await pageLoaded();
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.async = true;
    script.referrerPolicy = "no-referrer";
    script.src = address;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => resolve(false));
    document.head.append(script);
  });
}

function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", () => resolve(), { once: true }));
}
