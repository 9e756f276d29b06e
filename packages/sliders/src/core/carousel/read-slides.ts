import { given, list, record, slugFrom, text } from '@vitrine/content/core'
import type { ValuesOf } from '@vitrine/kit/block'
import type { ParseContext } from '@vitrine/kit/core'
import {
  type BlocksItem,
  type CarouselContent,
  type ImageItem,
  type LogoItem,
  MAX_CAROUSEL_SLIDES,
  type PageItem,
  type VoiceItem,
} from './content.ts'
import type { slideFields } from './slide-fields.ts'

type Values = ValuesOf<typeof slideFields>

/** The slides of a carousel; what is too broken to be shown is left out. */
export function readSlides(values: Values, parse: ParseContext): CarouselContent {
  const { kind } = values
  switch (kind) {
    case 'pictures':
      return { kind, items: values.pictures.map(imageItem) }
    case 'logos':
      return { kind, items: values.logos.flatMap((row, index) => logoItem(row, index, parse) ?? []) }
    case 'voices':
      return { kind, items: values.voices.map(voiceItem) }
    case 'blocks':
      return { kind, items: values.slides.flatMap((row, index) => blocksItem(row, index) ?? []) }
    default:
      return { kind, items: readPages(values.pages, parse) }
  }
}

function imageItem({ id, image, title, caption }: Values['pictures'][number], index: number): ImageItem {
  return { id: idOf(id, index), image, title: title ?? image.alt, ...given({ caption }) }
}

function logoItem(row: Values['logos'][number], index: number, parse: ParseContext): LogoItem | undefined {
  const { id, name, url, image } = row
  const title = name ?? image?.alt
  if (!title) return undefined
  return { id: idOf(id, index), title, ...given({ image, href: parse.href({ type: 'url', url }) }) }
}

function voiceItem({ id, ...voice }: Values['voices'][number], index: number): VoiceItem {
  return { ...voice, id: idOf(id, index), title: voice.name ?? '' }
}

function blocksItem({ id, blocks, title, playsFilm }: Values['slides'][number], index: number): BlocksItem | undefined {
  return blocks.length > 0 ? { id: idOf(id, index), blocks, title: title ?? '', playsFilm } : undefined
}

/** Whoever fills a carousel with documents gives them as pages. */
function readPages(pages: Values['pages'], parse: ParseContext): readonly PageItem[] {
  return list(pages)
    .slice(0, MAX_CAROUSEL_SLIDES)
    .flatMap((page, index): readonly PageItem[] => {
      const href = parse.href({ type: 'page', page })
      const title = text(page.title)
      if (href === undefined || title === undefined) return []
      const { description, image } = record(page.meta)
      const id = idOf(String(page.id ?? ''), index)
      return [{ id, href, title, ...given({ text: text(description), image: parse.image(image) }) }]
    })
}

/** Ids of slides stand in the page's: they are letters, digits and hyphens. */
function idOf(id: string, index: number): string {
  return slugFrom(id) || String(index)
}
