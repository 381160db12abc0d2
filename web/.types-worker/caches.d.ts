/** Fetches the offline page, in the language of this browser. */
export declare function keepOfflinePage(): Promise<void>;
/** The offline page is fetched again where pages now come in another language, and once a day. */
export declare function renewOfflinePage(language: string | null): Promise<void>;
export declare function offlinePage(): Promise<Response>;
/** A hashed file: the kept one, else the network's, which is kept when it is good. */
export declare function keepFile(request: Request): Promise<Response>;
/** Other versions' offline pages go, and the oldest files. */
export declare function tidyCaches(): Promise<void>;
