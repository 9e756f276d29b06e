import { describe, expect, it } from 'vitest'
import { commonStem, freeFileName } from './free-file-name.ts'

describe('the name of an upload', () => {
  it.each([
    ['image.jpg', []],
    ['film.webm', ['film.mp4', 'film.vtt']],
    ['plan-2x3.pdf', ['plan.jpg']],
    ['chair-480x320.webp', ['table.jpg']],
  ])('stays as it is: %s beside %j', (name, taken) => expect(freeFileName(name, taken)).toBe(name))

  it.each([
    ['of the same name', 'image.jpg', ['image.jpg'], 'image-1.jpg'],
    ['of several of the same name', 'image.jpg', ['image.jpg', 'image-1.jpg'], 'image-2.jpg'],
    ['on disks that do not tell capitals apart', 'IMAGE.JPG', ['image.jpg'], 'IMAGE-1.JPG'],
    ['whose sizes have the same names', 'chair.png', ['chair.jpg'], 'chair-1.png'],
    ['of which it would be a size', 'chair-480x320.webp', ['chair.jpg'], 'chair-480x320-1.webp'],
    ['that would be one of its sizes', 'chair.jpg', ['chair-480x320.webp'], 'chair-1.jpg'],
    ['with a number that belongs to its name', 'IMG-2026.jpg', ['IMG-2026.jpg'], 'IMG-2026-1.jpg'],
    ['without an extension', 'notes', ['notes'], 'notes-1'],
  ])('is another one beside a file %s', (_, name, taken, expected) => expect(freeFileName(name, taken)).toBe(expected))
})

it.each(['chair.jpg', 'chair-480x320.webp'])('%s is compared with files that contain “chair”', (name) =>
  expect(commonStem(name)).toBe('chair'))
