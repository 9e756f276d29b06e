import type { BlockParsers, ParseContext } from '@vitrine/ui/core'
import { choice, given, list, record, text } from '@vitrine/ui/core'
import type {
  CallToActionBlock,
  ColumnsBlock,
  ContentBox,
  ContentBoxesBlock,
  HeroBlock,
  ImageBlock,
  LinkView,
  RichTextBlock,
} from './blocks.ts'
import { parseRichText } from './rich-text.ts'

type Raw = Readonly<Record<string, unknown>>

/** Reads a stored block of each kind. Undefined: what it cannot be shown without is missing. */
export const blockParsers: BlockParsers = {
  hero: (raw, parse): HeroBlock | undefined => {
    const heading = text(raw.heading)
    return heading === undefined
      ? undefined
      : {
          ...base(raw, 'hero'),
          variant: choice(raw.variant, ['statement', 'split', 'plain']),
          heading,
          links: parseLinks(raw.links, parse),
          ...given({
            eyebrow: text(raw.eyebrow),
            text: text(raw.text),
            image: parse.image(raw.image),
            caption: text(raw.caption),
          }),
        }
  },
  richText: (raw, parse): RichTextBlock => ({
    ...base(raw, 'richText'),
    content: parseRichText(raw.content, parse),
    size: choice(raw.size, ['text', 'large']),
    ...given({ heading: text(raw.heading) }),
  }),
  columns: (raw, parse): ColumnsBlock => ({
    ...base(raw, 'columns'),
    ratio: choice(raw.ratio, ['7-5', '5-7', '8-4', '4-8', 'halves', 'thirds']),
    columns: list(raw.columns).map((column, index) => ({
      id: text(column.id) ?? String(index),
      blocks: parse.blocks(column.blocks),
    })),
  }),
  contentBoxes: (raw, parse): ContentBoxesBlock => ({
    ...base(raw, 'contentBoxes'),
    variant: choice(raw.variant, ['rows', 'cards', 'prices']),
    boxes: list(raw.boxes).flatMap((box, index) => parseBox(box, index, parse)),
    ...given({ heading: text(raw.heading), intro: text(raw.intro) }),
  }),
  image: (raw, parse): ImageBlock | undefined => {
    const image = parse.image(raw.image)
    return (
      image && {
        ...base(raw, 'image'),
        layout: choice(raw.layout, ['bleed', 'inset', 'column']),
        image,
        ...given({ caption: text(raw.caption) }),
      }
    )
  },
  callToAction: (raw, parse): CallToActionBlock | undefined => {
    const heading = text(raw.heading)
    return heading === undefined
      ? undefined
      : {
          ...base(raw, 'callToAction'),
          heading,
          links: parseLinks(raw.links, parse),
          ...given({ text: text(raw.text) }),
        }
  },
}

function parseBox(raw: Raw, index: number, parse: ParseContext): ContentBox[] {
  const title = text(raw.title)
  if (title === undefined) return []
  const optional = given({
    text: text(raw.text),
    detail: text(raw.detail),
    image: parse.image(raw.image),
    link: parseLink(raw.link, parse),
  })
  return [{ id: text(raw.id) ?? String(index), title, ...optional }]
}

function parseLinks(raw: unknown, parse: ParseContext): readonly LinkView[] {
  return list(raw).flatMap((item) => parseLink(item.link, parse) ?? [])
}

/** Reads a link group; its text falls back to the title of the page it leads to. */
export function parseLink(raw: unknown, parse: ParseContext): LinkView | undefined {
  const link = record(raw)
  const href = parse.href(link)
  if (href === undefined) return undefined
  const label = text(link.label) ?? text(record(link.page).title) ?? href
  return { href, label, newTab: link.newTab === true }
}

function base<const Kind extends string>(raw: Raw, blockType: Kind): { blockType: Kind; id: string } {
  return { blockType, id: String(raw.id) }
}
