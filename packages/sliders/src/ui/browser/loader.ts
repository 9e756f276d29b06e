import { IMAGE_TIMEOUT_MS, MAX_PARALLEL } from '../../core/model/loading.ts'
import { announce, type Parts } from './parts.ts'

/** Asks for the images of a slider, a few at a time, from the first `update` on. */
export interface Loader {
  isReady(index: number): boolean
  /** Resolves when the slide's image is there, or is given up. It is the next to be asked for. */
  ready(index: number): Promise<void>
  /** Another slide is the current one: others are more urgent. */
  update(): void
}

interface LoadingImage {
  readonly image: HTMLImageElement
  readonly index: number
  /** True if it fills the slide. Others do not delay the slide. */
  readonly isSlide: boolean
  state: 'waiting' | 'open' | 'done'
  close?: () => void
}

/**
 * @param order Slides whose images are wanted, the most urgent first.
 * @param notLoaded Text in the place of an image that does not come.
 */
export function createLoader(
  { root, slides, navigations }: Parts,
  order: () => readonly number[],
  notLoaded: string,
  signal: AbortSignal,
): Loader {
  const loading: LoadingImage[] = []
  const waiting = new Map<number, (() => void)[]>()
  let urgent: number | undefined

  const find = (within: HTMLElement, index: number) => {
    for (const image of within.querySelectorAll('img')) {
      const waits = image.dataset.src !== undefined
      if (!waits && image.complete && image.naturalWidth > 0) continue
      const isSlide = image.closest('.slider__picture') !== null
      loading.push({ image, index, isSlide, state: 'waiting' })
    }
  }
  for (const [index, slide] of slides.entries()) find(slide, index)
  for (const navigation of navigations) {
    for (const [index, item] of [...navigation.querySelectorAll<HTMLElement>('.slider__to')].entries())
      find(item, index)
  }

  const isReady = (index: number) =>
    loading.every((entry) => entry.index !== index || !entry.isSlide || entry.state === 'done')
  const done = (entry: LoadingImage) => {
    entry.close?.()
    entry.state = 'done'
    if (isReady(entry.index)) {
      for (const resolve of waiting.get(entry.index) ?? []) resolve()
      waiting.delete(entry.index)
      if (urgent === entry.index) urgent = undefined
    }
    update()
  }
  const fail = (entry: LoadingImage) => {
    drop(entry.image)
    const text = document.createElement('p')
    text.className = 'slider__failed'
    text.textContent = notLoaded
    ;(entry.image.closest('picture') ?? entry.image).replaceWith(text)
    announce(root, 'error', { slide: entry.index + 1, reason: 'picture' })
    done(entry)
  }
  const open = (entry: LoadingImage) => {
    const { image, isSlide } = entry
    entry.state = 'open'
    const listening = new AbortController()
    const timer = setTimeout(() => fail(entry), isSlide ? IMAGE_TIMEOUT_MS.slide : IMAGE_TIMEOUT_MS.static)
    entry.close = () => {
      clearTimeout(timer)
      listening.abort()
    }
    // Decoded before it moves: otherwise the first frames of a change would wait for it.
    const arrive = () =>
      image.decode().then(
        () => entry.state === 'open' && done(entry),
        () => entry.state === 'open' && fail(entry),
      )
    image.addEventListener('load', arrive, { signal: listening.signal })
    image.addEventListener('error', () => fail(entry), { signal: listening.signal })
    const isThere = image.dataset.src === undefined && image.complete
    request(image)
    if (isThere) arrive()
  }
  const nextOf = () => {
    const wanted = urgent === undefined ? order() : [urgent, ...order()]
    const slide = wanted.flatMap((index) => loading.filter((one) => one.index === index && isIn(one)))
    return [...slide, ...loading.filter((one) => !isIn(one))].find(({ state }) => state === 'waiting')
  }
  const update = () => {
    while (!signal.aborted && loading.filter(({ state }) => state === 'open').length < MAX_PARALLEL) {
      const next = nextOf()
      if (!next) return
      open(next)
    }
  }
  /** Tells if it belongs to a slide rather than to a control that leads there. */
  const isIn = ({ image }: LoadingImage) => image.closest('.slider__navigation') === null

  signal.addEventListener('abort', () => {
    for (const entry of loading) if (entry.state === 'open') entry.close?.()
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

/** Gives an image that waits its addresses. */
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
