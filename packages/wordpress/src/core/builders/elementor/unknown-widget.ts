import type { ConvertContext } from '../../convert/convert.ts'
import { buttonPieces } from '../blocks/buttons.ts'
import { headingPieces } from '../blocks/heading.ts'
import { imagePieces } from '../blocks/image.ts'
import type { ElementConverter } from '../builder-page.ts'
import type { Settings } from '../element.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import { isGroup, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { isOption } from '../shared/is-option.ts'
import { isVideoAddress, videoPieces } from '../shared/video.ts'
import { imageSourceOf, linkIn } from './values.ts'

/** Letters from which a setting is taken for words whatever it is called. */
const LONG = 20

/** Levels of settings that are looked through, settings of one widget, and characters of a text. */
const MAX_DEPTH = 6
const MAX_VALUES = 500
const MAX_TEXT = 200_000

const TITLE = /(?:^|_)(?:title|heading|headline|name)(?:_text)?$/
const WORDS =
  /(?:^|_)(?:text|content|description|desc|editor|label|subtitle|caption|quote|message|position|job|price|button|excerpt|summary)(?:_text)?$/
const DESIGN =
  /^_|^__|css|class|style|animation|color|typography|_align|background_|border|icon|_id$|html_tag|header_size|selector|transform|query|shadow|margin|padding|template|skin|layout|date_format/

/** Converts a widget that has no converter: words, images and links in its settings, then what it holds. */
export const unknownWidget: ElementConverter = ({ name, settings, children }, page) => {
  page.report('changed', 'unknown-element', name, word(settings, 'title', 'text', 'content', 'editor'))
  const budget = { left: MAX_VALUES }
  return [...found(settings, page.context, 0, budget), ...page.convert(children)]
}

function found(settings: Settings, context: ConvertContext, depth: number, budget: { left: number }): readonly Piece[] {
  if (depth > MAX_DEPTH) return []
  return Object.entries(settings).flatMap(([name, value]): readonly Piece[] => {
    if (DESIGN.test(name) || budget.left <= 0) return []
    budget.left -= 1
    if (typeof value === 'string') return wordsOf(name, value.trim(), context)
    if (Array.isArray(value)) return value.filter(isGroup).flatMap((one) => found(one, context, depth + 1, budget))
    if (!isGroup(value)) return []
    const address = word(value, 'url')
    if (address === '') return found(value, context, depth + 1, budget)
    if (Object.hasOwn(value, 'is_external')) return linkPieces(settings, name, context)
    const image = imageSourceOf(value)
    return image && (Object.hasOwn(value, 'id') || /\.(?:jpe?g|png|gif|webp|avif)$/i.test(address))
      ? imagePieces({ image }, context)
      : []
  })
}

function linkPieces(settings: Settings, name: string, context: ConvertContext): readonly Piece[] {
  const label = word(settings, 'button_text', 'link_text', 'btn_text', 'text', 'title')
  const link = linkIn(settings, label, name)
  if (link.address === '#') return []
  return label === '' && isVideoAddress(link.address)
    ? videoPieces({ address: link.address }, context)
    : buttonPieces({ ...link, look: 'quiet' }, context)
}

function wordsOf(name: string, value: string, context: ConvertContext): readonly Piece[] {
  if (value === '' || value.length > MAX_TEXT) return []
  if (isVideoAddress(value)) return videoPieces({ address: value }, context)
  if (isOption(value) || /^https?:\/\/\S+$/i.test(value)) return []
  if (TITLE.test(name) && !value.includes('</p>')) return headingPieces({ text: value, level: '3' }, context)
  const isText = WORDS.test(name) || /<\w+[^<>]*>/.test(value) || (value.length > LONG && value.includes(' '))
  return isText ? htmlBlocks(value, context).map(joiningPiece) : []
}
