export declare const SOAKS: Readonly<Record<string, { readonly rounds: number } | undefined>>
