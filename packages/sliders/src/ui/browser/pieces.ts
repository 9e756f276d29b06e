import { inset } from '../../core/transitions/frames.ts'
import type { TakeApart } from './transition.ts'

/**
 * Covers a slide with copies of its background, each of which shows one piece of it. All of them share one decoded
 * picture. Whoever moves them removes `.slider__pieces` at the end.
 */
export const takeApart: TakeApart = (slide, { pieces, masked }) => {
  const place = document.createElement('div')
  place.className = 'slider__pieces'
  place.setAttribute('aria-hidden', 'true')
  const ground = [...slide.querySelectorAll<HTMLElement>(':scope > :is(.slider__background, .slider__overlay)')]
  const moving = pieces.map(({ piece }) => {
    const box = document.createElement('div')
    box.className = 'slider__piece'
    box.style.clipPath = inset(piece)
    const content = document.createElement('div')
    content.className = 'slider__piece'
    content.append(...ground.map(copyOf))
    box.append(content)
    place.append(box)
    return [masked ? content : box]
  })
  slide.prepend(place)
  return moving
}

/** A copy that stands where the original has got to. */
function copyOf(original: HTMLElement): Node {
  const copy = original.cloneNode(true) as HTMLElement
  const image = original.querySelector('img')
  const copied = copy.querySelector('img')
  if (!image || !copied) return copy
  copied.loading = 'eager'
  copied.decoding = 'sync'
  const { transform } = getComputedStyle(image)
  if (transform !== 'none') copied.style.transform = transform
  return copy
}
