import type { AnyFeature, OptionalFeature } from '@vitrine/kit/feature'
import { features } from './features.ts'
import { optionalFeatures } from './optional-features.ts'

/** Features that every site has, in the order of the list. */
export const coreFeatures: readonly AnyFeature[] = features.filter(({ isOptional }) => !isOptional)

/** All features, on or off: generated types are the same whichever are on. */
export const everyFeature: readonly AnyFeature[] = [...coreFeatures, ...optionalFeatures]

/** @throws {Error} If no optional feature has this name. */
export function optionalFeature(name: string): OptionalFeature {
  const feature = optionalFeatures.find((one) => one.name === name)
  if (!feature)
    throw new Error(`There is no optional feature ${name}. Mark it as one in features.json, and run npm run wiring.`)
  return feature
}
