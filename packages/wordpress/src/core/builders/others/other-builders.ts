import type { Builder } from '../../convert/convert.ts'
import { plainPhp } from '../../php/php-value.ts'
import { unserialize } from '../../php/unserialize.ts'
import { isGroup } from '../settings.ts'
import { inOrderOfNodes } from './beaver-order.ts'
import { cornerstone } from './cornerstone.ts'
import { looseBuilder } from './loose-builder.ts'

function json(text: string): unknown {
  for (const written of [text, text.replace(/\\([\s\S])/g, '$1')]) {
    try {
      return JSON.parse(written)
    } catch {
      // Not JSON, or slashed once more: the next try takes the slashes off.
    }
  }
  return undefined
}

function php(text: string): unknown {
  const read = unserialize(text)
  return read.ok ? plainPhp(read.value) : undefined
}

/** Breakdance keeps the tree as text in JSON. */
function breakdance(text: string): unknown {
  const outer = json(text)
  const tree = isGroup(outer) ? outer.tree_json_string : undefined
  return typeof tree === 'string' ? json(tree) : outer
}

/** Thrive keeps a page as HTML. */
function asHtml(text: string): unknown {
  return { html: text }
}

/** Builders without a table of their own: what they say is kept, how it stood is not. */
export const otherBuilders: readonly Builder[] = [
  looseBuilder({ name: 'Beaver Builder', metas: ['_fl_builder_data'], read: (text) => inOrderOfNodes(php(text)) }),
  looseBuilder({ name: 'SiteOrigin Page Builder', metas: ['panels_data'], read: php }),
  looseBuilder({
    name: 'Bricks',
    metas: ['_bricks_page_content_2', '_bricks_page_content'],
    read: (text) => php(text) ?? json(text),
  }),
  looseBuilder({ name: 'Oxygen', metas: ['ct_builder_json', '_ct_builder_json'], read: json }),
  looseBuilder({ name: 'Breakdance', metas: ['_breakdance_data', 'breakdance_data'], read: breakdance }),
  looseBuilder({ name: 'Thrive Architect', metas: ['tve_updated_post'], read: asHtml }),
  cornerstone,
]
