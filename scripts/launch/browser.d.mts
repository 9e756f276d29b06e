export declare function ensureBrowser(): Promise<string>
export declare function findHeadlessShell(): string | undefined
export declare function missingPackages(found: {
  readonly browser: string | undefined
  readonly shell: string | undefined
  readonly mayInstall: boolean
}): readonly string[]
export declare function findChromium(): Promise<string | undefined>
