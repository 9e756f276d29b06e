import type { FullPlaceProps, VideoPlaceProps } from '../core/place.ts'
import { VIDEO_TEXTS } from '../core/texts.ts'
import { facade } from './place/facade.ts'
import { type FilmEvent, SOUND_WISHES } from './place/film.ts'
import { followView } from './place/follow-view.ts'
import { ownFilm } from './place/own-film.ts'
import { pauseButton } from './place/pause-button.ts'
import { placeIn } from './place/place-element.ts'

/**
 * Plays a film in its place (`data-state` of `.video-place`). The element tells `vitrine:video:playing`, `paused`,
 * `ended` and `failed`, and does what `vitrine:video:play`, `pause`, `mute`, `unmute`, `toggleMute` and `seek` (detail:
 * the second) ask of it.
 *
 * @param props {@link VideoPlaceProps}. An element without a place gets one.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { source, options, texts: said } = props as VideoPlaceProps
  const texts = { ...VIDEO_TEXTS, ...said }
  const told: FullPlaceProps = { source, options, texts }
  const place = placeIn(element, told)
  const video = place.querySelector('video')
  const tell = (event: FilmEvent) =>
    void element.dispatchEvent(new CustomEvent(`vitrine:video:${event}`, { bubbles: true }))
  const film = video ? ownFilm(video, tell, signal) : facade({ place, props: told, tell, signal })

  element.addEventListener('vitrine:video:play', () => film.play(), { signal })
  element.addEventListener('vitrine:video:pause', () => film.pause(), { signal })
  for (const wish of SOUND_WISHES) {
    element.addEventListener(`vitrine:video:${wish}`, () => film.sound(wish), { signal })
  }
  element.addEventListener('vitrine:video:seek', (event) => film.goTo((event as CustomEvent<number>).detail), {
    signal,
  })
  document.addEventListener(
    'vitrine:video:playing',
    ({ target }) => target !== element && options.autopause && film.pause(),
    { signal },
  )
  if (video && !options.controls) {
    // Without script the browser's own have to do.
    video.controls = false
    pauseButton({ element, place, film, title: options.title, texts, signal })
  }
  followView(place, film, { element, autoplay: options.autoplay }, signal)
  if (source.kind === 'file' && !video) film.play()
}
