// Written by `npm run wiring` from features.json. Change that list, not this file.
import type { OptionalFeature } from '@vitrine/kit/feature'

/** Declarations of all optional features, on or off: types and migrations are those of all of them. */
export const optionalFeatures: readonly OptionalFeature[] = []
