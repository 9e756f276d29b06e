import { until } from './until.ts'

/** Settings of a program that tells its heap when it is asked. */
export const REPORTING_HEAP: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import ${new URL('../fixtures/report-heap.mjs', import.meta.url).href}`,
}

/**
 * Has a program collect its garbage.
 *
 * @param program One that was started with {@link REPORTING_HEAP}.
 * @returns Bytes of its heap that are still in use.
 */
export async function heapAfterCollecting(program: { readonly pid: number; log(): string }): Promise<number> {
  const reports = () => [...program.log().matchAll(/heap in use: (\d+) bytes/g)]
  const known = reports().length
  process.kill(program.pid, 'SIGUSR2')
  const bytes = await until('a program to tell its heap', () => reports()[known]?.[1])
  return Number(bytes)
}
