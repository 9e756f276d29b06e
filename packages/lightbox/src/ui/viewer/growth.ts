import { fitInto } from '../../core/motion.ts'
import type { Item } from './item.ts'

/** Same curve as everything of the house that comes to rest: `--ease`. */
const EASING = 'cubic-bezier(0.16, 1, 0.3, 1)'

/**
 * Lets an item grow out of its thumbnail, or shrink back into it.
 *
 * @param element What fills the room of the item, with the item in its middle.
 * @returns Whether it moves. It does not when the thumbnail is out of sight or visitors asked for less movement.
 */
export function growth(element: HTMLElement, item: Item, how: 'grow' | 'shrink', duration: number): boolean {
  const thumbnail = item.thumbnail?.getBoundingClientRect()
  if (!item.thumbnail || !thumbnail || !isSeen(thumbnail)) return false
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const room = element.getBoundingClientRect()
  const size = fitInto(item.size ?? thumbnail, room)
  // The thumbnail may show a part of the picture only: as much of it as covers its box.
  const scale = Math.max(thumbnail.width / size.width, thumbnail.height / size.height)
  const x = thumbnail.left + thumbnail.width / 2 - (room.left + room.width / 2)
  const y = thumbnail.top + thumbnail.height / 2 - (room.top + room.height / 2)
  const inset = [room.height - thumbnail.height / scale, room.width - thumbnail.width / scale]
  const small = {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${inset.map((length) => `${length / 2}px`).join(' ')})`,
  }
  const large = { transform: 'none', clipPath: 'inset(0px 0px)' }
  element.animate(how === 'grow' ? [small, large] : [large, small], {
    duration,
    easing: EASING,
    fill: how === 'grow' ? 'none' : 'forwards',
  })
  return true
}

function isSeen({ top, bottom, left, right, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
