import type { FullPlaceProps, VideoPlaceProps } from '../core/place.ts'
import { VIDEO_TEXTS } from '../core/texts.ts'
import { facade } from './place/facade.ts'
import { followView } from './place/follow-view.ts'
import { ownVideo } from './place/own-video.ts'
import { pauseButton } from './place/pause-button.ts'
import { placeIn } from './place/place-element.ts'
import { AUDIO_COMMANDS, type PlaceEvent } from './place/place-video.ts'

/**
 * Plays a video in its place (`data-state` of `.video-place`). The element emits `vitrine:video:playing`, `paused`,
 * `ended` and `failed`, and follows `vitrine:video:play`, `pause`, `mute`, `unmute`, `toggleMute` and `seek` (detail:
 * the second).
 *
 * @param props {@link VideoPlaceProps}. An element without a place gets one.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { source, options, texts: said } = props as VideoPlaceProps
  const texts = { ...VIDEO_TEXTS, ...said }
  const placeProps: FullPlaceProps = { source, options, texts }
  const place = placeIn(element, placeProps)
  const video = place.querySelector('video')
  const emit = (event: PlaceEvent) =>
    void element.dispatchEvent(new CustomEvent(`vitrine:video:${event}`, { bubbles: true }))
  const placeVideo = video ? ownVideo(video, emit, signal) : facade({ place, props: placeProps, emit, signal })

  element.addEventListener('vitrine:video:play', () => placeVideo.play(), { signal })
  element.addEventListener('vitrine:video:pause', () => placeVideo.pause(), { signal })
  for (const wish of AUDIO_COMMANDS) {
    element.addEventListener(`vitrine:video:${wish}`, () => placeVideo.audio(wish), { signal })
  }
  element.addEventListener('vitrine:video:seek', (event) => placeVideo.goTo((event as CustomEvent<number>).detail), {
    signal,
  })
  document.addEventListener(
    'vitrine:video:playing',
    ({ target }) => target !== element && options.autopause && placeVideo.pause(),
    { signal },
  )
  if (video && !options.controls) {
    // Without script the browser's own have to do.
    video.controls = false
    pauseButton({ element, place, video: placeVideo, title: options.title, texts, signal })
  }
  followView(place, placeVideo, { element, autoplay: options.autoplay }, signal)
  if (source.kind === 'file' && !video) placeVideo.play()
}
