import type { VideoProvider } from '@vitrine/kit/core'
import { hasConsent } from '@vitrine/ui/consent'
import { type Play, startsItself } from '../../core/model/layer/play.ts'
import { FILM } from './parts.ts'
import type { SliderHost } from './slide-life.ts'

type FilmPlay = Omit<Play, 'preload'>

/** What an action may wish of a film. */
export type FilmWish = 'play' | 'pause' | 'toggle' | 'mute' | 'unmute' | 'toggleMute'

/** The films and sounds of a slider. The slider waits while one plays, and goes on when it pauses. */
export interface Films {
  enter(slide: HTMLElement): void
  leave(slide: HTMLElement): void
  /** @param from Seconds at which it begins. */
  wish(film: HTMLElement, wish: FilmWish, from?: number): void
}

/** One film, whoever plays it. */
interface Film {
  readonly element: HTMLElement
  readonly play: FilmPlay
  /** Absent for one at a provider. */
  readonly media?: HTMLMediaElement
}

export function films(options: {
  readonly slider: HTMLElement
  readonly host: SliderHost
  readonly tell: (event: 'video-play' | 'video-pause', detail: object) => void
  readonly signal: AbortSignal
}): Films {
  const { slider, host, tell, signal } = options
  const known = new Map<HTMLElement, Film>()
  const visits = new Map<HTMLElement, number>()
  /** Those that play, or fetch what they need to. */
  const running = new Set<Film>()
  const holding = new Set<Film>()
  /** Those that the visitor's pause stopped. */
  const stopped = new Set<Film>()

  const filmOf = (target: EventTarget | null): Film | undefined => {
    const element = (target as Element | null)?.closest<HTMLElement>(FILM)
    if (!element || element.closest('.slider') !== slider) return undefined
    const found = known.get(element) ?? makeFilm(element)
    known.set(element, found)
    return found
  }
  const started = (film: Film) => {
    // A film none of whose files can be played waits for another one for ever.
    if (running.has(film) || film.media?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return
    running.add(film)
    if (film.play.loop !== 'yes') {
      holding.add(film)
      if (holding.size === 1) host.hold('video')
    }
    if (film.play.stopsOthers) for (const other of running) if (other !== film && !isDecoration(other)) pause(other)
    tell('video-play', { layer: layerOf(film) })
  }
  const ended = (film: Film) => {
    if (!running.delete(film)) return
    if (holding.delete(film) && holding.size === 0) host.release('video')
    tell('video-pause', { layer: layerOf(film) })
  }
  const start = (film: Film) => {
    const { element, media } = film
    // Refused by the browser, or broken: its picture stays, and its controls.
    if (media) media.play().catch(() => {})
    else if (hasConsent(element.dataset.provider as VideoProvider)) ask(element, 'play')
  }
  const finished = (film: Film) => {
    ended(film)
    if (film.play.nextAtEnd && isShown(film)) host.next()
  }
  const fulfil = (film: Film, wish: FilmWish, from?: number) => {
    const { media, element } = film
    if (from !== undefined) seek(film, from)
    switch (wish) {
      case 'toggle':
        fulfil(film, running.has(film) ? 'pause' : 'play')
        break
      case 'play':
        // Asked for by the visitor, who may be asked in turn to allow its provider.
        if (media) start(film)
        else ask(element, 'play')
        break
      case 'pause':
        pause(film)
        break
      case 'mute':
      case 'unmute':
      case 'toggleMute':
        if (media) media.muted = wish === 'toggleMute' ? !media.muted : wish === 'mute'
        else ask(element, wish)
    }
  }
  const on = (name: string, then: (film: Film) => void) =>
    slider.addEventListener(
      name,
      ({ target }) => {
        const film = filmOf(target)
        if (film) then(film)
      },
      { signal, capture: true },
    )

  // Events of media do not bubble, but they pass here on their way down.
  on('play', started)
  on('pause', (film) => film.media?.ended || ended(film))
  on('ended', finished)
  on('error', ended)
  on('emptied', ended)
  on('timeupdate', (film) => reachedEnd(film) && atEnd(film))
  on('vitrine:video:playing', started)
  on('vitrine:video:paused', ended)
  on('vitrine:video:failed', ended)
  on('vitrine:video:ended', finished)

  const atEnd = (film: Film) => {
    const { media, play } = film
    if (!media) return
    if (play.loop !== 'no') media.currentTime = play.start ?? 0
    else {
      media.pause()
      finished(film)
    }
  }
  const obeyVisitor = () => {
    if (isPausedByVisitor(slider)) {
      // Other films are stopped by their own controls.
      for (const film of running) {
        if (!obeysButton(film)) continue
        stopped.add(film)
        pause(film)
      }
    } else {
      for (const film of stopped) if (isShown(film)) start(film)
      stopped.clear()
    }
  }
  const reasons = new MutationObserver(obeyVisitor)
  reasons.observe(slider, { attributeFilter: ['data-paused-by'] })
  signal.addEventListener('abort', () => {
    reasons.disconnect()
    for (const film of [...running]) {
      pause(film)
      ended(film)
    }
  })

  return {
    enter(slide) {
      const visit = (visits.get(slide) ?? 0) + 1
      visits.set(slide, visit)
      for (const element of slide.querySelectorAll<HTMLElement>(FILM)) {
        const film = filmOf(element)
        if (!film) continue
        if (film.play.rewind) seek(film, film.play.start ?? 0)
        if (!startsItself(film.play, visit) || !mayStart()) continue
        if (obeysButton(film) && isPausedByVisitor(slider)) stopped.add(film)
        else start(film)
      }
    },
    leave(slide) {
      for (const film of [...running]) {
        if (!slide.contains(film.element)) continue
        pause(film)
        // A slide that has gone holds nobody, though its film may need a moment to stop.
        ended(film)
      }
    },
    wish(element, wish, from) {
      const film = filmOf(element)
      if (film) fulfil(film, wish, from)
    },
  }
}

function makeFilm(element: HTMLElement): Film {
  const play = JSON.parse(element.dataset.play ?? '{}') as FilmPlay
  if (!(element instanceof HTMLMediaElement)) return { element, play }
  element.volume = play.volume
  element.playbackRate = play.speed
  element.controls &&= play.controls
  if (play.start) element.currentTime = play.start
  return { element, play, media: element }
}

/** Whether it fills a slide, behind its layers. Such a film has no controls. */
function isGround({ element }: Film): boolean {
  return element.matches('.slider__film')
}

/** Whether it goes round for its own sake, so that another film that plays leaves it alone. */
function isDecoration(film: Film): boolean {
  return film.play.loop === 'yes' || (isGround(film) && film.play.loop === 'hold')
}

/** Whether the visitor's pause stops it. */
function obeysButton(film: Film): boolean {
  return film.play.loop === 'yes' || isGround(film)
}

function pause({ element, media }: Film): void {
  if (media) media.pause()
  else ask(element, 'pause')
}

function seek({ element, media }: Film, seconds: number): void {
  if (media) media.currentTime = seconds
  else ask(element, 'seek', seconds)
}

function reachedEnd({ media, play: { end } }: Film): boolean {
  return media !== undefined && end !== undefined && !media.paused && media.currentTime >= end
}

/** Tells the package of videos what is wished. */
function ask(element: HTMLElement, wish: Exclude<FilmWish, 'toggle'> | 'seek', detail?: number): void {
  element.querySelector('vitrine-enhance')?.dispatchEvent(new CustomEvent(`vitrine:video:${wish}`, { detail }))
}

function layerOf({ element }: Film): string | undefined {
  return element.closest<HTMLElement>('.layer')?.dataset.layer
}

/** Whether it stands on the slide that is shown, or above all of them. */
function isShown({ element }: Film): boolean {
  return element.closest('.slider__slide[data-active], .slider__globals') !== null
}

function isPausedByVisitor(slider: HTMLElement): boolean {
  return slider.dataset.pausedBy?.split(' ').includes('user') === true
}

/** Not for those who asked for less motion or less data. */
function mayStart(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
}
