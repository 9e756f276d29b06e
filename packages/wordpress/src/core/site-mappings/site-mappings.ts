import type { ImportMapping } from '@vitrine/kit/core'
import type { ElementConverter } from '../builders/builder-page.ts'
import { elementor } from '../builders/elementor/elementor.ts'
import { joiningPiece } from '../builders/pieces.ts'
import { htmlBlocks } from '../builders/shared/html-blocks.ts'
import type { BlockMapping, ContentMappings, ShortcodeMapping } from '../convert/convert.ts'
import { wholeHtml } from '../grammar/parse-blocks.ts'
import { fillTemplate } from './fill-template.ts'

/** Conversions of the blocks, shortcodes and widgets that the config of a site names. */
export function siteMappings(given: readonly ImportMapping[]): ContentMappings {
  const blocks: BlockMapping[] = []
  const shortcodes: ShortcodeMapping[] = []
  const widgets: [string, ElementConverter][] = []
  for (const mapping of given) {
    if ('block' in mapping) blocks.push(blockMapping(mapping.block, mapping.html))
    else if ('shortcode' in mapping) shortcodes.push(shortcodeMapping(mapping.shortcode, mapping.html))
    else widgets.push([mapping.widget, widgetConverter(mapping.html)])
  }
  const builders = widgets.length > 0 ? [elementor(Object.fromEntries(widgets))] : []
  return { builders, blocks, shortcodes }
}

function blockMapping(name: string, html: string): BlockMapping {
  return {
    names: [name],
    convert: (block, tools) =>
      tools.html(fillTemplate(html, { ...block.attributes, content: wholeHtml(block) }), { autop: false }),
  }
}

function shortcodeMapping(name: string, html: string): ShortcodeMapping {
  return {
    names: [name],
    convert: ({ attributes, content = '' }) => ({ html: fillTemplate(html, { ...attributes, content }) }),
  }
}

function widgetConverter(html: string): ElementConverter {
  return ({ settings, content }, { context }) =>
    htmlBlocks(fillTemplate(html, { content, ...settings }), context).map(joiningPiece)
}
