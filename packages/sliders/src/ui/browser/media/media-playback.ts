import { startsItself } from '../../../core/model/layer/play.ts'
import { MEDIA } from '../parts.ts'
import type { SliderHost } from '../slide-life.ts'
import { type RunningMedia, runningMedia } from './running-media.ts'
import {
  createMedia,
  isPastEnd,
  isShown,
  type MediaCommand,
  obeysButton,
  pause,
  runCommand,
  type SliderMedia,
  seek,
  start,
} from './slider-media.ts'

/** Videos and audio of a slider. The slider waits while one plays, and goes on when it pauses. */
export interface MediaPlayback {
  enter(slide: HTMLElement): void
  leave(slide: HTMLElement): void
  /** @param from Seconds at which it begins. */
  command(video: HTMLElement, command: MediaCommand, from?: number): void
}

export function mediaPlayback(options: {
  readonly slider: HTMLElement
  readonly host: SliderHost
  readonly emit: (event: 'video-play' | 'video-pause', detail: object) => void
  readonly signal: AbortSignal
}): MediaPlayback {
  const { slider, host, emit, signal } = options
  const known = new Map<HTMLElement, SliderMedia>()
  const visits = new Map<HTMLElement, number>()
  const running = runningMedia(host, emit)
  const mediaOf = (target: EventTarget | null): SliderMedia | undefined => {
    const element = (target as Element | null)?.closest<HTMLElement>(MEDIA)
    if (!element || element.closest('.slider') !== slider) return undefined
    const found = known.get(element) ?? createMedia(element)
    known.set(element, found)
    return found
  }
  listen(slider, mediaOf, running, signal)
  const waitForButton = followPauseButton(slider, running, signal)
  signal.addEventListener('abort', () => running.stop(() => true))
  return {
    enter(slide) {
      const visit = (visits.get(slide) ?? 0) + 1
      visits.set(slide, visit)
      for (const element of slide.querySelectorAll<HTMLElement>(MEDIA)) {
        const video = mediaOf(element)
        if (!video) continue
        if (video.play.rewind) seek(video, video.play.start ?? 0)
        if (!startsItself(video.play, visit) || !mayStart()) continue
        if (!waitForButton(video)) start(video)
      }
    },
    leave: (slide) => running.stop(({ element }) => slide.contains(element)),
    command(element, command, from) {
      const video = mediaOf(element)
      if (!video) return
      if (from !== undefined) seek(video, from)
      runCommand(video, command, running.all.has(video))
    },
  }
}

/** Listens to the events of videos, of the site's own and of those at providers. */
function listen(
  slider: HTMLElement,
  mediaOf: (target: EventTarget | null) => SliderMedia | undefined,
  running: RunningMedia,
  signal: AbortSignal,
): void {
  const on = (name: string, then: (video: SliderMedia) => void) =>
    slider.addEventListener(
      name,
      ({ target }) => {
        const video = mediaOf(target)
        if (video) then(video)
      },
      { signal, capture: true },
    )
  // Events of media do not bubble, but they pass here on their way down.
  on('play', running.started)
  on('pause', (video) => video.media?.ended || running.paused(video))
  on('ended', running.ended)
  on('error', running.paused)
  on('emptied', running.paused)
  on('timeupdate', (video) => {
    if (!video.media || !isPastEnd(video)) return
    if (video.play.loop !== 'no') video.media.currentTime = video.play.start ?? 0
    else {
      video.media.pause()
      running.ended(video)
    }
  })
  on('vitrine:video:playing', running.started)
  on('vitrine:video:paused', running.paused)
  on('vitrine:video:failed', running.paused)
  on('vitrine:video:ended', running.ended)
}

/**
 * Lets the visitor's pause of the slider stop videos, and what goes on after it start them.
 *
 * @returns Lets a video wait for the end of the pause. False: there is none, or the video does not heed it.
 */
function followPauseButton(
  slider: HTMLElement,
  running: RunningMedia,
  signal: AbortSignal,
): (video: SliderMedia) => boolean {
  const stopped = new Set<SliderMedia>()
  const reasons = new MutationObserver(() => {
    if (isPausedByVisitor(slider)) {
      for (const video of running.all) {
        if (!obeysButton(video)) continue
        stopped.add(video)
        pause(video)
      }
    } else {
      for (const video of stopped) if (isShown(video)) start(video)
      stopped.clear()
    }
  })
  reasons.observe(slider, { attributeFilter: ['data-paused-by'] })
  signal.addEventListener('abort', () => reasons.disconnect())
  return (video) => {
    const waits = obeysButton(video) && isPausedByVisitor(slider)
    if (waits) stopped.add(video)
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
