import type { ConvertContext, ConvertedBlock, ReportLine } from '../convert/convert.ts'
import type { FrameFields } from '../convert/frame-fields.ts'
import type { Level } from '../convert/levels.ts'
import { exampleOf } from '../convert/limits.ts'
import type { BuilderPage, ElementConverter, ElementTable, InlineTable } from './builder-page.ts'
import { type BuilderElement, isBlankText, TEXT } from './element.ts'
import { arrange } from './layout/arrange.ts'
import { modalsOf } from './modals.ts'
import { joiningPiece, type Piece } from './pieces.ts'
import { framed } from './shared/frame.ts'
import { htmlBlocks } from './shared/html-blocks.ts'

/** Rules that tell one builder from another. */
export interface BuilderRules {
  readonly table: ElementTable
  /** Elements that stand in a line of text. */
  readonly inline: InlineTable
  /** Converts what is not in the table. */
  readonly unknown: ElementConverter
  /** Place of an element, its screens, and its entrance. */
  readonly frameOf: (element: BuilderElement) => FrameFields
  /** True when an element was switched off by an editor, and was shown to nobody. */
  readonly isSwitchedOff: (element: BuilderElement) => boolean
  /** Names of windows that an element opens or is. */
  readonly opens: (element: BuilderElement) => string
  readonly isModal: (element: BuilderElement) => boolean
}

/** Levels of elements that are converted inside each other. */
const MAX_ELEMENT_DEPTH = 60

/** Templates that are copied into one page. */
const MAX_COPIES = 50

/** Converts the elements of a page to blocks of ours. */
export function convertPage(
  elements: readonly BuilderElement[],
  rules: BuilderRules,
  context: ConvertContext,
  level: Level = 'page',
): readonly ConvertedBlock[] {
  const modals = modalsOf(elements, rules)
  const page = pageOf(rules, context, modals)
  const pieces = page.convert(elements)
  const left = modals.left().flatMap(({ children }) => page.convert(children))
  return arrange([...pieces, ...left], level, context.report)
}

function pageOf(rules: BuilderRules, context: ConvertContext, modals: ReturnType<typeof modalsOf>): BuilderPage {
  let depth = 0
  let copies = 0
  const report = (level: ReportLine['level'], code: string, subject: string, example?: string) =>
    context.report({ level, code, subject, ...(example && { example: exampleOf(example) }) })
  const page: BuilderPage = {
    context,
    report,
    takeModal: modals.takeModal,
    hasOpener: modals.hasOpener,
    mayCopy() {
      copies += 1
      return copies <= MAX_COPIES
    },
    blocksOf: (inner) => arrange(page.convert(inner), 'column', context.report),
    convert(inner) {
      if (depth >= MAX_ELEMENT_DEPTH) {
        if (inner.length > 0) report('lost', 'too-deep', 'elements inside each other')
        return []
      }
      depth += 1
      const pieces = convertAll(inner, rules, page)
      depth -= 1
      return pieces
    },
  }
  return page
}

/** Words and elements that stand in a line become one text; all others become pieces one by one. */
function convertAll(elements: readonly BuilderElement[], rules: BuilderRules, page: BuilderPage): readonly Piece[] {
  const pieces: Piece[] = []
  let html = ''
  const flush = () => {
    if (!isBlankText({ name: TEXT, settings: {}, content: html, children: [] })) {
      pieces.push(...htmlBlocks(html, page.context).map(joiningPiece))
    }
    html = ''
  }
  for (const element of elements) {
    const line = inlineHtml(element, rules, page)
    if (line !== undefined) html += line
    else {
      flush()
      pieces.push(...convertOne(element, rules, page))
    }
  }
  flush()
  return pieces
}

/** An element as part of a line of text. Undefined for one that is more, or holds more. */
function inlineHtml(element: BuilderElement, rules: BuilderRules, page: BuilderPage): string | undefined {
  if (element.name === TEXT) return element.content
  const convert = Object.hasOwn(rules.inline, element.name) ? rules.inline[element.name] : undefined
  if (!convert) return undefined
  const inner = element.children.map((child) => inlineHtml(child, rules, page))
  return inner.includes(undefined) ? undefined : convert(inner.join(''), element, page)
}

function convertOne(element: BuilderElement, rules: BuilderRules, page: BuilderPage): readonly Piece[] {
  if (rules.isSwitchedOff(element)) {
    page.report('lost', 'switched-off', element.name, element.content)
    return []
  }
  if (Object.hasOwn(rules.inline, element.name)) return page.convert(element.children)
  const convert = Object.hasOwn(rules.table, element.name) ? rules.table[element.name] : undefined
  return framed((convert ?? rules.unknown)(element, page), rules.frameOf(element))
}
