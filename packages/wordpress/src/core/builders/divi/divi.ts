import type { Builder, ConvertContext } from '../../convert/convert.ts'
import type { ElementTable } from '../builder-page.ts'
import { type BuilderRules, convertPage } from '../convert-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { isOn } from '../settings.ts'
import { contentShortcodes } from '../shared/content-shortcodes.ts'
import { elementsOf } from '../shared/shortcode-elements.ts'
import { unknownPieces } from '../shared/unknown.ts'
import { diviElements } from './divi-elements.ts'
import { diviFrame } from './divi-frame.ts'
import { readDiviBlocks } from './read-divi-blocks.ts'

/**
 * Divi: shortcodes up to version 4, blocks from version 5.
 *
 * @param own Converters of a site's own modules, by their shortcodes; those of Divi 5 are asked as `et_pb_` and their name.
 */
export function divi(own: ElementTable = {}): Builder {
  const rules: BuilderRules = {
    table: { ...diviElements, ...own },
    inline: {},
    unknown: unknownPieces,
    frameOf: diviFrame,
    isSwitchedOff: ({ settings }) => isOn(settings, 'disabled'),
    opens: () => '',
    isModal: () => false,
  }
  return {
    name: 'Divi',
    isUsedBy: ({ content }) => /\[et_pb_|<!--\s+wp:divi\//.test(content),
    convert(context) {
      const { content } = context.item
      const elements = /<!--\s+wp:divi\//.test(content) ? readDiviBlocks(content) : shortcodesOf(content, context, own)
      context.report({ level: 'changed', code: 'builder-page', subject: 'et_pb_*: kept as text, picture and link' })
      return convertPage(elements, rules, context)
    },
  }
}

function shortcodesOf(content: string, context: ConvertContext, own: ElementTable): readonly BuilderElement[] {
  const isElement = (name: string) => name.startsWith('et_pb_') || Object.hasOwn(own, name)
  const onTooDeep = () =>
    context.report({ level: 'changed', code: 'too-deep', subject: 'shortcodes inside each other' })
  return elementsOf(content, {
    isElement,
    isContent: contentShortcodes(context),
    isSingle: () => false,
    onTooDeep,
  }).map(decodedElement)
}

function decodedElement(element: BuilderElement): BuilderElement {
  return { ...element, settings: decodedSettings(element.settings), children: element.children.map(decodedElement) }
}

const SIGNS: Readonly<Record<string, string>> = { '22': '"', '91': '[', '93': ']', '92': '\\', '5b': '[', '5d': ']' }

/** Undoes how Divi writes quotes and brackets in values; its `%91` and `%93` are decimal numbers of signs. */
function decodedSettings(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'string' && !/^https?:/i.test(value)
        ? value.replace(/%(22|9[123]|5b|5d)/gi, (all, code: string) => SIGNS[code.toLowerCase()] ?? all)
        : value,
    ]),
  )
}
