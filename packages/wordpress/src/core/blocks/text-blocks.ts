import { footnoteTexts } from '../classic/footnotes.ts'
import { columnBlocks } from '../convert/containers.ts'
import type { BlockMapping, ConvertedBlock } from '../convert/convert.ts'
import { inParts, MAX_LENGTH, MAX_ROWS } from '../convert/limits.ts'
import { richTextBlock } from '../convert/rich-text-block.ts'
import { tabBlocks, textParts } from '../convert/text-parts.ts'
import { textAttribute } from '../grammar/attributes.ts'
import { type BlockNode, innerBlocks, ownHtml, wholeHtml } from '../grammar/parse-blocks.ts'
import { elementsOf, firstOf, type HtmlElement, hasClass, parseHtml, rawText, wordsOf } from '../html/html-tree.ts'
import { paragraphNode, richText, textNode } from '../rich-text/nodes.ts'
import { storedNodes } from '../rich-text/stored-nodes.ts'
import { markupOrText } from './markup-or-text.ts'

/** Blocks of text, whose HTML says all: neighbours become one text. */
const texts: BlockMapping = {
  names: 'paragraph heading list list-item quote code preformatted verse subhead table'
    .split(' ')
    .map((name) => `core/${name}`),
  convert: (block, tools) => tools.html(wholeHtml(block)),
}

const pullquote: BlockMapping = {
  names: ['core/pullquote'],
  convert(block, tools) {
    const nodes = parseHtml(wholeHtml(block))
    const cite = firstOf(nodes, 'cite', 'footer')
    const paragraphs = elementsOf(nodes, ({ name }) => name === 'p').map(({ children }) => wordsOf(children))
    const quote = paragraphs.filter((words) => words !== '').join('\n') || wordsOf(nodes)
    const name = wordsOf(cite?.children ?? [])
    const fits = quote !== '' && quote.length <= MAX_LENGTH.quote && name.length <= MAX_LENGTH.line
    if (!fits) return tools.html(wholeHtml(block))
    return [
      {
        blockType: 'testimonials',
        variant: 'quote',
        items: [{ quote, ...(name && { name }) }],
      },
    ]
  },
}

/** HTML by hand. WordPress draws blocks whose marks were pasted into it. */
const html: BlockMapping = {
  names: ['core/html'],
  convert: (block, tools) =>
    innerBlocks(block).length > 0 ? tools.blocks(block.pieces) : markupOrText(ownHtml(block), tools),
}

const shortcode: BlockMapping = {
  names: ['core/shortcode'],
  convert: (block, tools) => tools.html(wholeHtml(block), { autop: true }),
}

/** A block whose plugin was gone when the page was saved last. */
const missing: BlockMapping = {
  names: ['core/missing'],
  convert(block, tools) {
    const content = textAttribute(block.attributes, 'originalUndelimitedContent') ?? wholeHtml(block)
    tools.context.report({
      level: 'changed',
      code: 'unknown-block',
      subject: textAttribute(block.attributes, 'originalName') ?? 'core/missing',
    })
    return markupOrText(content, tools)
  },
}

const details: BlockMapping = {
  names: ['core/details'],
  convert(block, tools) {
    const summary = firstOf(parseHtml(wholeHtml(block)), 'summary')
    const title = wordsOf(summary?.children ?? []) || textAttribute(block.attributes, 'summary') || 'More'
    const inner = innerBlocks(block)
    if (inner.length === 0) return tools.html(wholeHtml(block))
    const isOpen = /<details[^<>]*\sopen[\s=>]/i.test(ownHtml(block))
    return textParts([{ title, blocks: tools.blocks(inner), isOpen }], tools.context)
  },
}

const accordion: BlockMapping = {
  names: ['core/accordion'],
  convert(block, tools) {
    const items = innerBlocks(block).filter(({ name }) => name === 'core/accordion-item')
    const parts = items.map((item) => {
      const [head, panel] = ['core/accordion-heading', 'core/accordion-panel'].map((wanted) =>
        innerBlocks(item).find(({ name }) => name === wanted),
      )
      const title = titleOfHeading(head ? wholeHtml(head) : '')
      return { title, blocks: panel ? tools.blocks(panel.pieces) : [], isOpen: item.attributes.openByDefault === true }
    })
    if (parts.length === 0) return tools.blocks(block.pieces)
    return textParts(parts, tools.context, { open: block.attributes.autoclose === true ? 'one' : 'many' })
  },
}

/** The words of a heading without the sign that shows that it opens. */
function titleOfHeading(html: string): string {
  const nodes = parseHtml(html)
  const [title] = elementsOf(nodes, (element) => hasClass(element, 'wp-block-accordion-heading__toggle-title'))
  return wordsOf(title?.children ?? nodes)
}

const tabs: BlockMapping = {
  names: ['core/tabs'],
  convert(block, tools) {
    const all = innerBlocks(block)
    const list = all.find(({ name }) => name === 'core/tab-list')
    const labels = elementsOf(parseHtml(list ? wholeHtml(list) : ownHtml(block)), isTab).map(({ children }) =>
      wordsOf(children),
    )
    const panels = all
      .flatMap((inner) => (inner.name === 'core/tab-panels' ? innerBlocks(inner) : [inner]))
      .filter(isPanel)
    const parts = panels.map((panel, index) => ({
      title: textAttribute(panel.attributes, 'label') ?? labels[index] ?? `${index + 1}`,
      blocks: tools.blocks(panel.pieces),
    }))
    return parts.length === 0 ? tools.blocks(block.pieces) : tabBlocks(parts, tools.context)
  },
}

function isTab({ name, attributes }: HtmlElement): boolean {
  return attributes.get('role') === 'tab' || name === 'button'
}

function isPanel({ name }: BlockNode): boolean {
  return name === 'core/tab-panel' || name === 'core/tab'
}

const footnotes: BlockMapping = {
  names: ['core/footnotes'],
  convert(_, tools) {
    const notes = footnoteTexts(tools.context.item).map((note) => ({ text: textOfNote(tools.html(note)) }))
    return inParts(notes, MAX_ROWS.footnotes).map((part) => ({ blockType: 'footnotes', notes: part }))
  },
}

/** The text of a note; a blank for one without words, so that the numbers of those behind it stay. */
function textOfNote(blocks: readonly ConvertedBlock[]) {
  const nodes = blocks.flatMap(({ content }) => storedNodes(content))
  return richText(nodes.length > 0 ? nodes : [paragraphNode([textNode('\u00a0')])])
}

/** A formula: its source in LaTeX, as code. */
const math: BlockMapping = {
  names: ['core/math'],
  convert(block, tools) {
    const latex = textAttribute(block.attributes, 'latex')
    if (latex === undefined) return tools.html(wholeHtml(block))
    tools.context.report({ level: 'changed', code: 'formula', subject: 'core/math', example: latex.slice(0, 80) })
    return [{ blockType: 'code', code: latex }]
  },
}

/** Old columns of text, from before blocks could stand in each other. */
const textColumns: BlockMapping = {
  names: ['core/text-columns'],
  convert(block, tools) {
    const paragraphs = elementsOf(parseHtml(wholeHtml(block)), ({ name }) => name === 'p')
    if (paragraphs.length < 2 || paragraphs.length > MAX_ROWS.columns) return tools.html(wholeHtml(block))
    const columns = paragraphs.map(({ children }) => ({
      blocks: [richTextBlock([paragraphNode([textNode(rawText(children))])])],
    }))
    return columnBlocks(columns, tools.context)
  },
}

export const TEXT_MAPPINGS: readonly BlockMapping[] = [
  texts,
  pullquote,
  html,
  shortcode,
  missing,
  details,
  accordion,
  tabs,
  footnotes,
  math,
  textColumns,
]
