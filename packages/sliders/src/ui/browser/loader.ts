import { MAX_PARALLEL, PICTURE_TIMEOUT_MS } from '../../core/model/loading.ts'
import { announce, type Parts } from './parts.ts'

/** Asks for the pictures of a slider, a few at a time, from the first `update` on. */
export interface Loader {
  isReady(index: number): boolean
  /** Resolves when the slide's picture is there, or is given up. It is the next to be asked for. */
  ready(index: number): Promise<void>
  /** Another slide is the current one: others are more urgent. */
  update(): void
}

interface Picture {
  readonly image: HTMLImageElement
  readonly index: number
  /** What fills the slide. Others do not keep it from being shown. */
  readonly isSlide: boolean
  state: 'waiting' | 'open' | 'done'
  close?: () => void
}

/**
 * @param order Slides whose pictures are wanted, the most urgent first.
 * @param notLoaded Text in the place of a picture that does not come.
 */
export function createLoader(
  { root, slides, navigations }: Parts,
  order: () => readonly number[],
  notLoaded: string,
  signal: AbortSignal,
): Loader {
  const pictures: Picture[] = []
  const waiting = new Map<number, (() => void)[]>()
  let urgent: number | undefined

  const find = (within: HTMLElement, index: number) => {
    for (const image of within.querySelectorAll('img')) {
      const waits = image.dataset.src !== undefined
      if (!waits && image.complete && image.naturalWidth > 0) continue
      const isSlide = image.closest('.slider__picture') !== null
      pictures.push({ image, index, isSlide, state: 'waiting' })
    }
  }
  for (const [index, slide] of slides.entries()) find(slide, index)
  for (const navigation of navigations) {
    for (const [index, item] of [...navigation.querySelectorAll<HTMLElement>('.slider__to')].entries())
      find(item, index)
  }

  const isReady = (index: number) =>
    pictures.every((picture) => picture.index !== index || !picture.isSlide || picture.state === 'done')
  const done = (picture: Picture) => {
    picture.close?.()
    picture.state = 'done'
    if (isReady(picture.index)) {
      for (const resolve of waiting.get(picture.index) ?? []) resolve()
      waiting.delete(picture.index)
      if (urgent === picture.index) urgent = undefined
    }
    update()
  }
  const fail = (picture: Picture) => {
    drop(picture.image)
    const text = document.createElement('p')
    text.className = 'slider__failed'
    text.textContent = notLoaded
    ;(picture.image.closest('picture') ?? picture.image).replaceWith(text)
    announce(root, 'error', { slide: picture.index + 1, reason: 'picture' })
    done(picture)
  }
  const open = (picture: Picture) => {
    const { image, isSlide } = picture
    picture.state = 'open'
    const listening = new AbortController()
    const timer = setTimeout(() => fail(picture), isSlide ? PICTURE_TIMEOUT_MS.slide : PICTURE_TIMEOUT_MS.static)
    picture.close = () => {
      clearTimeout(timer)
      listening.abort()
    }
    // Decoded before it moves: otherwise the first frames of a change would wait for it.
    const arrive = () =>
      image.decode().then(
        () => picture.state === 'open' && done(picture),
        () => picture.state === 'open' && fail(picture),
      )
    image.addEventListener('load', arrive, { signal: listening.signal })
    image.addEventListener('error', () => fail(picture), { signal: listening.signal })
    const isThere = image.dataset.src === undefined && image.complete
    request(image)
    if (isThere) arrive()
  }
  const nextOf = () => {
    const wanted = urgent === undefined ? order() : [urgent, ...order()]
    const slide = wanted.flatMap((index) => pictures.filter((one) => one.index === index && isIn(one)))
    return [...slide, ...pictures.filter((one) => !isIn(one))].find(({ state }) => state === 'waiting')
  }
  const update = () => {
    while (!signal.aborted && pictures.filter(({ state }) => state === 'open').length < MAX_PARALLEL) {
      const next = nextOf()
      if (!next) return
      open(next)
    }
  }
  /** Whether it belongs to a slide rather than to what leads there. */
  const isIn = ({ image }: Picture) => image.closest('.slider__navigation') === null

  signal.addEventListener('abort', () => {
    for (const picture of pictures) if (picture.state === 'open') picture.close?.()
  })
  return {
    isReady,
    ready(index) {
      if (isReady(index)) return Promise.resolve()
      urgent = index
      return new Promise((resolve) => {
        waiting.set(index, [...(waiting.get(index) ?? []), resolve])
        update()
      })
    },
    update,
  }
}

/** Gives a picture that waits its addresses. */
function request(image: HTMLImageElement): void {
  // What is not in the window is asked for as well: it is its turn.
  image.loading = 'eager'
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
    if (source.dataset.srcset) source.srcset = source.dataset.srcset
    delete source.dataset.srcset
  }
  if (image.dataset.src) image.src = image.dataset.src
  delete image.dataset.src
}

/** Ends the request, so that it does not keep others waiting. */
function drop(image: HTMLImageElement): void {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.removeAttribute('srcset')
  image.removeAttribute('src')
}
