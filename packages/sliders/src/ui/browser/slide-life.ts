/** What moves on slides while they are shown: their layers and their videos. */
export interface SlideLife {
  /** The slide is coming: its layers start their time. @param index From 0. */
  enter(slide: HTMLElement, index: number): void
  /** The slide is going. Resolves when its layers are out; the transition may run together with them. */
  leave(slide: HTMLElement, index: number): Promise<void>
  pause(): void
  resume(): void
}

/** What layers may wish of the slider that they stand in. */
export interface SliderHost {
  /** A number is a place from 1, other words are a slide's name in addresses. */
  goTo(to: number | string | 'next' | 'previous' | 'first' | 'last'): void
  /** The slider's time stands still until the reason is gone. */
  hold(reason: 'video'): void
  release(reason: 'video'): void
  play(): void
  pause(): void
  toggle(): void
  next(): void
}
