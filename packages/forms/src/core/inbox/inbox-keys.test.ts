import { describe, expect, it } from 'vitest'
import { commandOf, INBOX_KEYS } from './inbox-keys.ts'

const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the keys of the inbox', () => {
  it.each(INBOX_KEYS)('$key means $command', ({ key, command }) => {
    expect(commandOf(press(key), false)).toBe(command)
    expect(commandOf(press(key), true)).toBeUndefined()
  })
  it('have one command each', () => expect(new Set(INBOX_KEYS.map(({ key }) => key)).size).toBe(INBOX_KEYS.length))
  it.each([
    press('e', { ctrlKey: true }),
    press('r', { metaKey: true }),
    press('e', { altKey: true }),
    press('x'),
  ])('leave other presses alone: %j', (other) => expect(commandOf(other, false)).toBeUndefined())
  it('include signs that are typed with Alt', () => expect(commandOf(press('!', { altKey: true }), false)).toBe('spam'))
})
