import { parseAllShortcodes } from '../../shortcodes/parse-shortcodes.ts'
import { type BuilderElement, textElement } from '../element.ts'

/** Levels of shortcodes that are read inside each other; builders stay below ten. */
const MAX_SHORTCODE_DEPTH = 24

/** Shortcodes read from one page, beyond which the rest stays unread. */
const MAX_ELEMENTS = 50_000

interface ShortcodeReading {
  /** Names of the builder's shortcodes. */
  readonly isElement: (name: string) => boolean
  /** Names of shortcodes that content of any kind may hold: they stay in the text, for its own conversion. */
  readonly isContent: (name: string) => boolean
  /** Names of the builder's shortcodes that enclose nothing: what stands before a closer that fits belongs behind them. */
  readonly isSingle: (name: string) => boolean
  /** Takes down that shortcodes deeper than {@link MAX_SHORTCODE_DEPTH} lost their tags. */
  readonly onTooDeep: () => void
}

/** Reads a text as elements: shortcodes inside each other, and the words between them. */
export function elementsOf(text: string, reading: ShortcodeReading): readonly BuilderElement[] {
  const budget = { left: MAX_ELEMENTS }
  return read(text, 0, reading, budget)
}

function read(
  text: string,
  depth: number,
  reading: ShortcodeReading,
  budget: { left: number },
): readonly BuilderElement[] {
  if (text === '') return []
  if (depth > MAX_SHORTCODE_DEPTH || budget.left <= 0) {
    if (text.includes('[')) reading.onTooDeep()
    return [textElement(withoutTags(text, reading))]
  }
  const known = { has: (name: string) => reading.isElement(name) || reading.isContent(name) }
  const elements: BuilderElement[] = []
  let words = ''
  const flush = () => {
    const rest = withoutStrays(words, reading)
    if (rest !== '') elements.push(textElement(rest))
    words = ''
  }
  for (const part of parseAllShortcodes(text, known)) {
    if (part.kind === 'text' || isContent(part.shortcode.name, reading)) {
      words += part.kind === 'text' ? part.text : part.shortcode.source
      continue
    }
    flush()
    budget.left -= 1
    const { name, attributes, content = '' } = part.shortcode
    const inner = read(content, depth + 1, reading, budget)
    if (reading.isSingle(name)) elements.push({ name, settings: attributes, content: '', children: [] }, ...inner)
    else elements.push({ name, settings: attributes, content, children: inner })
  }
  flush()
  return elements
}

/** Signs between the brackets of a tag: far more than any builder writes. */
const STRAY_CLOSER = /\[\/([\w-]{1,100})\]/g
const ANY_TAG = /\[\/?([\w-]{1,100})(?=[\s\]/])[^[\]]{0,20000}\]/g

/** Takes out closers that close nothing: their openers were lost by an editor, or hold what was closed before. */
function withoutStrays(text: string, reading: ShortcodeReading): string {
  return text.includes('[/')
    ? text.replace(STRAY_CLOSER, (tag, name: string) => (isContent(name, reading) ? tag : ''))
    : text
}

/** A builder's own element comes first where both have a name. */
function isContent(name: string, reading: ShortcodeReading): boolean {
  return reading.isContent(name) && !reading.isElement(name)
}

function withoutTags(text: string, { isElement }: ShortcodeReading): string {
  return text.replace(ANY_TAG, (tag, name: string) => (isElement(name) ? ' ' : tag))
}
