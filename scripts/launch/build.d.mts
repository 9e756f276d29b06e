export declare function buildAdmin(): Promise<void>
export declare function buildSite(): Promise<void>
export declare function holdStaleAdmin(): void
export declare function requireBuiltAdmin(): void
