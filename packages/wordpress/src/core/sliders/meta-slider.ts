import { given, record } from '@vitrine/content/core'
import { metaOf } from '../forms/metas.ts'
import { readPhp } from '../forms/read-php.ts'
import type { SourceItem } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { clamped, flagOf, numberOf, wordOf } from './css-values.ts'
import { type ImageSlide, imageSlider } from './image-slides.ts'
import { plainText } from './layer-words.ts'
import { SLIDER_LIMITS } from './limits.ts'
import { SliderLinks } from './slider-links.ts'
import { SliderReport } from './slider-report.ts'
import type { ConvertedSlider, SliderContext } from './slider-source.ts'

/** Kind of its sliders; the taxonomy of the same name ties the slides to them. */
export const META_SLIDER_KIND = 'ml-slider'

/** Name of the slider that `[metaslider id="12"]` or `[metaslider title="Rooms"]` shows. */
export function metaSliderName(idOrTitle: number | string): string {
  return `metaslider-${idOrTitle}`
}

/** Reads the sliders of MetaSlider. Slides are items of their own, and attachments in old versions. */
export function metaSliders(items: readonly SourceItem[], context: SliderContext = {}): readonly ConvertedSlider[] {
  const bySlider = new Map<string, SourceItem[]>()
  for (const item of items) {
    for (const { taxonomy, slug, name } of item.terms) {
      if (taxonomy !== META_SLIDER_KIND) continue
      for (const key of new Set([slug, name])) bySlider.set(key, [...(bySlider.get(key) ?? []), item])
    }
  }
  return items
    .filter(({ kind, status }) => kind === META_SLIDER_KIND && status !== 'trash')
    .map((slider) => convert(slider, bySlider.get(String(slider.id)) ?? [], context))
}

function convert(slider: SourceItem, found: readonly SourceItem[], context: SliderContext): ConvertedSlider {
  const report = new SliderReport()
  const links = new SliderLinks(context, report)
  const slides = found
    .filter(({ status }) => status !== 'trash')
    .toSorted((one, other) => one.menuOrder - other.menuOrder || one.id - other.id)
  if (slides.length === 0) report.lost('slider-without-slides', slider.title)
  if (slides.length > SLIDER_LIMITS.slides) report.lost('slider-too-many-slides', `${slides.length} slides`)
  const settings = record(readPhp(metaOf(slider, 'ml-slider_settings')))
  const alias = metaSliderName(slider.id)
  const title = plainText(slider.title) || alias
  return {
    key: `slider:${alias}`,
    alias,
    names: [slider.id, slider.slug, slider.title].map(metaSliderName),
    items: [slider.id, ...slides.filter(({ kind }) => kind !== 'attachment').map(({ id }) => id)],
    title,
    values: imageSlider({
      alias,
      title,
      slides: slides.slice(0, SLIDER_LIMITS.slides).map((slide) => slideOf(slide, { links, report, context })),
      more: settingsOf(settings),
    }),
    lines: report.lines,
    files: [],
  }
}

function slideOf(
  item: SourceItem,
  {
    links,
    report,
    context,
  }: { readonly links: SliderLinks; readonly report: SliderReport; readonly context: SliderContext },
): ImageSlide {
  const type = metaOf(item, 'ml-slider_type') ?? 'image'
  if (type !== 'image') report.lost('slider-slide', type)
  const id = item.kind === 'attachment' ? item.id : Number(metaOf(item, '_thumbnail_id'))
  const address = metaOf(item, 'ml-slider_url') ?? ''
  const newTab = flagOf(metaOf(item, 'ml-slider_new_window')) === true
  return {
    title: plainText(metaOf(item, 'ml-slider_title') ?? '') || plainText(item.title),
    caption: plainText(item.excerpt),
    hidden: flagOf(metaOf(item, '_meta_slider_slide_is_hidden')) === true,
    ...given({ link: links.to(address, { newTab }) }),
    ...imageOf(id, item, { report, context }),
  }
}

function imageOf(
  id: number,
  item: SourceItem,
  { report, context }: { readonly report: SliderReport; readonly context: SliderContext },
): Pick<ImageSlide, 'image' | 'alt'> {
  const isId = Number.isSafeInteger(id) && id > 0
  const found = isId ? context.lookup?.mediaById?.(id) : undefined
  const alt = metaOf(item, '_wp_attachment_image_alt')
  if (isId && !context.lookup?.mediaById) return { image: refTo(`item:${id}`), ...given({ alt }) }
  if (found?.kind === 'image') return { image: found.ref, alt: alt || found.alt }
  report.lost('slider-picture-missing', isId ? `attachment ${id}` : `slide ${item.id}`)
  return {}
}

function settingsOf(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isOff = (name: string) => flagOf(settings[name]) === false
  const isCarousel = flagOf(settings.carouselMode) === true
  const size = given({
    width: clamped(numberOf(settings.width), 100, 4000),
    height: clamped(numberOf(settings.height), 100, 4000),
  })
  return {
    ...(isCarousel && { type: 'carousel' }),
    layout: {
      mode: flagOf(settings.fullWidth) === true ? 'fullwidth' : 'auto',
      ...(Object.keys(size).length > 0 && { grid: { desktop: size } }),
    },
    flow: given({
      autoplay: flagOf(settings.autoPlay),
      duration: clamped(numberOf(settings.delay), 500, 600_000),
      pauseOnHover: flagOf(settings.hoverPause),
      shuffle: flagOf(settings.random),
      loop: wordOf(settings.loop) === 'stopOnFirst' || wordOf(settings.loop) === 'stopOnLast' ? false : undefined,
    }),
    controls: [
      ...(isOff('links') ? [] : [{ blockType: 'sliderArrows' }]),
      ...(isOff('navigation') ? [] : [{ blockType: 'sliderBullets' }]),
    ],
  }
}
