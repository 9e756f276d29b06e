export declare function ensureBrowser(): Promise<string>
