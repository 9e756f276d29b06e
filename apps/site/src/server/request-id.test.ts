import { describe, expect, it } from 'vitest'
import { requestIds } from './request-id.ts'

const given = (id: string) => ({ headers: { 'x-request-id': id } })

describe('the id of a request', () => {
  it('is made here, and is never the same', () => {
    const idOf = requestIds(false)
    const ids = Array.from({ length: 100 }, () => idOf({ headers: {} }))
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/)
  })

  it('is that of a proxy which is trusted', () => {
    expect(requestIds(1)(given('edge-4f3a.9'))).toBe('edge-4f3a.9')
    expect(requestIds(false)(given('edge-4f3a.9'))).not.toBe('edge-4f3a.9')
  })

  it.each(['', 'a b', '<b>', 'a'.repeat(65), 'line\nbreak'])('is never one that is no word: %j', (id) =>
    expect(requestIds(1)(given(id))).toMatch(/^[0-9a-f]{12}$/))
})
