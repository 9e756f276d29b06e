// Written by `npm run wiring` from features.json. Change that list, not this file.
import { feature as forum } from '@vitrine/forum/feature'
import type { OptionalFeature } from '@vitrine/kit/feature'
import { feature as members } from '@vitrine/members/feature'
import { feature as shop } from '@vitrine/shop/feature'

/** Declarations of all optional features, on or off: types and migrations are those of all of them. */
export const optionalFeatures: readonly OptionalFeature[] = [members, shop, forum]
