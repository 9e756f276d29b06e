import type { Image } from '../../../packages/content/src/core/image.ts'

/** Content of every slider and carousel of the bench, whatever moves it. */
export const ROOMS = [
  { heading: 'A house that listens to the river', text: 'Oak, lime and a roof of reed.', link: 'See the house' },
  { heading: 'A terminal for those who wait', text: 'One long lamp above the water.', link: 'See the terminal' },
  { heading: 'A table under a north window', text: 'Reading room, third floor.', link: 'See the room' },
  { heading: 'Three bowls on a shelf', text: 'Ash and slip, fired twice.', link: 'See the bowls' },
  { heading: 'A stair that turns once', text: 'Each step was cut for its place.', link: 'See the stair' },
] as const

/** Images in the row of a carousel. */
export const ROW_IMAGES = 9

/** CSS pixels; as wide as they are drawn, and half of it. */
export const IMAGE = { width: 1600, height: 900, halves: [1600, 800] } as const

/** An image of the bench, by its number from 1. */
export function imageOf(number: number): Image {
  const file = (width: number) => ({
    url: `/pictures/${number}-${width}.webp`,
    width,
    height: (width * IMAGE.height) / IMAGE.width,
    type: 'image/webp' as const,
  })
  return {
    alt: `Room ${number}`,
    fallback: file(IMAGE.width),
    sources: IMAGE.halves.map(file),
    focalPoint: { x: 50, y: 50 },
  }
}
