import { given, record } from '@vitrine/content/core'
import { metaOf } from '../forms/metas.ts'
import { readPhp } from '../forms/read-php.ts'
import { parseShortcodes } from '../shortcodes/parse-shortcodes.ts'
import type { SourceItem } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { type ImageSlide, imageSlider } from './image-slides.ts'
import { plainText } from './layer-words.ts'
import { SLIDER_LIMITS } from './limits.ts'
import { SliderLinks, type StoredLink } from './slider-links.ts'
import { SliderReport } from './slider-report.ts'
import type { ConvertedSlider, SliderContext } from './slider-source.ts'

/** Kind of its slides, and the taxonomy whose terms are its sliders. */
export const FUSION_SLIDE_KIND = 'slide'
export const FUSION_SLIDER_TAXONOMY = 'slide-page'

/** Name of the slider that `[fusion_fusionslider name="home"]` shows. */
export function fusionSliderName(slug: string): string {
  return `fusionslider-${slug}`
}

/** Reads the sliders of Avada: one for each term that slides carry, in the order of their dates. */
export function fusionSliders(items: readonly SourceItem[], context: SliderContext = {}): readonly ConvertedSlider[] {
  const slides = items
    .filter(({ kind, status }) => kind === FUSION_SLIDE_KIND && status !== 'trash')
    .toSorted((one, other) => (one.publishedAt ?? 0) - (other.publishedAt ?? 0) || one.id - other.id)
  const bySlider = new Map<string, { readonly title: string; readonly slides: SourceItem[] }>()
  for (const slide of slides) {
    for (const { taxonomy, slug, name } of slide.terms) {
      if (taxonomy !== FUSION_SLIDER_TAXONOMY) continue
      const slider = bySlider.get(slug) ?? { title: name, slides: [] }
      slider.slides.push(slide)
      bySlider.set(slug, slider)
    }
  }
  return [...bySlider].map(([slug, slider]) => {
    const report = new SliderReport()
    const links = new SliderLinks(context, report)
    if (slider.slides.length > SLIDER_LIMITS.slides)
      report.lost('slider-too-many-slides', `${slider.slides.length} slides`)
    return {
      key: `slider:${fusionSliderName(slug)}`,
      alias: slug,
      names: [fusionSliderName(slug)],
      items: slider.slides.map(({ id }) => id),
      title: slider.title,
      values: imageSlider({
        alias: slug,
        title: slider.title,
        slides: slider.slides.slice(0, SLIDER_LIMITS.slides).map((item) => slideOf(item, { links, report, context })),
        more: { layout: { mode: 'fullwidth' } },
      }),
      lines: report.lines,
      files: [],
    }
  })
}

interface SlideContext {
  readonly links: SliderLinks
  readonly report: SliderReport
  readonly context: SliderContext
}

function slideOf(item: SourceItem, { links, report, context }: SlideContext): ImageSlide {
  // Versions since 5.9 or so keep all settings in one meta, without the prefix.
  const together = record(readPhp(metaOf(item, '_fusion')))
  const setting = (name: string) => {
    const own = together[name]
    return metaOf(item, `pyre_${name}`) ?? (typeof own === 'string' ? own : '')
  }
  const type = setting('type') || 'image'
  const buttons = ['button_1', 'button_2'].flatMap((name) => buttonIn(setting(name), links) ?? [])
  if (type === 'self-hosted-video') report.lost('slider-film-missing', setting('mp4') || item.title)
  const link =
    setting('link_type') === 'full'
      ? links.to(setting('slide_link'), { newTab: setting('slide_target') === 'yes' })
      : undefined
  return {
    title: plainText(item.title),
    heading: plainText(setting('heading')),
    caption: plainText(setting('caption')),
    buttons,
    align: ALIGN[setting('content_alignment')] ?? 'center',
    hidden: item.status !== 'publish',
    ...given({ link, video: videoOf(type, setting), ...imageOf(item, context, report) }),
  }
}

const ALIGN: Readonly<Record<string, 'start' | 'center' | 'end'>> = { left: 'start', center: 'center', right: 'end' }

function videoOf(type: string, setting: (name: string) => string): string | undefined {
  const id = setting(`${type}_id`).trim()
  if (type === 'youtube' && /^[\w-]{6,20}$/.test(id)) return `https://www.youtube.com/watch?v=${id}`
  return type === 'vimeo' && /^\d{3,15}$/.test(id) ? `https://vimeo.com/${id}` : undefined
}

function imageOf(item: SourceItem, { lookup }: SliderContext, report: SliderReport): Pick<ImageSlide, 'image' | 'alt'> {
  const id = Number(metaOf(item, '_thumbnail_id'))
  if (!Number.isSafeInteger(id) || id <= 0) return {}
  if (!lookup?.mediaById) return { image: refTo(`item:${id}`) }
  const found = lookup.mediaById(id)
  if (found?.kind === 'image') return { image: found.ref, alt: found.alt }
  report.lost('slider-picture-missing', `attachment ${id}`)
  return {}
}

const BUTTONS = new Set(['fusion_button', 'button'])

/** A button is a shortcode: `[fusion_button link="…" target="…"]words[/fusion_button]`. */
function buttonIn(
  written: string,
  links: SliderLinks,
): { readonly label: string; readonly link: StoredLink } | undefined {
  for (const part of parseShortcodes(written, BUTTONS)) {
    if (part.kind === 'text') continue
    const { attributes, content = '' } = part.shortcode
    const label = plainText(content)
    const link = links.to(attributes.link ?? '', { newTab: attributes.target === '_blank' })
    if (label !== '' && link) return { label, link }
  }
  return undefined
}
