import type { ConvertContext } from '../../convert/convert.ts'
import { buttonPieces } from '../blocks/buttons.ts'
import { headingPieces } from '../blocks/heading.ts'
import { imagePieces } from '../blocks/image.ts'
import type { Settings } from '../element.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import { isGroup, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { findImage, imageSource } from '../shared/image-source.ts'
import { isOption } from '../shared/is-option.ts'
import { videoPieces } from '../shared/video.ts'

/**
 * Reads pages of builders without a table: texts, headings, images, videos and links, in the order in which they are
 * stored. Names of settings are alike everywhere, and what holds a name in words is taken for what it says.
 */

/** Levels of values that are looked through, values of one page, and characters of a text. */
const MAX_DEPTH = 40
const MAX_VALUES = 200_000
const MAX_TEXT = 500_000

const TITLE = /^(?:(?:.*_)?(?:title|heading|headline)|ct_headline)$/i
const WORDS =
  /^(?:(?:.*_)?(?:text|content|ct_content|editor|description|subtitle|tagline|caption|quote|html|label|name|position|role|answer|question|code)|body)$/i
const IMAGE =
  /^(?:(?:.*_)?(?:image|img|photo|photo_src|picture|src|thumbnail|media|bg_image_src|background_image)|image_id|attachment_id|photo)$/i
const LINK = /^(?:(?:.*_)?(?:link|url|href|button_url))$/i
const LABEL = ['button_text', 'link_text', 'btn_text', 'text', 'label', 'title', 'heading']
/** Words of a value that is text, whatever its setting is called. */
const PROSE_WORDS = 4
/** Signs of code. */
const CODE = /[{}<>=]/
const VIDEO = /youtube\.com|youtu\.be|vimeo\.com|\.(?:mp4|webm)(?:[?#]|$)/i
const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i
const DESIGN =
  /color|typography|font|class|selector|style$|css|margin|padding|border|animation|icon|_id$|^id$|^node$|^parent$|^type$|^position$|transform|breakpoint|width|height|align|tag$|target$/i

export function loosePieces(value: unknown, context: ConvertContext): readonly Piece[] {
  return withoutDuplicates(piecesOf(value, context, 0, { left: MAX_VALUES }))
}

/** Builders name an image several times in a row: by its id, its address and its sizes. */
function withoutDuplicates(pieces: readonly Piece[]): readonly Piece[] {
  let last = ''
  return pieces.filter((piece) => {
    const image = piece.piece === 'block' && piece.block.blockType === 'image' ? JSON.stringify(piece.block.image) : ''
    const isDuplicate = image !== '' && image === last
    last = image
    return !isDuplicate
  })
}

interface State {
  left: number
}

function piecesOf(value: unknown, context: ConvertContext, depth: number, state: State): readonly Piece[] {
  if (depth > MAX_DEPTH || state.left <= 0) return []
  if (Array.isArray(value)) return value.flatMap((item) => piecesOf(item, context, depth + 1, state))
  if (!isGroup(value)) return []
  const images = imageOf(value, context)
  return [
    ...images,
    ...Object.entries(value).flatMap(([name, inner]) => pieceOf(name, inner, value, context, depth, state)),
  ]
}

/** A group that is an image: an id and an address beside each other. */
function imageOf(group: Settings, context: ConvertContext): readonly Piece[] {
  const address = word(group, 'url', 'src')
  const id = word(group, 'id')
  if (!IMAGE_FILE.test(address) && !(Number(id) > 0 && address !== '' && IMAGE_FILE.test(word(group, 'filename'))))
    return []
  return imagePieces({ image: imageSource(id, address, word(group, 'alt')) }, context)
}

function pieceOf(
  name: string,
  value: unknown,
  group: Settings,
  context: ConvertContext,
  depth: number,
  state: State,
): readonly Piece[] {
  state.left -= 1
  if (typeof value === 'object') return piecesOf(value, context, depth + 1, state)
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = String(value).trim()
  if (text === '' || text.length > MAX_TEXT) return []
  if (isAddress(text)) return fromAddress(name, text, group, context)
  if (IMAGE.test(name) && /^\d{1,10}$/.test(text)) {
    const image = imageSource(text)
    return findImage(image, context)?.kind === 'image' && word(group, 'url', 'src') === ''
      ? imagePieces({ image }, context)
      : []
  }
  if (name === 'name' && (isGroup(group.settings) || isGroup(group.options))) return []
  if (DESIGN.test(name) || isChoice(text) || isLabelOfLink(name, group)) return []
  if (TITLE.test(name)) return headingPieces({ text, level: word(group, 'tag', 'html_tag', 'level') || 'h2' }, context)
  const isText = WORDS.test(name) || isProse(text) || /<(?:p|h[1-6]|ul|ol|strong|em|a|br|div|img)\b[^<>]*>/i.test(text)
  return isText ? htmlBlocks(text, context).map(joiningPiece) : []
}

function fromAddress(name: string, text: string, group: Settings, context: ConvertContext): readonly Piece[] {
  if (VIDEO.test(text)) return videoPieces({ address: text }, context)
  if (IMAGE_FILE.test(text))
    return name === 'url' || name === 'src' ? [] : imagePieces({ image: { address: text } }, context)
  if (!LINK.test(name) || /image|photo|media/i.test(name)) return []
  return buttonPieces({ address: text, label: labelOf(group), look: 'quiet' }, context)
}

function labelOf(group: Settings): string {
  return word(group, ...LABEL)
}

/** The words of a link stand on it. */
function isLabelOfLink(name: string, group: Settings): boolean {
  const hasLink = Object.entries(group).some(
    ([other, value]) =>
      LINK.test(other) &&
      typeof value === 'string' &&
      isAddress(value.trim()) &&
      !IMAGE_FILE.test(value) &&
      !VIDEO.test(value),
  )
  return hasLink && LABEL.find((label) => word(group, label) !== '') === name
}

function isAddress(text: string): boolean {
  return text.length <= 2000 && /^(?:(?:https?:)?\/\/|mailto:|\/[\w-])\S*$|^tel:[\d+() /.-]+$/i.test(text)
}

/** Counted rather than matched, and no further: a pattern of words would take a time that grows with the square of a long text. */
function isProse(text: string): boolean {
  return !CODE.test(text) && /\p{L}/u.test(text) && text.split(/\s+/, PROSE_WORDS).length === PROSE_WORDS
}

/** Words of a single setting that are short and small are names of options, too: builders of all kinds are read here. */
function isChoice(text: string): boolean {
  return isOption(text) || /^[a-z]{1,7}$/.test(text)
}
