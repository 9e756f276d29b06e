import { startsItself } from '../../../core/model/layer/play.ts'
import { FILM } from '../parts.ts'
import type { SliderHost } from '../slide-life.ts'
import {
  type Film,
  type FilmWish,
  fulfil,
  isPastEnd,
  isShown,
  makeFilm,
  obeysButton,
  pause,
  seek,
  start,
} from './film.ts'
import { type RunningFilms, runningFilms } from './running-films.ts'

/** The films and sounds of a slider. The slider waits while one plays, and goes on when it pauses. */
export interface Films {
  enter(slide: HTMLElement): void
  leave(slide: HTMLElement): void
  /** @param from Seconds at which it begins. */
  wish(film: HTMLElement, wish: FilmWish, from?: number): void
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
  const running = runningFilms(host, tell)
  const filmOf = (target: EventTarget | null): Film | undefined => {
    const element = (target as Element | null)?.closest<HTMLElement>(FILM)
    if (!element || element.closest('.slider') !== slider) return undefined
    const found = known.get(element) ?? makeFilm(element)
    known.set(element, found)
    return found
  }
  listen(slider, filmOf, running, signal)
  const waitForButton = followPauseButton(slider, running, signal)
  signal.addEventListener('abort', () => running.stop(() => true))
  return {
    enter(slide) {
      const visit = (visits.get(slide) ?? 0) + 1
      visits.set(slide, visit)
      for (const element of slide.querySelectorAll<HTMLElement>(FILM)) {
        const film = filmOf(element)
        if (!film) continue
        if (film.play.rewind) seek(film, film.play.start ?? 0)
        if (!startsItself(film.play, visit) || !mayStart()) continue
        if (!waitForButton(film)) start(film)
      }
    },
    leave: (slide) => running.stop(({ element }) => slide.contains(element)),
    wish(element, wish, from) {
      const film = filmOf(element)
      if (!film) return
      if (from !== undefined) seek(film, from)
      fulfil(film, wish, running.all.has(film))
    },
  }
}

/** Hears what films do, the site's own and those at providers. */
function listen(
  slider: HTMLElement,
  filmOf: (target: EventTarget | null) => Film | undefined,
  running: RunningFilms,
  signal: AbortSignal,
): void {
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
  on('play', running.started)
  on('pause', (film) => film.media?.ended || running.paused(film))
  on('ended', running.ended)
  on('error', running.paused)
  on('emptied', running.paused)
  on('timeupdate', (film) => {
    if (!film.media || !isPastEnd(film)) return
    if (film.play.loop !== 'no') film.media.currentTime = film.play.start ?? 0
    else {
      film.media.pause()
      running.ended(film)
    }
  })
  on('vitrine:video:playing', running.started)
  on('vitrine:video:paused', running.paused)
  on('vitrine:video:failed', running.paused)
  on('vitrine:video:ended', running.ended)
}

/**
 * Lets the visitor's pause of the slider stop films, and what goes on after it start them.
 *
 * @returns Lets a film wait for the end of the pause. False: there is none, or the film does not heed it.
 */
function followPauseButton(slider: HTMLElement, running: RunningFilms, signal: AbortSignal): (film: Film) => boolean {
  const stopped = new Set<Film>()
  const reasons = new MutationObserver(() => {
    if (isPausedByVisitor(slider)) {
      for (const film of running.all) {
        if (!obeysButton(film)) continue
        stopped.add(film)
        pause(film)
      }
    } else {
      for (const film of stopped) if (isShown(film)) start(film)
      stopped.clear()
    }
  })
  reasons.observe(slider, { attributeFilter: ['data-paused-by'] })
  signal.addEventListener('abort', () => reasons.disconnect())
  return (film) => {
    const waits = obeysButton(film) && isPausedByVisitor(slider)
    if (waits) stopped.add(film)
    return waits
  }
}

function isPausedByVisitor(slider: HTMLElement): boolean {
  return slider.dataset.pausedBy?.split(' ').includes('user') === true
}

/** Not for those who asked for less motion or less data. */
function mayStart(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
}
