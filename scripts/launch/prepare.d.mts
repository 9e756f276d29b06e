export declare function prepareData(): Promise<void>
export declare function seed(
  args: readonly string[],
  progress: (text: string) => void,
  env?: Record<string, string>,
): Promise<void>
