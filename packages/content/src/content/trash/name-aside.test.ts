import { expect, it } from 'vitest'
import { nameOf, setAside } from './name-aside.ts'

it('is free for others while it is set aside, and given back as it was', () => {
  expect(setAside('/rooms/', 7)).not.toBe('/rooms/')
  expect(setAside('/rooms/', 7)).not.toBe(setAside('/rooms/', 8))
  expect(nameOf(setAside('/rooms/', 7))).toBe('/rooms/')
})

it('is set aside once', () => expect(setAside(setAside('rooms', 7), 7)).toBe(setAside('rooms', 7)))

it.each(['rooms', '/trash-7/', '/old/#part'])('%s is a name like others', (name) => expect(nameOf(name)).toBe(name))
