import { expect, it } from 'vitest'
import { engineOf } from './engine.ts'

it('needs the library only for looping and dragging', () => {
  expect(engineOf({ transition: 'slide' }, { loop: false, drag: false })).toBe('row')
  expect(engineOf({ transition: 'slide' }, { loop: true, drag: false })).toBe('ring')
  expect(engineOf({ transition: 'slide' }, { loop: false, drag: true })).toBe('ring')
  expect(engineOf({ transition: 'fade' }, { loop: true, drag: true })).toBe('stack')
})
