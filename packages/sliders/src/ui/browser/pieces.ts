import { inset } from '../../core/transitions/frames.ts'
import type { TakeApart } from './transition.ts'

/**
 * Covers a slide with copies of its background, each of which shows one piece of it. All of them share one decoded
 * image. The caller moves them and removes `.slider__pieces` at the end.
 */
export const takeApart: TakeApart = (slide, { pieces, masked }) => {
  const place = document.createElement('div')
  place.className = 'slider__pieces'
  place.setAttribute('aria-hidden', 'true')
  const ground = document.createDocumentFragment()
  ground.append(
    ...[...slide.querySelectorAll<HTMLElement>(':scope > :is(.slider__background, .slider__overlay)')].map(copyOf),
  )
  const parts = pieces.map(({ piece }) => {
    const box = pieceOf()
    box.style.clipPath = inset(piece)
    const moving = masked ? pieceOf() : box
    moving.append(ground.cloneNode(true))
    if (moving !== box) box.append(moving)
    place.append(box)
    return [moving]
  })
  slide.prepend(place)
  return parts
}

function pieceOf(): HTMLElement {
  const piece = document.createElement('div')
  piece.className = 'slider__piece'
  return piece
}

/** A copy that stands where the original has got to. Its image has been chosen already: copies choose no more. */
function copyOf(original: HTMLElement): Node {
  const image = original.querySelector('img')
  // A background with an image shows nothing else.
  const copy = (image?.closest('.slider__picture') ?? original).cloneNode(true) as HTMLElement
  for (const unseen of copy.querySelectorAll('noscript')) unseen.remove()
  const copied = copy.querySelector('img')
  if (!image || !copied) return copy
  copied.closest('picture')?.replaceWith(copied)
  copied.src = image.currentSrc
  copied.loading = 'eager'
  copied.decoding = 'sync'
  // Asked only of one that moves: for the answer, the browser works out styles in the midst of a change.
  if (image.dataset.moves !== undefined) copied.style.transform = getComputedStyle(image).transform
  return copy
}
