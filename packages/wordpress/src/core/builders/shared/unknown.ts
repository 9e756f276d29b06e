import { buttonPieces } from '../blocks/buttons.ts'
import { headingPieces } from '../blocks/heading.ts'
import { imagePieces } from '../blocks/image.ts'
import type { BuilderPage } from '../builder-page.ts'
import { type BuilderElement, TEXT as TEXT_NAME } from '../element.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import { decodePercent } from './decode-percent.ts'
import { htmlBlocks } from './html-blocks.ts'
import { imageSource } from './image-source.ts'
import { isOption } from './is-option.ts'
import { packedLink } from './packed-link.ts'
import { plainWords } from './plain-words.ts'
import { isVideoAddress, videoPieces } from './video.ts'
import { textBlock } from './words-to-rich.ts'

/** Names of settings by what they mean; their endings count, so that `hover_title` is a title. */
const TITLE = /(?:^|_)(?:title|heading|headline|title_text|main_heading|block_title|box_title)$/
const TEXT =
  /(?:^|_)(?:text|description|desc|subtitle|sub_title|subheading|content|caption|quote|label|name|position|excerpt|message|info|question|answer)$/
const IMAGE =
  /(?:^|_)(?:image|images|img|picture|photo|photos|logo|thumbnail|poster|src|image_id|background_image|bg_image|gallery_ids|ids)$/
const LINK = /(?:^|_)(?:link|url|href|button_link|btn_link|button_url)$/
const LINK_TEXT =
  /(?:^|_)(?:button_text|btn_text|link_text|linktext|button_title|btn_title|button_label|button|read_more_text|more_text)$/

/** Numbers that are shown as such. */
const NUMBER = /(?:^|_)(?:counter_value|counter_number|price|amount)$/

/** Settings of one element that are read, and characters of a value. */
const MAX_SETTINGS = 300
const MAX_VALUE = 100_000

/** Characters of words that stand on a link. */
const MAX_LINE = 200

/**
 * Converts an element that has no converter: what its settings mean by their names, then what it holds. It is reported,
 * so that an owner can look at the place.
 */
export function unknownPieces(element: BuilderElement, page: BuilderPage): readonly Piece[] {
  page.report('changed', 'unknown-element', element.name, element.content)
  const words = lineIn(element)
  const { pieces, hasLink, hasLabel } = settingsByMeaning(element, words, page)
  // Words that an element with a link encloses are those of the link.
  return hasLink && !hasLabel && words !== '' ? pieces : [...pieces, ...page.convert(element.children)]
}

/** Content of an element, where it is a short line of words alone. */
function lineIn({ content, children }: BuilderElement): string {
  const isLine =
    children.every(({ name }) => name === TEXT_NAME) &&
    content.length <= MAX_LINE &&
    !/<(?!\/?(?:p|br|strong|em|b|i|span)\b)|\[/.test(content)
  return isLine ? plainWords(content) : ''
}

function settingsByMeaning({ settings }: BuilderElement, words: string, page: BuilderPage) {
  const { context } = page
  const read = Object.entries(settings)
    .slice(0, MAX_SETTINGS)
    .flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' && value.length <= MAX_VALUE
        ? [{ name, value: value.trim() }]
        : [],
    )
  const linkText = read.find(({ name, value }) => LINK_TEXT.test(name) && !isOption(value) && !looksLikeAddress(value))
  const link = read.find(({ name, value }) => LINK.test(name) && (looksLikeAddress(value) || value.startsWith('url:')))
  const packed = link && packedLink(link.value)
  const label = linkText?.value || packed?.label || ''
  const isVideo = packed !== undefined && label === '' && words === '' && isVideoAddress(packed.address)
  const pieces = read.flatMap(({ name, value }): readonly Piece[] => {
    if (name === linkText?.name || name === link?.name) return []
    if (IMAGE.test(name)) return imagesOf(value, page)
    if (NUMBER.test(name)) return textBlock(value).map(joiningPiece)
    if (isVideoAddress(value)) return videoPieces({ address: value }, context)
    if (isOption(value) || looksLikeAddress(value)) return []
    if (TITLE.test(name)) return headingPieces({ text: decodePercent(value), level: '3' }, context)
    return TEXT.test(name) ? htmlBlocks(decodePercent(value), context).map(joiningPiece) : []
  })
  const { address = '', newTab = false } = packed ?? {}
  const linked = isVideo
    ? videoPieces({ address }, context)
    : packed || label
      ? buttonPieces({ address, label: label || words, newTab }, context)
      : []
  return { pieces: [...pieces, ...linked], hasLink: packed !== undefined, hasLabel: label !== '' }
}

function imagesOf(value: string, { context }: BuilderPage): readonly Piece[] {
  if (!/^\d+(?:\|\w+)?(?:\s*,\s*\d+)*$/.test(value) && !looksLikeAddress(value)) return []
  const parts = looksLikeAddress(value) ? [value] : value.split(',')
  return parts.flatMap((part) => {
    const image = imageSource(part.trim())
    // A number alone may mean anything: it is an image when the library has one.
    if (image.address === undefined && context.lookup.mediaById(image.id ?? 0)?.kind !== 'image') return []
    return imagePieces({ image }, context)
  })
}

function looksLikeAddress(value: string): boolean {
  return /^(?:https?:)?\/\/\S+$|^\/[\w%./#?=&-]*$|^mailto:\S+$|^tel:[\d+() /.-]+$/i.test(value)
}
