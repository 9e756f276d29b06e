import { given, list, record, text } from '@vitrine/content/core'
import type { ValuesOf } from '@vitrine/kit/block'
import type { ParseContext } from '@vitrine/kit/core'
import { type BlocksItem, type CarouselContent, type LogoItem, MAX_CAROUSEL_SLIDES, type PageItem } from './content.ts'
import type { slideFields } from './slide-fields.ts'

type Values = ValuesOf<typeof slideFields>

/** The slides of a carousel; what is too broken to be shown is left out. */
export function readSlides(values: Values, parse: ParseContext): CarouselContent {
  const { kind } = values
  switch (kind) {
    case 'pictures':
      return {
        kind,
        items: values.pictures.map(({ title, ...slide }) => ({ ...slide, title: title ?? slide.image.alt })),
      }
    case 'logos':
      return { kind, items: values.logos.flatMap((row) => logoItem(row, parse) ?? []) }
    case 'voices':
      return { kind, items: values.voices.map((voice) => ({ ...voice, title: voice.name ?? '' })) }
    case 'blocks':
      return { kind, items: values.slides.flatMap((row) => blocksItem(row) ?? []) }
    default:
      return { kind, items: readPages(values.pages, parse) }
  }
}

function logoItem(row: Values['logos'][number], parse: ParseContext): LogoItem | undefined {
  const { id, name, url, image } = row
  const title = name ?? image?.alt
  if (!title) return undefined
  return { id, title, ...given({ image, href: parse.href({ type: 'url', url }) }) }
}

function blocksItem({ id, blocks, title, playsFilm }: Values['slides'][number]): BlocksItem | undefined {
  return blocks.length > 0 ? { id, blocks, title: title ?? '', playsVideo: playsFilm } : undefined
}

/** Slides of documents: those of every collection are filled in as pages. */
function readPages(pages: Values['pages'], parse: ParseContext): readonly PageItem[] {
  return list(pages)
    .slice(0, MAX_CAROUSEL_SLIDES)
    .flatMap((page, index): readonly PageItem[] => {
      const href = parse.href({ type: 'page', page })
      const title = text(page.title)
      if (href === undefined || title === undefined) return []
      const { description, image } = record(page.meta)
      return [
        { id: String(page.id ?? index), href, title, ...given({ text: text(description), image: parse.image(image) }) },
      ]
    })
}
