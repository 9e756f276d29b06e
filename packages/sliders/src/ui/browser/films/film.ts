import type { VideoProvider } from '@vitrine/kit/core'
import { hasConsent } from '@vitrine/ui/consent'
import { hasReachedEnd, obeysPauseButton, type Play } from '../../../core/model/layer/play.ts'

export type FilmPlay = Omit<Play, 'preload'>

/** What an action may wish of a film. */
export type FilmWish = 'play' | 'pause' | 'toggle' | 'mute' | 'unmute' | 'toggleMute'

/** One film, whoever plays it. */
export interface Film {
  readonly element: HTMLElement
  readonly play: FilmPlay
  /** Absent for one at a provider. */
  readonly media?: HTMLMediaElement
}

export function makeFilm(element: HTMLElement): Film {
  const play = JSON.parse(element.dataset.play ?? '{}') as FilmPlay
  if (!(element instanceof HTMLMediaElement)) return { element, play }
  element.volume = play.volume
  element.playbackRate = play.speed
  element.controls &&= play.controls
  if (play.start) element.currentTime = play.start
  return { element, play, media: element }
}

/** Plays a film where nobody has to be asked. */
export function start({ element, media }: Film): void {
  // Refused by the browser, or broken: its picture stays, and its controls.
  if (media) media.play().catch(() => {})
  else if (hasConsent(element.dataset.provider as VideoProvider)) ask(element, 'play')
}

export function pause({ element, media }: Film): void {
  if (media) media.pause()
  else ask(element, 'pause')
}

export function seek({ element, media }: Film, seconds: number): void {
  if (media) media.currentTime = seconds
  else ask(element, 'seek', seconds)
}

/** @param isRunning Whether it plays, or fetches what it needs to. */
export function fulfil(film: Film, wish: FilmWish, isRunning: boolean): void {
  const { media, element } = film
  const plain = wish === 'toggle' ? (isRunning ? 'pause' : 'play') : wish
  switch (plain) {
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
      if (media) media.muted = plain === 'toggleMute' ? !media.muted : plain === 'mute'
      else ask(element, plain)
  }
}

/** Whether it fills a slide, behind its layers. Such a film has no controls. */
export function fillsSlide({ element }: Film): boolean {
  return element.matches('.slider__film')
}

export function obeysButton(film: Film): boolean {
  return obeysPauseButton(film.play, fillsSlide(film))
}

/** Whether it plays beyond the second at which it is to end. */
export function isPastEnd({ media, play }: Film): boolean {
  return media !== undefined && !media.paused && hasReachedEnd(play, media.currentTime)
}

export function layerOf({ element }: Film): string | undefined {
  return element.closest<HTMLElement>('.layer')?.dataset.layer
}

/** Whether it stands on the slide that is shown, or above all of them. */
export function isShown({ element }: Film): boolean {
  return element.closest('.slider__slide[data-active], .slider__globals') !== null
}

/** Tells the package of videos what is wished. */
function ask(element: HTMLElement, wish: Exclude<FilmWish, 'toggle'> | 'seek', detail?: number): void {
  element.querySelector('vitrine-enhance')?.dispatchEvent(new CustomEvent(`vitrine:video:${wish}`, { detail }))
}
