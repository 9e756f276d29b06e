export declare function testFiles(suites: readonly string[], filters: readonly string[]): readonly string[]
