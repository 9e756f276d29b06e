export declare function ensureBrowser(): Promise<string>
export declare function findHeadlessShell(): string | undefined
