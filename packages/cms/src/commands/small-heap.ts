import { setFlagsFromString } from 'node:v8'

/** Percent by which the heap may grow above what was in use at the last collection, before it is collected again. */
const GROWTH_PERCENT = 60

/**
 * Has the heap of this process collected before it has grown far: by itself V8 lets it grow to several times of what is in
 * use, memory that the site beside it may need. There is no limit at which the process would end.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
