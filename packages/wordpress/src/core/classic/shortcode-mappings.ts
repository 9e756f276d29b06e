import type { ShortcodeMapping } from '../convert/convert.ts'
import { BOX_MAPPINGS } from './shortcodes/boxes.ts'
import { DOCUMENT_MAPPINGS } from './shortcodes/documents.ts'
import { EMBED_MAPPINGS } from './shortcodes/embeds.ts'
import { MEDIA_MAPPINGS } from './shortcodes/media.ts'
import { TEXT_MAPPINGS } from './shortcodes/texts.ts'

/** Mappings of the shortcodes of WordPress, of well-known plugins and of old themes. */
export const SHORTCODE_MAPPINGS: readonly ShortcodeMapping[] = [
  ...MEDIA_MAPPINGS,
  ...EMBED_MAPPINGS,
  ...DOCUMENT_MAPPINGS,
  ...BOX_MAPPINGS,
  ...TEXT_MAPPINGS,
]
