import type { ContentMappings, ConvertContext, ShortcodeMapping } from '../convert/convert.ts'
import { BOX_MAPPINGS } from './shortcodes/boxes.ts'
import { DOCUMENT_MAPPINGS } from './shortcodes/documents.ts'
import { EMBED_MAPPINGS } from './shortcodes/embeds.ts'
import { MEDIA_MAPPINGS } from './shortcodes/media.ts'
import { TEXT_MAPPINGS } from './shortcodes/texts.ts'

/** Mappings of the shortcodes of WordPress, of well-known plugins and of old themes. */
const SHORTCODE_MAPPINGS: readonly ShortcodeMapping[] = [
  ...MEDIA_MAPPINGS,
  ...EMBED_MAPPINGS,
  ...DOCUMENT_MAPPINGS,
  ...BOX_MAPPINGS,
  ...TEXT_MAPPINGS,
]

/** Mappings by the names of their shortcodes: some hundred, asked for each piece of text. */
const byMappings = new WeakMap<ContentMappings, ReadonlyMap<string, ShortcodeMapping>>()

const NONE: ContentMappings = {}

/** Finds what each shortcode becomes, by its name; what the site says of one comes before what every import knows. */
export function shortcodesOf({
  mappings = NONE,
}: Pick<ConvertContext, 'mappings'>): ReadonlyMap<string, ShortcodeMapping> {
  const known = byMappings.get(mappings)
  if (known) return known
  const all = [...(mappings.shortcodes ?? []), ...SHORTCODE_MAPPINGS]
  const byName = new Map(all.toReversed().flatMap((mapping) => mapping.names.map((name) => [name, mapping] as const)))
  byMappings.set(mappings, byName)
  return byName
}
