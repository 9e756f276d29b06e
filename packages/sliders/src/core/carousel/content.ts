import { choice, given, type Image, list, record, slugFrom, text, within } from '@vitrine/content/core'
import type { BlockBase, ParseContext } from '@vitrine/kit/core'

/** Slides of one carousel. */
export const MAX_CAROUSEL_SLIDES = 60

/** Stars that a voice can have. */
export const MAX_STARS = 5

/** What every slide has: an id that is unique in its carousel, and what controls call it; empty without a name. */
interface SlideBase {
  readonly id: string
  readonly title: string
}

export interface PictureItem extends SlideBase {
  readonly image: Image
  readonly caption?: string
}

export interface LogoItem extends SlideBase {
  /** Absent: the name is set in type. */
  readonly image?: Image
  readonly href?: string
}

export interface VoiceItem extends SlideBase {
  readonly quote: string
  readonly name?: string
  /** What the person does, or where the work was done. */
  readonly role?: string
  readonly image?: Image
  /** From 1 to {@link MAX_STARS}. */
  readonly stars?: number
}

export interface PageItem extends SlideBase {
  readonly href: string
  readonly text?: string
  readonly image?: Image
}

export interface BlocksItem extends SlideBase {
  readonly blocks: readonly BlockBase[]
  /** Whether a film in it plays when its slide is shown. Specification, section 4. */
  readonly playsFilm: boolean
}

/** What a carousel shows, by kind. Whatever else is to stand in carousels gets a line here and one in the readers. */
export interface CarouselItems {
  readonly pictures: PictureItem
  readonly logos: LogoItem
  readonly voices: VoiceItem
  readonly pages: PageItem
  readonly posts: PageItem
  readonly projects: PageItem
  readonly blocks: BlocksItem
}

export type CarouselKind = keyof CarouselItems

export const CAROUSEL_KINDS = [
  'pictures',
  'logos',
  'voices',
  'pages',
  'posts',
  'projects',
  'blocks',
] as const satisfies readonly CarouselKind[]

/** The slides of a carousel: all of one kind. */
export type CarouselContent = {
  readonly [Kind in CarouselKind]: { readonly kind: Kind; readonly items: readonly CarouselItems[Kind][] }
}[CarouselKind]

type Raw = Readonly<Record<string, unknown>>

/** Reads the slides of a kind; what is too broken to be shown is left out. */
const READERS: {
  readonly [Kind in CarouselKind]: (raw: Raw, parse: ParseContext) => readonly CarouselItems[Kind][]
} = {
  pictures: ({ pictures }, parse) =>
    rows(pictures, (row, id): PictureItem | undefined => {
      const image = parse.image(row.image)
      return image && { id, image, title: text(row.title) ?? image.alt, ...given({ caption: text(row.caption) }) }
    }),
  logos: ({ logos }, parse) =>
    rows(logos, (row, id): LogoItem | undefined => {
      const image = parse.image(row.image)
      const title = text(row.name) ?? image?.alt
      if (!title) return undefined
      return { id, title, ...given({ image, href: parse.href({ type: 'url', url: text(row.url) }) }) }
    }),
  voices: ({ voices }, parse) =>
    rows(voices, (row, id): VoiceItem | undefined => {
      const quote = text(row.quote)
      if (quote === undefined) return undefined
      const name = text(row.name)
      const stars = within(row.stars, { min: 1, max: MAX_STARS })
      return {
        id,
        quote,
        title: name ?? '',
        ...given({
          name,
          role: text(row.role),
          image: parse.image(row.image),
          stars: stars === undefined ? undefined : Math.round(stars),
        }),
      }
    }),
  pages: readPages,
  posts: readPages,
  projects: readPages,
  blocks: ({ slides }, parse) =>
    rows(slides, (row, id): BlocksItem | undefined => {
      const blocks = parse.blocks(row.blocks)
      if (blocks.length === 0) return undefined
      return { id, blocks, title: text(row.title) ?? '', playsFilm: row.playsFilm === true }
    }),
}

/** Whoever fills a carousel with documents gives them as pages. */
function readPages({ pages }: Raw, parse: ParseContext): readonly PageItem[] {
  return rows(pages, (page, id): PageItem | undefined => {
    const href = parse.href({ type: 'page', page })
    const title = text(page.title)
    const meta = record(page.meta)
    if (href === undefined || title === undefined) return undefined
    return { id, href, title, ...given({ text: text(meta.description), image: parse.image(meta.image) }) }
  })
}

/** Reads `{ kind, pictures | logos | voices | pages | slides }` of a stored carousel. */
export function parseCarouselContent(raw: Raw, parse: ParseContext): CarouselContent {
  const kind = choice(raw.kind, CAROUSEL_KINDS)
  return { kind, items: READERS[kind](raw, parse) } as CarouselContent
}

function rows<Item>(raw: unknown, read: (row: Raw, id: string) => Item | undefined): readonly Item[] {
  return list(raw)
    .slice(0, MAX_CAROUSEL_SLIDES)
    .flatMap((row, index) => read(row, slugFrom(String(row.id ?? '')) || String(index)) ?? [])
}
