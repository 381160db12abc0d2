// What we use of node-turn 0.0.6, which ships no types.
declare module "node-turn" {
  import type { Socket } from "node:dgram";
  import type { EventEmitter } from "node:events";

  namespace TurnServer {
    type Address = { address: string; port: number };
    type Allocation = {
      transactionID: string;
      user: { username: string };
      sockets: Socket[];
      timer: NodeJS.Timeout;
      permissions: Record<string, number>;
      channelBindings: Record<number, Address>;
    };
    type Message = {
      transactionID: string;
      transport: { get5Tuple(): string };
      getAttributes(name: "xor-peer-address"): Address[];
    };
    type Reply = {
      addAttribute(name: "message-integrity"): void;
      resolve(): void;
      reject(code: number, reason: string): void;
      discard(): void;
    };
    type Options = {
      listeningIps: string[];
      listeningPort: number;
      relayIps: string[];
      authMech: "long-term";
      realm: string;
      credentials: object;
      debugLevel: "OFF";
    };
  }

  class TurnServer extends EventEmitter {
    constructor(options: TurnServer.Options);
    start(): void;
    allocations: Record<string, TurnServer.Allocation>;
    defaultLifetime: number;
    maxAllocateTimeout: number;
    network: { sockets: Socket[] };
    allocate: { checkQuota: (username: string) => boolean };
    authentification: { generateNonce: () => string; checkNonce: (nonce: string) => boolean };
  }
  export = TurnServer;
}
