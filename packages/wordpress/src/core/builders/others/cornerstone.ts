import type { Builder } from '../../convert/convert.ts'
import type { ElementTable } from '../builder-page.ts'
import { convertPage } from '../convert-page.ts'
import { word } from '../settings.ts'
import { appearOf } from '../shared/appear.ts'
import { contentShortcodes } from '../shared/content-shortcodes.ts'
import { fraction } from '../shared/fraction.ts'
import { columnOf, contentsOnly, rowOfColumns } from '../shared/parts.ts'
import { elementsOf } from '../shared/shortcode-elements.ts'
import { unknownPieces } from '../shared/unknown.ts'

const column: ElementTable[string] = (element, page) => [
  columnOf(element, fraction(word(element.settings, 'type')) ?? 1, {}, page),
]

const table: ElementTable = {
  cs_content: contentsOnly,
  cs_section: contentsOnly,
  cs_row: rowOfColumns,
  cs_column: column,
  x_section: contentsOnly,
  x_row: rowOfColumns,
  x_column: column,
  cs_text: contentsOnly,
  x_text: contentsOnly,
  cs_element_text: contentsOnly,
}

/** Cornerstone (Pro, X), by its shortcodes. */
export const cornerstone: Builder = {
  name: 'Cornerstone',
  isUsedBy: ({ content }) => /\[(?:cs_content|cs_section|x_section)[\s\]]/.test(content),
  convert(context) {
    context.report({ level: 'changed', code: 'builder-page', subject: 'Cornerstone' })
    const isElement = (name: string) => /^(?:cs|x)_/.test(name)
    const onTooDeep = () =>
      context.report({ level: 'changed', code: 'too-deep', subject: 'shortcodes inside each other' })
    const elements = elementsOf(context.item.content, {
      isElement,
      isContent: contentShortcodes(context),
      isSingle: () => false,
      onTooDeep,
    })
    return convertPage(
      elements,
      {
        table,
        inline: {},
        unknown: unknownPieces,
        frameOf: ({ settings }) => appearOf({ name: word(settings, 'animation') }),
        isSwitchedOff: () => false,
        opens: () => '',
        isModal: () => false,
      },
      context,
    )
  },
}
