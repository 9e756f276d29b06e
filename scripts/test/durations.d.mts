export declare function readDurations(): Readonly<Record<string, number>>
export declare function longestFirst(
  durations: Readonly<Record<string, number>>,
): (one: string, other: string) => number
