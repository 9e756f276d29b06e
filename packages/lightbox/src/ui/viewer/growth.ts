import { fitWithin } from '../../core/motion.ts'
import type { Item } from './item.ts'

/** Easing of `--ease`. */
const EASING = 'cubic-bezier(0.16, 1, 0.3, 1)'

/**
 * Lets an item grow out of its thumbnail, or shrink back into it.
 *
 * @param element What fills the room of the item, with the item in its middle.
 * @returns Nothing when the thumbnail is out of sight or visitors asked for less movement.
 */
export function animateFromThumbnail(
  element: HTMLElement,
  item: Item,
  how: 'grow' | 'shrink',
  duration: number,
): Animation | undefined {
  const thumbnail = item.thumbnail?.getBoundingClientRect()
  if (!item.thumbnail || !thumbnail || !isSeen(thumbnail)) return undefined
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const bounds = element.getBoundingClientRect()
  const size = fitWithin(item.size ?? thumbnail, bounds)
  // The thumbnail may show a part of the image only: as much of it as covers its box.
  const scale = Math.max(thumbnail.width / size.width, thumbnail.height / size.height)
  const x = thumbnail.left + thumbnail.width / 2 - (bounds.left + bounds.width / 2)
  const y = thumbnail.top + thumbnail.height / 2 - (bounds.top + bounds.height / 2)
  const inset = [bounds.height - thumbnail.height / scale, bounds.width - thumbnail.width / scale]
  const small = {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${inset.map((length) => `${length / 2}px`).join(' ')})`,
  }
  const large = { transform: 'none', clipPath: 'inset(0px 0px)' }
  return element.animate(how === 'grow' ? [small, large] : [large, small], {
    duration,
    easing: EASING,
    fill: how === 'grow' ? 'none' : 'forwards',
  })
}

/**
 * Shows the first item of a gallery: it grows out of its thumbnail or, where it cannot, fades in.
 *
 * @param onDrawn Called when it covers its thumbnail, which is not visible twice from then on.
 * @returns Resolves when it stands.
 */
export async function appear(element: HTMLElement, item: Item, duration: number, onDrawn: () => void): Promise<void> {
  const growing = animateFromThumbnail(element, item, 'grow', duration)
  if (growing) {
    // An image that is not decoded is not drawn: it waits on top of its thumbnail, which is seen through it.
    growing.pause()
    // One that cannot be decoded moves all the same: the viewer says in its place what went wrong.
    await element
      .querySelector<HTMLImageElement>('.lightbox__preview')
      ?.decode()
      .catch(() => undefined)
    onDrawn()
    growing.play()
  }
  const coming = growing ?? element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease' })
  // A gallery that closes before it stands ends its animations.
  await coming.finished.catch(() => undefined)
  if (!growing) onDrawn()
}

function isSeen({ top, bottom, left, right, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
