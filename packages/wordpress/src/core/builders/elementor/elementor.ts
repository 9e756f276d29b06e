import type { Builder, ConvertContext } from '../../convert/convert.ts'
import { convertClassic } from '../../convert/tools.ts'
import type { SourceItem } from '../../source/source.ts'
import type { ElementTable } from '../builder-page.ts'
import { type BuilderRules, convertPage } from '../convert-page.ts'
import { elementorElements } from './elementor-elements.ts'
import { elementorFrame } from './elementor-frame.ts'
import { readElementor } from './read-elements.ts'
import { unknownWidget } from './unknown-widget.ts'

/**
 * Elementor, by its data: the content of such a page is a plain rendering, and may be stale.
 *
 * @param own Converters of a site's own widgets, by their types.
 */
export function elementor(own: ElementTable = {}): Builder {
  const rules: BuilderRules = {
    table: { ...elementorElements, ...own },
    inline: {},
    unknown: unknownWidget,
    frameOf: elementorFrame,
    isSwitchedOff: () => false,
    opens: () => '',
    isModal: () => false,
  }
  return {
    name: 'Elementor',
    isUsedBy: (item) => {
      const mode = item.metas.find(({ key }) => key === '_elementor_edit_mode')?.value
      return dataOf(item) !== '' && (mode === undefined ? item.kind === 'elementor_library' : mode === 'builder')
    },
    convert(context) {
      const reading = readElementor(dataOf(context.item))
      if (!reading.ok) return fromContent(context)
      if (/"__dynamic__":\s*\{/.test(dataOf(context.item))) {
        context.report({ level: 'note', code: 'dynamic-values', subject: 'Elementor' })
      }
      if (reading.isTooDeep) context.report({ level: 'lost', code: 'too-deep', subject: 'Elementor' })
      return convertPage(reading.elements, rules, context)
    },
  }
}

function dataOf({ metas }: SourceItem): string {
  const data = metas.findLast(({ key }) => key === '_elementor_data')?.value.trim() ?? ''
  return data === '[]' ? '' : data
}

function fromContent(context: ConvertContext) {
  context.report({ level: 'changed', code: 'builder-data-broken', subject: 'Elementor' })
  return convertClassic(context.item.content, context)
}
