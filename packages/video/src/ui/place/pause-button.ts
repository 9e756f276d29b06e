import type { PlaceTexts } from '../../core/place.ts'
import type { Film } from './film.ts'
import { button, make } from './make.ts'

/** The one control of a film that shows no others: what moves by itself can be stopped. */
export function pauseButton(options: {
  readonly element: HTMLElement
  readonly place: HTMLElement
  readonly film: Film
  readonly title: string
  readonly texts: PlaceTexts
  readonly signal: AbortSignal
}): void {
  const { element, place, film, title, texts, signal } = options
  let playing = false
  const control = button('video-place__pause', '', () => (playing ? film.pause() : film.play()))
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
