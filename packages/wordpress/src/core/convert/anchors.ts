import type { SourceItem } from '../source/source.ts'
import { anchorFrom } from './links.ts'

/** Most links to places of their own page that are looked for in an item. */
const MAX_ANCHORS = 1000

const found = new WeakMap<SourceItem, ReadonlySet<string>>()

/** Places of an item that its own links lead to, as anchors of ours. Read once for each item. */
export function anchorsOf(item: SourceItem): ReadonlySet<string> {
  const known = found.get(item)
  if (known) return known
  const anchors = new Set<string>()
  const content = item.content.includes('#') ? item.content : ''
  for (const [, fragment = ''] of content.matchAll(/href=["']?[^\s"'<>#]{0,500}#([^\s"'<>]{1,200})/gi)) {
    const anchor = anchorFrom(fragment)
    if (anchor !== undefined && anchors.size < MAX_ANCHORS) anchors.add(anchor)
  }
  found.set(item, anchors)
  return anchors
}
