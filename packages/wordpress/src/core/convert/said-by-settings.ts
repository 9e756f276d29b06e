import type { ConvertContext, ConvertedBlock } from './convert.ts'

/** Words, images and links in the settings of a block or shortcode that nothing is known of. */
export function saidBySettings(settings: unknown, context: ConvertContext): readonly ConvertedBlock[] {
  return context.mappings?.settings?.(settings, context) ?? []
}
