// Run before a program (`--import`): writes to standard error which adapters it loads.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (found.url.includes("/adapters/")) process.stderr.write(`loads ${found.url}\n`);
    return found;
  },
});
