import type { BlockMapping, ConvertContext, ConvertedBlock } from '../convert/convert.ts'
import { formBlocks, otherFormBlocks, sliderBlocks } from '../convert/documents.ts'
import { carouselBlocks } from '../convert/galleries.ts'
import { fitting, MAX_LENGTH } from '../convert/limits.ts'
import { textParts } from '../convert/text-parts.ts'
import { numberAttribute, rowsAttribute, textAttribute } from '../grammar/attributes.ts'
import { type BlockNode, innerBlocks, ownHtml, wholeHtml } from '../grammar/parse-blocks.ts'
import { elementsOf, hasClass, parseHtml, wordsOf } from '../html/html-tree.ts'
import { galleryItemsOf } from '../rich-text/images.ts'
import { parseShortcodes } from '../shortcodes/parse-shortcodes.ts'

const contactForm: BlockMapping = {
  names: ['contact-form-7/contact-form-selector'],
  convert(block, { context }) {
    const [id, hash, title] = [
      numberAttribute(block.attributes, 'id'),
      textAttribute(block.attributes, 'hash'),
      textAttribute(block.attributes, 'title'),
    ]
    const written = parseShortcodes(wholeHtml(block), new Set(['contact-form-7', 'contact-form']))
    const [shortcode] = written.flatMap((part) => (part.kind === 'shortcode' ? [part.shortcode] : []))
    const named = hash ?? (id === undefined ? undefined : String(id))
    const attributes = { ...(named !== undefined && { id: named }), ...(title !== undefined && { title }) }
    const asked = named === undefined && shortcode ? shortcode.attributes : attributes
    return formBlocks(asked, shortcode?.source ?? `contact-form-7 ${named ?? title ?? ''}`, context)
  },
}

const FORM_BLOCKS = {
  'wpforms/form-selector': { plugin: 'wpforms', id: 'formId' },
  'gravityforms/form': { plugin: 'gravity-forms', id: 'formId' },
  'ninja-forms/form': { plugin: 'ninja-forms', id: 'formID' },
} as const

const otherForm: BlockMapping = {
  names: Object.keys(FORM_BLOCKS),
  convert(block, { context }) {
    const known = Object.entries(FORM_BLOCKS).find(([name]) => name === block.name)?.[1]
    const named = known && textOrNumber(block, known.id)
    if (!known || named === undefined) return []
    return otherFormBlocks({ plugin: known.plugin, named, source: `${block.name} ${named}` }, context)
  },
}

const revolution: BlockMapping = {
  names: ['themepunch/revslider'],
  convert(block, tools) {
    const alias = textAttribute(block.attributes, 'alias') ?? textAttribute(block.attributes, 'slider')
    return alias === undefined ? tools.html(wholeHtml(block)) : sliderBlocks(alias, 'rev_slider', tools.context)
  },
}

/** Sliders of plugins that call them by number. */
const namedSliders: BlockMapping = {
  names: ['metaslider/slider', 'nextend/smartslider3'],
  convert(block, tools) {
    const isMeta = block.name === 'metaslider/slider'
    const id = textOrNumber(block, isMeta ? 'slideshowId' : 'slider')
    if (id === undefined) return tools.html(wholeHtml(block))
    return tools.html(isMeta ? `[metaslider id="${id}"]` : `[smartslider3 slider="${id}"]`)
  },
}

function textOrNumber({ attributes }: BlockNode, name: string): string | undefined {
  const written = textAttribute(attributes, name) ?? numberAttribute(attributes, name)?.toString()
  return written !== undefined && /^[\w-]{1,100}$/.test(written) ? written : undefined
}

/** Questions and answers of the plugins for search engines. */
const questions: BlockMapping = {
  names: ['yoast/faq-block', 'rank-math/faq-block'],
  convert(block, tools) {
    const sections = elementsOf(
      parseHtml(wholeHtml(block)),
      (element) => hasClass(element, 'schema-faq-section') || hasClass(element, 'rank-math-faq-item'),
    )
    const rows = rowsAttribute(block.attributes, 'questions').map((row) => ({
      title: plain(textAttribute(row, 'jsonQuestion') ?? textAttribute(row, 'title') ?? ''),
      answer: textAttribute(row, 'jsonAnswer') ?? textAttribute(row, 'content') ?? '',
    }))
    const written = sections.flatMap(({ children }) => {
      const [question, answer] = children.filter((child) => child.kind === 'element')
      return question && answer
        ? [{ title: wordsOf([question]), answer: wordsOf([answer]).replaceAll('&', '&amp;').replaceAll('<', '&lt;') }]
        : []
    })
    const found = rows.some(({ answer }) => answer !== '') ? rows : written
    const parts = found
      .filter(({ title }) => title !== '')
      .map(({ title, answer }) => ({ title, blocks: tools.html(answer, { autop: true }) }))
    return parts.length === 0 ? tools.html(wholeHtml(block)) : textParts(parts, tools.context, { isFaq: true })
  },
}

function plain(html: string): string {
  return wordsOf(parseHtml(html))
}

const slideshow: BlockMapping = {
  names: ['jetpack/slideshow'],
  convert: (block, { context }) => carouselBlocks(galleryItemsOf(parseHtml(wholeHtml(block)), { context }), context),
}

const compare: BlockMapping = {
  names: ['jetpack/image-compare'],
  convert(block, tools) {
    const [before, after] = galleryItemsOf(parseHtml(wholeHtml(block)), tools)
    const caption = elementsOf(parseHtml(wholeHtml(block)), ({ name }) => name === 'figcaption')[0]
    if (!before || !after) return tools.html(wholeHtml(block))
    const words = wordsOf(caption?.children ?? [])
    return [
      {
        blockType: 'beforeAfter',
        before: before.media.ref,
        after: after.media.ref,
        ...(words && { caption: fitting(words, MAX_LENGTH.caption, tools.context.report) }),
      },
    ]
  },
}

const map: BlockMapping = {
  names: ['jetpack/map'],
  convert: (block, { context }) =>
    rowsAttribute(block.attributes, 'points').flatMap((point) =>
      mapOf(
        textAttribute(point, 'title'),
        textAttribute(point, 'caption') ?? textAttribute(point, 'placeTitle'),
        context,
      ),
    ),
}

/** A place on a map. Undefined where it has no address. */
function mapOf(
  name: string | undefined,
  address: string | undefined,
  context: ConvertContext,
): readonly ConvertedBlock[] {
  const place = address ?? name
  if (place === undefined) return []
  return [
    {
      blockType: 'map',
      name: fitting(name ?? place, MAX_LENGTH.line, context.report),
      address: fitting(place, MAX_LENGTH.mapAddress, context.report),
    },
  ]
}

/** Instructions whose own HTML says all of them. */
const instructions: BlockMapping = {
  names: ['yoast/how-to-block'],
  convert: (block, tools) => (innerBlocks(block).length > 0 ? tools.blocks(block.pieces) : tools.html(ownHtml(block))),
}

/** Mappings of the blocks of well-known plugins. */
export const PLUGIN_MAPPINGS: readonly BlockMapping[] = [
  contactForm,
  otherForm,
  revolution,
  namedSliders,
  questions,
  slideshow,
  compare,
  map,
  instructions,
]
