import { describe, expect, it } from 'vitest'
import { anchorOf, easeInExpo, easeOutExpo, easeOutQuart } from './anchor-scroll.ts'

describe('the anchor of a hash', () => {
  it('is its id', () => expect(anchorOf('#contact')).toEqual({ id: 'contact', reloads: false }))
  it('may be written in any alphabet, encoded or not', () => {
    expect(anchorOf('#%C3%BCber-uns')?.id).toBe('über-uns')
    expect(anchorOf('#über-uns')?.id).toBe('über-uns')
  })
  it('asks for a new page load with an underscore', () =>
    expect(anchorOf('#_contact')).toEqual({ id: 'contact', reloads: true }))
  it.each(['', '#', '#!', '#/', '#a!', '#a/', '#!/route', '#/route', '#%E0%A4%A'])('is not in %j', (hash) =>
    expect(anchorOf(hash)).toBeUndefined())
})

it.each([
  ['easeInExpo', easeInExpo],
  ['easeOutExpo', easeOutExpo],
  ['easeOutQuart', easeOutQuart],
])('%s begins at its start, ends at its end and never goes back', (_, ease) => {
  const way = Array.from({ length: 101 }, (_unused, step) => ease(step / 100))
  expect([way.at(0), way.at(-1)]).toEqual([0, 1])
  expect(way).toEqual(way.toSorted((a, b) => a - b))
})
