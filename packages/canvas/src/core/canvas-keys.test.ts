import { describe, expect, it } from 'vitest'
import { canvasKey } from './canvas-keys.ts'
import type { Intent } from './messages.ts'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const press = (keys: string, selected: string | undefined = 'a') => {
  const parts = keys.split('+')
  return canvasKey(
    {
      ...NONE,
      key: parts.at(-1) ?? '',
      ctrlKey: parts.includes('Control'),
      shiftKey: parts.includes('Shift'),
      altKey: parts.includes('Alt'),
    },
    selected,
  )
}

describe('a key on the canvas', () => {
  it.each<readonly [string, Intent]>([
    ['ArrowDown', { do: 'walk', to: 'next' }],
    ['Escape', { do: 'walk', to: 'parent' }],
    ['Alt+ArrowDown', { do: 'down', id: 'a' }],
    ['Alt+ArrowLeft', { do: 'out', id: 'a' }],
    ['Enter', { do: 'edit', id: 'a' }],
    ['Delete', { do: 'remove', id: 'a' }],
    ['m', { do: 'choosePlace', id: 'a' }],
    ['l', { do: 'look', id: 'a' }],
    ['/', { do: 'add', id: 'a' }],
    ['Shift+/', { do: 'add', id: 'a' }],
    ['Control+k', { do: 'add', id: 'a' }],
    ['Control+Alt+v', { do: 'pasteStyle', id: 'a' }],
    ['Control+x', { do: 'cut', id: 'a' }],
    ['Control+z', { do: 'undo' }],
    ['Control+Shift+Z', { do: 'redo' }],
  ])('%s', (keys, intent) => expect(press(keys)).toEqual(intent))

  it.each([
    'a',
    'Tab',
    'Control+b',
    'Control+Shift+V',
    'Alt+Enter',
    'Shift+ArrowDown',
  ])('%s is not one of its keys', (keys) => expect(press(keys)).toBeUndefined())

  it('without a selected block only adds to the page, and takes steps back and forth', () => {
    expect(canvasKey({ ...NONE, key: '/' }, undefined)).toEqual({ do: 'add', id: undefined })
    expect(canvasKey({ ...NONE, key: 'Delete' }, undefined)).toBeUndefined()
    expect(canvasKey({ ...NONE, key: 'z', metaKey: true }, undefined)).toEqual({ do: 'undo' })
  })
})
