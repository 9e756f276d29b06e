/** Property of a block's `custom` that names its feature while that is switched off. */
export const FEATURE_OFF = 'featureOff'

/** The feature of a block that is switched off; undefined for other blocks. */
export function featureOff(block: { readonly custom?: Readonly<Record<string, unknown>> } | undefined) {
  const feature = block?.custom?.[FEATURE_OFF]
  return typeof feature === 'string' ? feature : undefined
}
