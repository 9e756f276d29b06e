import type { SourceItem } from '../source/source.ts'
import { metaOf } from './metas.ts'

/** Entry of a classic menu, as its metas have it. */
export interface IndexedMenuEntry {
  readonly type: string
  /** Kind or taxonomy of what it leads to. */
  readonly object: string
  readonly objectId: number
  /** Id of the entry that it stands below; 0 at the top. */
  readonly parent: number
  readonly url: string
  readonly newTab: boolean
  readonly description: string
  /** Names of plugins' metas that it carries, such as those of mega menus. */
  readonly extras: readonly string[]
}

/** Descriptions are cut by the menu anyway. */
const MAX_DESCRIPTION_LENGTH = 1000
const MAX_URL_LENGTH = 2000

const OWN_METAS = /^_menu_item_(?:type|object|object_id|menu_item_parent|url|target|classes|xfn|orphaned)$/

export function menuEntryOf(item: SourceItem): IndexedMenuEntry {
  const meta = (name: string) => metaOf(item, `_menu_item_${name}`)?.trim() ?? ''
  return {
    type: meta('type'),
    object: meta('object'),
    objectId: numberOf(meta('object_id')),
    parent: numberOf(meta('menu_item_parent')),
    url: meta('url').slice(0, MAX_URL_LENGTH),
    newTab: meta('target') === '_blank',
    description: item.content.trim().slice(0, MAX_DESCRIPTION_LENGTH),
    extras: item.metas
      .filter(({ key, value }) => /megamenu|^_menu_item_/i.test(key) && !OWN_METAS.test(key) && value.trim() !== '')
      .map(({ key }) => key),
  }
}

function numberOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
