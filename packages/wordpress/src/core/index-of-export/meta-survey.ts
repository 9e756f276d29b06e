import type { SourceItem } from '../source/source.ts'

/** Count of the uses of a custom field, and one value of it. */
export interface MetaUse {
  readonly count: number
  readonly example: string
  /** Title of the first item that has it. */
  readonly firstItem: string
  /** Its field is one of Advanced Custom Fields. */
  readonly isAcf: boolean
}

/** Different custom fields that are counted; more are counted together as `…`. */
const MAX_KEYS = 500
const MAX_KEY_LENGTH = 100
const MAX_EXAMPLE_LENGTH = 60

/** Metas without a `_` before them that plugins write for themselves. */
const BOOKKEEPING =
  /^(?:enclosure|footnotes|wp_pattern_sync_status|rank_math_\w+|fusion_builder_status|pyre_\w+|sbg_selected_sidebar\w*|panels_data|ct_builder_\w+|(?:ekit_)?post_views_count|avada_post_views_count|slide_template|kd_featured-image-\d{1,2}_\w+|inline_featured_image|spay_email|isGlobalStylesUserThemeJSON|theme|origin)$|^flamingo|^wpcf7/i

/** Kinds whose metas are their own business. */
const OWN_KINDS =
  /^(?:attachment|nav_menu_item|wp_\w+|wpcf7_\w+|flamingo_\w+|acf-\w+|slide|custom_css|elementor_library|fusion_\w+)$/

/** Counts the fields that editors added by themselves, while items come by. */
export class MetaSurvey {
  readonly #uses = new Map<string, { count: number; example: string; firstItem: string; isAcf: boolean }>()

  /** @param isOwn Tells which metas of a kind features of the new site know. */
  add(item: SourceItem, isOwn: (kind: string, meta: string) => boolean = () => false): void {
    if (OWN_KINDS.test(item.kind)) return
    const counted = new Set<string>()
    for (const { key, value } of item.metas) {
      if (key.startsWith('_') || key === '' || BOOKKEEPING.test(key) || value === '' || counted.has(key)) continue
      counted.add(key)
      if (isOwn(item.kind, key)) continue
      this.#count(key, value, item)
    }
  }

  #count(key: string, value: string, item: SourceItem): void {
    const name = this.#uses.has(key) || this.#uses.size < MAX_KEYS ? key.slice(0, MAX_KEY_LENGTH) : '…'
    const known = this.#uses.get(name)
    if (known) {
      known.count += 1
      return
    }
    const isAcf = item.metas.some((meta) => meta.key === `_${key}` && meta.value.startsWith('field_'))
    this.#uses.set(name, { count: 1, example: exampleOf(value), firstItem: item.title.slice(0, 100), isAcf })
  }

  uses(): ReadonlyMap<string, MetaUse> {
    return this.#uses
  }
}

/** Beginning of a value on one line, without mail addresses. */
function exampleOf(value: string): string {
  return value
    .slice(0, MAX_EXAMPLE_LENGTH * 3)
    .replace(/[^\s@<>"'=:]{1,64}@[^\s@<>"']{1,255}/g, '…@…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_EXAMPLE_LENGTH)
}
