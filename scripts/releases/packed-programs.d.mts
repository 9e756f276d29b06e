export declare function packPrograms(root: string): Buffer
export declare function unpackPrograms(packed: Uint8Array, folder: string, dependencies: string): void
