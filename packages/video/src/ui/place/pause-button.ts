import type { PlaceTexts } from '../../core/place.ts'
import { button, make } from './make.ts'
import type { PlaceVideo } from './place-video.ts'

/** Only control of a video without controls: what moves by itself can be stopped. */
export function pauseButton(options: {
  readonly element: HTMLElement
  readonly place: HTMLElement
  readonly video: PlaceVideo
  readonly title: string
  readonly texts: PlaceTexts
  readonly signal: AbortSignal
}): void {
  const { element, place, video, title, texts, signal } = options
  let playing = false
  const control = button('video-place__pause', '', () => (playing ? video.pause() : video.play()))
  control.append(make('span', { className: 'video-place__glyph' }))
  const show = (isPlaying: boolean) => {
    playing = isPlaying
    control.dataset.state = playing ? 'playing' : 'paused'
    control.ariaLabel = (playing ? texts.pause : texts.play).replace('{title}', title)
  }
  show(false)
  for (const [name, isPlaying] of [
    ['playing', true],
    ['paused', false],
    ['ended', false],
  ] as const) {
    element.addEventListener(`vitrine:video:${name}`, () => show(isPlaying), { signal })
  }
  place.append(control)
  signal.addEventListener('abort', () => control.remove())
}
