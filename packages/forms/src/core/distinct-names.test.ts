import { expect, it } from 'vitest'
import { distinctNames } from './distinct-names.ts'

it.each([
  [
    ['plan.pdf', 'image.jpg'],
    ['plan.pdf', 'image.jpg'],
  ],
  [
    ['image.jpg', 'image.jpg', 'image.jpg'],
    ['image.jpg', 'image-1.jpg', 'image-2.jpg'],
  ],
  [
    ['image.jpg', 'IMAGE.JPG'],
    ['image.jpg', 'IMAGE-1.JPG'],
  ],
  [
    ['image.jpg', 'image.jpg', 'image-1.jpg'],
    ['image.jpg', 'image-2.jpg', 'image-1.jpg'],
  ],
  [
    ['notes', 'notes'],
    ['notes', 'notes-1'],
  ],
  [[], []],
])('the files %j are called %j', (names, expected) => expect(distinctNames(names)).toEqual(expected))
