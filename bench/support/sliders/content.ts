import type { Image } from '../../../packages/content/src/core/image.ts'

/** What every slider and carousel of the bench shows, whoever moves it. */
export const ROOMS = [
  { heading: 'A house that listens to the river', text: 'Oak, lime and a roof of reed.', link: 'See the house' },
  { heading: 'A terminal for those who wait', text: 'One long lamp above the water.', link: 'See the terminal' },
  { heading: 'A table under a north window', text: 'Reading room, third floor.', link: 'See the room' },
  { heading: 'Three bowls on a shelf', text: 'Ash and slip, fired twice.', link: 'See the bowls' },
  { heading: 'A stair that turns once', text: 'Each step was cut for its place.', link: 'See the stair' },
] as const

/** Pictures in the row of a carousel. */
export const ROW_PICTURES = 9

/** CSS pixels; as wide as they are drawn, and half of it. */
export const PICTURE = { width: 1600, height: 900, halves: [1600, 800] } as const

/** A picture of the bench, by its number from 1. */
export function pictureOf(number: number): Image {
  const file = (width: number) => ({
    url: `/pictures/${number}-${width}.webp`,
    width,
    height: (width * PICTURE.height) / PICTURE.width,
    type: 'image/webp' as const,
  })
  return {
    alt: `Room ${number}`,
    fallback: file(PICTURE.width),
    sources: PICTURE.halves.map(file),
    focalPoint: { x: 50, y: 50 },
  }
}
