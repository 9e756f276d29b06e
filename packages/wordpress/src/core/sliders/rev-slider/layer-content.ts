import { given, record } from '@vitrine/content/core'
import { parseIconName } from '@vitrine/kit/core'
import { colorOf, paintOf } from '../colors.ts'
import { clamped, flagOf, isOn, numberOf, wordOf } from '../css-values.ts'
import { layerWords, plainText } from '../layer-words.ts'
import { readByLevel } from '../levels.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import type { Raw, SliderTools } from './tools.ts'
import { findVideo, settingsOf } from './video.ts'

/** Shape of a box that nobody painted. */
const DEFAULT_SHAPE = '#00000080'

/** Content of a layer, by its kind. Undefined, with a line in the report, when nothing of it can be shown. */
export function contentOf(raw: Raw, tools: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const kind = wordOf(raw.type) || 'text'
  switch (kind) {
    case 'text':
      return textOf(raw, tools)
    case 'button':
      return buttonOf(raw, tools)
    case 'image':
      return imageOf(raw, tools)
    case 'object':
    case 'svg':
      return drawingOf(raw, tools)
    case 'shape':
      return { blockType: 'layerShape', paint: shapePaint(record(raw.idle)) }
    case 'icon':
      return iconOf(raw, tools)
    case 'video':
      return videoLayer(raw, tools)
    case 'audio':
      return audioOf(raw, tools)
    case 'zone':
    case 'linebreak':
      return undefined
    default:
      tools.report.lost('slider-layer', kind, plainText(raw.text))
      return undefined
  }
}

const ELEMENTS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  p: 'p',
}

function textOf(raw: Raw, tools: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const written = withoutPlaceholders(raw.text, tools)
  const found = layerWords(written, tools.links)
  if (!found) return iconOf(raw, tools, true)
  if (found.kind === 'rich') return { blockType: 'layerText', content: found.content }
  return { blockType: 'layerHeading', words: found.words, as: ELEMENTS[wordOf(raw.tag)] ?? 'div' }
}

/** `{{title}}` and shortcodes are filled in by the original only. */
const PLACEHOLDER = /\{\{[^{}]{1,100}\}\}|\[\/?[a-z][\w-]{1,60}(?:\s[^[\]]{0,500})?\]/gi

function withoutPlaceholders(raw: unknown, { report }: SliderTools): string {
  return wordOf(raw).replace(PLACEHOLDER, (placeholder) => {
    report.lost('slider-placeholder', placeholder.slice(0, 60))
    return ''
  })
}

function buttonOf(raw: Raw, tools: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const label = plainText(withoutPlaceholders(raw.text, tools))
  const icon = iconNameIn(raw.text)
  if (label === '') return icon ? { blockType: 'layerIcon', icon } : undefined
  if (label.length > SLIDER_LIMITS.label) tools.report.lost('slider-text-cut', label)
  const idle = record(raw.idle)
  const isFilled = paintOf(readByLevel(idle.backgroundColor, (value) => value).desktop) !== undefined
  const isLined = colorOf(readByLevel(idle.borderColor, wordOf).desktop) !== undefined
  return {
    blockType: 'layerButton',
    label: label.slice(0, SLIDER_LIMITS.label),
    look: isFilled ? 'solid' : isLined ? 'outline' : 'quiet',
    ...given({ icon }),
  }
}

function imageOf(raw: Raw, { media, report }: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const stored = record(raw.media)
  const named = settingsOf(stored, 'imageUrl', 'imageLib')
  const image = named === '' ? undefined : media.find(named, 'image', numberOf(stored.imageId))
  if (named === '') report.lost('slider-picture-missing', wordOf(raw.alias) || 'image')
  return image && { blockType: 'layerImage', image, ...given({ alt: altIn(raw) }), fit: fitIn(raw) }
}

function fitIn(raw: Raw): 'cover' | 'contain' {
  const isWhole = wordOf(record(raw.behavior).imageFit) === 'contain' || wordOf(record(raw.idle).bgfit) === 'contain'
  return isWhole ? 'contain' : 'cover'
}

/** The words that somebody wrote for those who do not see the image; names of files are none. */
function altIn(raw: Raw): string | undefined {
  const attributes = record(raw.attributes)
  const alt = wordOf(attributes.alt)
  const isOwn = attributes.altOption === undefined || attributes.altOption === 'custom'
  return isOwn && alt !== '' && alt !== 'custom' ? alt.slice(0, SLIDER_LIMITS.alt) : undefined
}

/** Drawings lie among the files of the plugin, which are not in the archive of every slider. */
function drawingOf(raw: Raw, tools: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const [svg, stored] = [record(raw.svg), record(raw.media)]
  const named = settingsOf(svg, 'source') || settingsOf(stored, 'imageUrl')
  if (named === '') {
    tools.report.lost('slider-picture-missing', wordOf(raw.alias) || 'svg')
    return undefined
  }
  const image = tools.media.find(named, 'image', numberOf(stored.imageId))
  if (!image) return undefined
  const color = colorOf(readByLevel(record(raw.idle).svg ?? svg.color, wordOf).desktop)
  const isDrawing = /\.svg(?:$|[?#])/i.test(named)
  return isDrawing
    ? { blockType: 'layerSvg', image, ...given({ alt: altIn(raw) }), ...(color && { paint: { color } }) }
    : { blockType: 'layerImage', image, ...given({ alt: altIn(raw) }), fit: 'contain' }
}

function shapePaint(idle: Raw): Raw {
  const stored = readByLevel(idle.backgroundColor, (value) => value).desktop
  const paint = paintOf(stored)
  if (paint) return paint
  return stored === undefined ? { color: DEFAULT_SHAPE } : {}
}

/** Names of pictograms in the sets of the original, where ours has another. */
const ICONS: Readonly<Record<string, string>> = {
  envelope: 'mail',
  'envelope-o': 'mail',
  email: 'mail',
  home: 'house',
  'map-marker': 'map-pin',
  place: 'map-pin',
  'angle-down': 'chevron-down',
  down: 'chevron-down',
  'down-open': 'chevron-down',
  right: 'arrow-right',
  'angle-right': 'arrow-right',
  'chevron-right': 'arrow-right',
  'right-open': 'arrow-right',
  'arrow-circle-right': 'arrow-right',
  'long-arrow-right': 'arrow-right',
  'long-arrow-down': 'arrow-down',
  close: 'x',
  times: 'x',
  bars: 'menu',
  cog: 'settings',
  gear: 'settings',
  comment: 'message-circle',
  'comment-o': 'message-circle',
  'quote-left': 'quote',
  'clock-o': 'clock',
  'heart-o': 'heart',
  'star-o': 'star',
  'lightbulb-o': 'lightbulb',
  'play-circle': 'play',
  'play-arrow': 'play',
  plane: 'send',
  coffee: 'coffee',
  picture: 'image',
  'file-text-o': 'file-text',
  group: 'users',
}

function iconNameIn(html: unknown): string | undefined {
  const [, classes = ''] = /<i\s[^<>]{0,200}?class\s*=\s*["']([^"'<>]{1,200})["']/i.exec(wordOf(html)) ?? []
  for (const name of classes.toLowerCase().split(/\s+/)) {
    const [, icon = ''] = /^(?:fa-icon-|fa-|pe-7s-|icon-|revicon-|material-icons-)(.{1,40})$/.exec(name) ?? []
    const found = parseIconName(ICONS[icon] ?? icon)
    if (found) return found
  }
  return undefined
}

function iconOf(raw: Raw, { report }: SliderTools, isText = false): (Raw & { readonly blockType: string }) | undefined {
  const icon = iconNameIn(raw.text)
  if (icon) return { blockType: 'layerIcon', icon }
  const hasIcon = /<i\s/i.test(wordOf(raw.text))
  if (!isText || hasIcon) report.lost('slider-icon', wordOf(raw.text).slice(0, 80) || 'icon')
  return undefined
}

const AUTOPLAY: Readonly<Record<string, string>> = {
  true: 'yes',
  on: 'yes',
  false: 'no',
  off: 'no',
  '1sttime': 'first',
  no1sttime: 'notFirst',
}

const LOOPS: Readonly<Record<string, string>> = {
  loop: 'hold',
  loopandnoslidestop: 'yes',
  none: 'no',
  true: 'yes',
  false: 'no',
}

/** Settings by which a video or sound plays. */
function playOf(stored: Raw): Raw {
  const controls = stored.controls
  return given({
    autoplay: AUTOPLAY[String(stored.autoPlay ?? '').toLowerCase()],
    atEnd: LOOPS[String(stored.loop ?? '').toLowerCase()],
    muted: flagOf(stored.mute),
    controls: typeof controls === 'string' ? !/^(?:none|off|false)$/i.test(controls) : flagOf(controls),
    nextAtEnd: flagOf(stored.nextSlideAtEnd),
    rewind: flagOf(stored.forceRewind),
    stopsOthers: flagOf(stored.stopAllVideo),
    volume: volumeOf(stored.volume),
    ...(flagOf(stored.mute) === undefined && isOn(stored.autoPlay) && { muted: true }),
  })
}

/** Percent; where the original writes shares, 1 is as loud as it gets. */
function volumeOf(raw: unknown): number | undefined {
  return clamped(numberOf(raw), 0, 100)
}

function videoLayer(raw: Raw, tools: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const stored = record(raw.media)
  const provider = wordOf(stored.mediaType) || 'html5'
  const video = findVideo({ provider, id: stored.id, file: settingsOf(stored, 'mp4Url', 'webmUrl', 'ogvUrl') }, tools)
  if (!video) return undefined
  const named = wordOf(stored.posterUrl)
  const poster =
    named === '' || /^https?:\/\/(?:i\.ytimg|img\.youtube|i\.vimeocdn)\./i.test(named)
      ? undefined
      : tools.media.find(named, 'image')
  return {
    blockType: 'layerVideo',
    ...video,
    ...given({ poster }),
    fit: stored.fitCover === false ? 'contain' : 'cover',
    ...playOf(stored),
  }
}

function audioOf(raw: Raw, tools: SliderTools): (Raw & { readonly blockType: string }) | undefined {
  const stored = record(raw.media)
  const named = settingsOf(stored, 'audioUrl', 'mp3Url')
  const file = named === '' ? undefined : tools.media.find(named, 'audio')
  if (named === '') tools.report.lost('slider-film-missing', wordOf(raw.alias) || 'audio')
  return file && { blockType: 'layerAudio', file, ...playOf(stored) }
}
