import type { Image } from '@vitrine/content/core'
import type { BlockBase } from '@vitrine/kit/core'

/** Slides of one carousel. */
export const MAX_CAROUSEL_SLIDES = 60

/** Stars that a voice can have. */
export const MAX_STARS = 5

/** Properties of every slide: an id that is unique in its carousel, and what controls call it; empty without a name. */
interface SlideBase {
  readonly id: string
  readonly title: string
}

export interface ImageItem extends SlideBase {
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
  /** The work of the person, or where it was done. */
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
  /** A video in it plays when its slide is shown. Specification, section 4. */
  readonly playsVideo: boolean
}

/** Slides of a carousel by kind. Whatever else is to stand in carousels gets a line here. */
export interface CarouselItems {
  readonly pictures: ImageItem
  readonly logos: LogoItem
  readonly voices: VoiceItem
  readonly pages: PageItem
  readonly posts: PageItem
  readonly projects: PageItem
  readonly blocks: BlocksItem
}

export type CarouselKind = keyof CarouselItems

/** The slides of a carousel: all of one kind. */
export type CarouselContent = {
  readonly [Kind in CarouselKind]: { readonly kind: Kind; readonly items: readonly CarouselItems[Kind][] }
}[CarouselKind]
