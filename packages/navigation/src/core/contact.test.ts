import { expect, it } from 'vitest'
import { telHref } from './contact.ts'

it.each([
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['020/7946-0123', 'tel:02079460123'],
])('dials %s as %s', (written, href) => expect(telHref(written)).toBe(href))
