import type { ChildProcess, StdioOptions } from 'node:child_process'

export declare const NODE_FLAGS: readonly string[]
export declare function startProgram(
  name: 'main' | 'seed' | 'backup' | 'static-export' | 'media',
  args?: readonly string[],
  options?: { env?: Record<string, string | undefined>; stdio?: StdioOptions; root?: string },
): ChildProcess
