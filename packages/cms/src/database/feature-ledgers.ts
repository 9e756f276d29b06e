// Written by `npm run wiring` from features.json. Change that list, not this file.
import type { FeatureLedger } from '@vitrine/kit/feature'

/** Migrations of the optional features that are on, in the order of the list. */
export const featureLedgers: readonly FeatureLedger[] = []
