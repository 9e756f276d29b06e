import { describe, expect, it } from 'vitest'
import { parseModal } from './modal.ts'

describe('the window of a slider', () => {
  it.each([
    [undefined, 1000],
    [100, 300],
    [300, 300],
    [3000, 3000],
    [9000, 3000],
  ])('has a backdrop that fades in in %s ms: %i', (coverSpeed, expected) =>
    expect(parseModal({ coverSpeed }).coverSpeed).toBe(expected))

  it.each([
    [undefined, 750],
    [0, 750],
    [1200, 1200],
  ])('cannot be closed for %s ms: %i', (closeProtection, expected) =>
    expect(parseModal({ closeProtection }).closeProtection).toBe(expected))

  it('has a black backdrop of half opacity, another one, or none', () => {
    expect(parseModal({}).cover).toEqual({ color: '#000000', opacity: 50 })
    expect(parseModal({ coverColor: 'accent', coverOpacity: 80 }).cover).toEqual({ color: 'accent', opacity: 80 })
    expect(parseModal({ hasCover: false }).cover).toBeUndefined()
  })

  it('opens by itself as often as it is set to', () => {
    expect(parseModal({}).once).toBe('visit')
    expect(parseModal({ once: 'days', days: 30 }).once).toEqual({ days: 30 })
    expect(parseModal({ once: 'days', days: 0 }).once).toEqual({ days: 7 })
  })

  it('does not open by itself unless it is set to', () =>
    expect(parseModal({ seconds: 'soon', scrolled: 0 }).opens).toEqual({ leaving: false }))
})
