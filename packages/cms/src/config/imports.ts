// Written by `npm run wiring` from features.json. Change that list, not this file.
import type { FeatureImport } from '@vitrine/kit/core'

/** Parts of the features that are on in an import, in the order of the list. */
export const imports: readonly FeatureImport[] = []
