import { given, record } from '@vitrine/content/core'
import { parseVideoAddress } from '@vitrine/kit/core'
import type { ReportLine } from '../convert/convert.ts'
import { readPhp } from '../forms/read-php.ts'
import { colorOf } from './colors.ts'
import { clamped, flagOf, numberOf, wordOf } from './css-values.ts'
import { type ImageSlide, imageSlider } from './image-slides.ts'
import { plainText } from './layer-words.ts'
import { MAX_SETTINGS_LENGTH, SLIDER_LIMITS } from './limits.ts'
import type { ReadSliders } from './rev-slider/read-rev-slider.ts'
import { objectIn, rowsOf } from './rev-slider/rows.ts'
import { SliderLinks } from './slider-links.ts'
import { SliderMedia } from './slider-media.ts'
import { SliderReport } from './slider-report.ts'
import type { ConvertedSlider, SliderContext, SliderEntries } from './slider-source.ts'

type Raw = Readonly<Record<string, unknown>>

/** Levels of layers inside layers that are looked into for words. */
const MAX_DEPTH = 10

/** True for an export of Smart Slider 3: one serialised file `data`, beside images. */
export function isSmartSlider(entries: SliderEntries): boolean {
  return entries.has('data') && ![...entries.keys()].some((path) => /slider_export\.txt$/i.test(path))
}

/** Name of the slider that `[smartslider3 slider="3"]` or `[smartslider3 alias="home"]` shows. */
export function smartSliderName(idOrAlias: number | string): string {
  return `smartslider3-${idOrAlias}`
}

/** Reads an export of Smart Slider 3 as slides of images: the first heading, text and button of each come with it. */
export function readSmartSlider(entries: SliderEntries, context: SliderContext = {}): ReadSliders {
  const data = entries.get('data') ?? ''
  const text = typeof data === 'string' ? data : new TextDecoder().decode(data)
  const backup = text.length > MAX_SETTINGS_LENGTH ? {} : record(readPhp(text))
  const slider = record(backup.slider)
  if (Object.keys(slider).length === 0) return { sliders: [], lines: [unreadable('data')] }
  if (slider.type === 'group') return { sliders: [], lines: [unreadable('group of sliders')] }
  return { sliders: [convert(slider, backup, entries, context)], lines: [] }
}

function unreadable(subject: string): ReportLine {
  return { level: 'lost', code: 'slider-unreadable', subject }
}

interface SmartContext {
  readonly media: SliderMedia
  readonly links: SliderLinks
  readonly report: SliderReport
  /** Files of the archive by the names that slides have for them. */
  readonly translation: Raw
}

function convert(slider: Raw, backup: Raw, entries: SliderEntries, context: SliderContext): ConvertedSlider {
  const report = new SliderReport()
  const media = new SliderMedia(context, entries, report)
  const smart = { media, report, links: new SliderLinks(context, report), translation: record(backup.imageTranslation) }
  const rows = rowsOf(backup.slides).toSorted(
    (one, other) => (numberOf(one.ordering) ?? 0) - (numberOf(other.ordering) ?? 0),
  )
  if (rows.length > SLIDER_LIMITS.slides) report.lost('slider-too-many-slides', `${rows.length} slides`)
  const [id, own] = [wordOf(slider.id), wordOf(slider.alias)]
  const alias = own || smartSliderName(id)
  const title = plainText(slider.title) || alias
  const slides = rows.slice(0, SLIDER_LIMITS.slides).map((row) => slideOf(row, smart))
  return {
    key: `slider:${smartSliderName(id || alias)}`,
    alias,
    names: [id, own].filter((name) => name !== '').map(smartSliderName),
    items: [],
    title,
    values: imageSlider({ alias, title, slides, more: settingsOf(dataOf(slider.params)) }),
    lines: report.lines,
    files: media.files,
  }
}

/** Settings are JSON, or an object of the plugin that keeps them under one name. */
function dataOf(raw: unknown): Raw {
  const read = objectIn(raw)
  const packed = Object.entries(read).find(([name]) => /_data$/.test(name))?.[1]
  return packed === undefined ? read : record(packed)
}

function slideOf(row: Raw, { media, links, report, translation }: SmartContext): ImageSlide {
  const params = dataOf(row.params)
  const find = (written: unknown) => {
    const named = wordOf(written)
    const packed = wordOf(translation[named])
    return named === '' ? undefined : media.find(packed || named.replace(/^\$[^$]{0,40}\$\/?/, ''), 'image')
  }
  const words = wordsOf(rowsOf(row.slide), links)
  if (words.others > 0) report.lost('slider-layer', 'smart slider', `${words.others} layers`)
  const video = wordOf(params.backgroundVideoMp4)
  if (video) report.lost('slider-film-missing', video)
  const image = find(params.backgroundImage)
  const color = colorOf(`#${wordOf(params.backgroundColor)}`)
  if (!image && color) report.note('slider-ground', color)
  return {
    title: plainText(row.title),
    alt: wordOf(params.backgroundAlt),
    hidden: flagOf(row.published) === false,
    ...words.found,
    ...given({ image, video: words.video, link: links.to(hrefOf(params)) }),
  }
}

function hrefOf(params: Raw): string {
  const written = wordOf(params.href) || wordOf(params.link).replace(/\|\*\|.*$/, '')
  return /^[a-z]+\[/i.test(written) ? '' : written
}

interface FoundWords {
  readonly found: Pick<ImageSlide, 'heading' | 'caption' | 'buttons'>
  readonly video: string | undefined
  /** Layers that are not among them. */
  readonly others: number
}

/** The first of each kind of layer that has words, however deep it stands. */
function wordsOf(layers: readonly Raw[], links: SliderLinks): FoundWords {
  const items = [...walk(layers, 0)]
  const of = (type: string) => items.filter((item) => item.type === type)
  const [heading] = of('heading')
  const [text] = of('text')
  const [video] = [...of('youtube'), ...of('vimeo')]
  const buttons = of('button').flatMap(({ values }) => {
    const label = plainText(values.content)
    const link = links.to(hrefOf(values))
    return label && link ? [{ label, link }] : []
  })
  const address = wordOf(video?.values.youtubeurl) || wordOf(video?.values.vimeourl)
  const shown = [heading, text, video].filter((item) => item !== undefined).length + Math.min(2, buttons.length)
  return {
    found: {
      buttons,
      ...given({
        heading: heading && plainText(heading.values.heading),
        caption: text && plainText(text.values.content),
      }),
    },
    video: parseVideoAddress(address) ? address : undefined,
    others: items.length - shown,
  }
}

function* walk(layers: readonly Raw[], depth: number): Generator<{ readonly type: string; readonly values: Raw }> {
  if (depth > MAX_DEPTH) return
  for (const layer of layers) {
    const item = record(layer.item)
    if (wordOf(item.type)) yield { type: wordOf(item.type), values: record(item.values) }
    for (const old of rowsOf(layer.items)) yield { type: wordOf(old.type), values: record(old.values) }
    for (const inside of ['layers', 'rows', 'cols']) yield* walk(rowsOf(layer[inside]), depth + 1)
  }
}

function settingsOf(params: Raw): Raw {
  const autoplay = flagOf(params.autoplay)
  const isFull = /fullwidth|fullpage/i.test(wordOf(params['responsive-mode']))
  const size = given({
    width: clamped(numberOf(params.width), 100, 4000),
    height: clamped(numberOf(params.height), 100, 4000),
  })
  const isShown = (name: string) => {
    const [style, enabled] = [wordOf(params[`widget${name}`]), flagOf(params[`widget-${name}-enabled`])]
    return enabled ?? (style !== '' && style !== 'disabled')
  }
  return {
    layout: {
      mode: isFull ? 'fullwidth' : 'auto',
      ...(Object.keys(size).length > 0 && { grid: { desktop: size } }),
    },
    flow: {
      autoplay: autoplay === true,
      ...given({ duration: clamped(numberOf(params.autoplayDuration), 500, 600_000) }),
    },
    controls: [
      ...(isShown('arrow') ? [{ blockType: 'sliderArrows' }] : []),
      ...(isShown('bullet') ? [{ blockType: 'sliderBullets' }] : []),
      ...(isShown('thumbnail') ? [{ blockType: 'sliderThumbnails' }] : []),
    ],
  }
}
