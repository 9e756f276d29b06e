/** Moving parts of slides while they are shown: their layers and their videos. */
export interface SlideLife {
  /** The slide is coming: its layers start their time. @param index From 0. */
  enter(slide: HTMLElement, index: number): void
  /** The slide is going. Resolves when its layers are out; the transition may run together with them. */
  leave(slide: HTMLElement, index: number): Promise<void>
  pause(): void
  resume(): void
}

/** Interface of a slider to the layers on it. */
export interface SliderHost {
  /** A number is a place from 1, other words are a slide's name in addresses. */
  goTo(to: number | string | 'next' | 'previous' | 'first' | 'last'): void
  /** The slider's time is still until the reason is gone. */
  hold(reason: 'video'): void
  release(reason: 'video'): void
  play(): void
  pause(): void
  toggle(): void
  next(): void
}
