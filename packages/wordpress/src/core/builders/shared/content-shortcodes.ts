import { SHORTCODE_MAPPINGS } from '../../classic/shortcode-mappings.ts'
import type { ConvertContext } from '../../convert/convert.ts'

/** Tells which shortcodes content of any kind may hold: whoever converts texts knows what they mean. */
export function contentShortcodes({ mappings }: ConvertContext): (name: string) => boolean {
  const names = new Set([...(mappings?.shortcodes ?? []), ...SHORTCODE_MAPPINGS].flatMap((mapping) => mapping.names))
  return (name) => names.has(name)
}
