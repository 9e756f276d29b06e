import type { VideoProvider } from '@vitrine/kit/core'
import { hasConsent } from '@vitrine/ui/consent'
import { hasReachedEnd, obeysPauseButton, type Play } from '../../../core/model/layer/play.ts'

export type PlaySettings = Omit<Play, 'preload'>

/** Command of an action to a video. */
export type MediaCommand = 'play' | 'pause' | 'toggle' | 'mute' | 'unmute' | 'toggleMute'

/** A video or audio element of a slider, or a video at a provider. */
export interface SliderMedia {
  readonly element: HTMLElement
  readonly play: PlaySettings
  /** Absent for one at a provider. */
  readonly media?: HTMLMediaElement
}

export function createMedia(element: HTMLElement): SliderMedia {
  const play = JSON.parse(element.dataset.play ?? '{}') as PlaySettings
  if (!(element instanceof HTMLMediaElement)) return { element, play }
  element.volume = play.volume
  element.playbackRate = play.speed
  element.controls &&= play.controls
  if (play.start) element.currentTime = play.start
  return { element, play, media: element }
}

/** Plays it, unless consent is missing. */
export function start({ element, media }: SliderMedia): void {
  // Refused by the browser, or broken: its image stays, and its controls.
  if (media) media.play().catch(() => {})
  else if (hasConsent(element.dataset.provider as VideoProvider)) ask(element, 'play')
}

export function pause({ element, media }: SliderMedia): void {
  if (media) media.pause()
  else ask(element, 'pause')
}

export function seek({ element, media }: SliderMedia, seconds: number): void {
  if (media) media.currentTime = seconds
  else ask(element, 'seek', seconds)
}

/** @param isRunning Whether it plays, or fetches what it needs to. */
export function runCommand(video: SliderMedia, wish: MediaCommand, isRunning: boolean): void {
  const { media, element } = video
  const plain = wish === 'toggle' ? (isRunning ? 'pause' : 'play') : wish
  switch (plain) {
    case 'play':
      // Asked for by the visitor, who may be asked in turn to allow its provider.
      if (media) start(video)
      else ask(element, 'play')
      break
    case 'pause':
      pause(video)
      break
    case 'mute':
    case 'unmute':
    case 'toggleMute':
      if (media) media.muted = plain === 'toggleMute' ? !media.muted : plain === 'mute'
      else ask(element, plain)
  }
}

/** Tells if it fills a slide, behind its layers. Such a video has no controls. */
export function fillsSlide({ element }: SliderMedia): boolean {
  return element.matches('.slider__film')
}

export function obeysButton(video: SliderMedia): boolean {
  return obeysPauseButton(video.play, fillsSlide(video))
}

/** Tells if it plays beyond the second at which it is to end. */
export function isPastEnd({ media, play }: SliderMedia): boolean {
  return media !== undefined && !media.paused && hasReachedEnd(play, media.currentTime)
}

export function layerOf({ element }: SliderMedia): string | undefined {
  return element.closest<HTMLElement>('.layer')?.dataset.layer
}

/** Tells if it is on the current slide, or above all slides. */
export function isShown({ element }: SliderMedia): boolean {
  return element.closest('.slider__slide[data-active], .slider__globals') !== null
}

/** Sends a command to the player of a provider's video. */
function ask(element: HTMLElement, wish: Exclude<MediaCommand, 'toggle'> | 'seek', detail?: number): void {
  element.querySelector('vitrine-enhance')?.dispatchEvent(new CustomEvent(`vitrine:video:${wish}`, { detail }))
}
