// Written by `npm run wiring` from features.json. Change that list, not this file.
import type { ImportWriter } from '@vitrine/kit/server'

/** Ways to write what features take in as rows, in the order in which they refer to each other. */
export const importWriters: readonly ImportWriter[] = []
