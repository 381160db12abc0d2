export type LaunchedGateway = {
  url: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};
type Options = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** How browsers reach it, where that is not its own host and port. */
  publicUrl?: string;
  stateFile: string;
  key: string;
  secret: string;
};
/** Starts Sandbox Bank as a process of its own and waits until it listens. It ends with us, however we end. */
export declare function launchGateway(options: Options): Promise<LaunchedGateway>;
export {};
