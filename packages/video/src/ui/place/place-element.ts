import type { FullPlaceProps } from '../../core/place.ts'
import { posterOf } from '../../core/poster.ts'
import { button, make } from './make.ts'

/** The place that the server drew in an element; where a script added the element, a new one. */
export function placeIn(element: HTMLElement, { source, options, texts }: FullPlaceProps): HTMLElement {
  const drawn = element.querySelector<HTMLElement>('.video-place')
  if (drawn) return drawn
  const place = make('div', { className: 'video-place' })
  place.dataset.state = 'poster'
  const poster = source.kind === 'provider' ? posterOf(source) : source.poster
  if (poster) {
    const srcset = poster.sources
      .filter(({ type }) => type === 'image/webp')
      .map(({ url, width }) => `${url} ${width}w`)
    const { url, width, height } = poster.fallback
    const posterProps = { className: 'video-place__poster', alt: '', sizes: '100vw', width, height }
    place.append(make('img', { ...posterProps, srcset: srcset.join(', '), src: url }))
  }
  const play = button('video-place__play', '', () => {})
  play.ariaLabel = texts.play.replace('{title}', options.title)
  play.append(make('span', { className: 'video-place__glyph' }))
  place.append(play)
  element.append(place)
  return place
}
