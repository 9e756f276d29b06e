import { expect, it } from 'vitest'
import { shownImageType } from './shown-image.ts'

it.each([
  ['Plan of the hall.JPG', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['drawing.svg', undefined],
  ['page.html', undefined],
  ['png', undefined],
  ['a.constructor', undefined],
])('%s is shown as %s', (name, type) => expect(shownImageType(name)).toBe(type))
