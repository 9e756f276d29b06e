import { shortcodesOf } from '../../classic/shortcode-mappings.ts'
import type { ConvertContext } from '../../convert/convert.ts'

/** Tells which shortcodes content of any kind may hold: whoever converts texts knows what they mean. */
export function contentShortcodes(context: ConvertContext): (name: string) => boolean {
  const byName = shortcodesOf(context)
  return (name) => byName.has(name)
}
