import type { BlockBase, FieldMark } from '@vitrine/kit/core'
import { ResponsiveImage, Testimonial } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import {
  type BlocksItem,
  type CarouselContent,
  type CarouselItems,
  type CarouselKind,
  type ImageItem,
  type LogoItem,
  MAX_STARS,
  type PageItem,
  type VoiceItem,
} from '../../core/carousel/content.ts'
import { fillText, type SliderTexts } from '../../core/texts.ts'

/** Context of a slide in its carousel. */
export interface ItemContext {
  readonly texts: SliderTexts
  /** Width of a slide's image, for its `sizes` attribute. */
  readonly sizes: string
  /** Gallery that images open in. */
  readonly group: string | undefined
  /** True if the carousel has a heading, one level above those of its slides. */
  readonly headed: boolean
  /** True if the first image of the page is that of the first slide. */
  readonly leads: boolean
  readonly nested: (blocks: readonly BlockBase[]) => ReactNode
  /** Marks the element that shows a field of a slide, by the field's path below its carousel. */
  readonly field: (...path: readonly string[]) => FieldMark
}

type View<Item> = (item: Item, around: ItemContext) => ReactNode

const VIEWS: { readonly [Kind in CarouselKind]: View<CarouselItems[Kind]> } = {
  pictures: imageView,
  logos: logoView,
  voices: voiceView,
  pages: pageView,
  posts: pageView,
  projects: pageView,
  blocks: ({ blocks }: BlocksItem, { nested }) => nested(blocks),
}

/** The slides of a carousel, each with what it shows. */
export function itemViews(content: CarouselContent, around: ItemContext) {
  const view = VIEWS[content.kind] as View<CarouselItems[CarouselKind]>
  return content.items.map((item, place) => ({
    item,
    shown: view(item, { ...around, leads: around.leads && place === 0 }),
  }))
}

function imageView({ id, image, title, caption }: ImageItem, around: ItemContext): ReactNode {
  const { sizes, group, leads, field } = around
  const shown = (
    <ResponsiveImage
      className="carousel__picture"
      image={image}
      sizes={sizes}
      priority={leads}
      mark={field('pictures', id, 'image')}
    />
  )
  return (
    <figure className="carousel__figure">
      {group === undefined ? (
        shown
      ) : (
        <a className="carousel__large" href={image.fallback.url} data-lightbox={group} data-title={title}>
          {shown}
        </a>
      )}
      {caption && (
        <figcaption className="carousel__caption" {...field('pictures', id, 'caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

function logoView({ id, title, image, href }: LogoItem, { field }: ItemContext): ReactNode {
  const mark = image ? (
    <ResponsiveImage
      className="carousel__mark"
      image={{ ...image, alt: title }}
      sizes="12rem"
      mark={field('logos', id, 'image')}
    />
  ) : (
    <span className="carousel__name" {...field('logos', id, 'name')}>
      {title}
    </span>
  )
  return (
    <div className="carousel__logo" data-picture={image ? '' : undefined}>
      {href ? (
        <a className="carousel__logo-link" href={href}>
          {mark}
        </a>
      ) : (
        mark
      )}
    </div>
  )
}

function voiceView({ id, stars, ...voice }: VoiceItem, { texts, field }: ItemContext): ReactNode {
  return (
    <Testimonial
      {...voice}
      rating={stars === undefined ? undefined : { stars, text: fillText(texts.stars, { stars, all: MAX_STARS }) }}
      within="carousel"
      className="carousel__voice"
      field={(name) => field('voices', id, name)}
    />
  )
}

function pageView({ href, title, text, image }: PageItem, { sizes, headed, leads }: ItemContext): ReactNode {
  const PageHeading = headed ? 'h3' : 'h2'
  return (
    <div className="carousel__page">
      {image && <ResponsiveImage className="carousel__picture" image={image} sizes={sizes} priority={leads} />}
      <PageHeading className="carousel__page-title">
        <a className="carousel__page-link" href={href}>
          {title}
        </a>
      </PageHeading>
      {text && <p className="carousel__page-text">{text}</p>}
    </div>
  )
}
