import type { Intent } from './messages.ts'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const WALKS: Readonly<Record<string, 'next' | 'previous' | 'parent' | 'child'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'parent',
  ArrowRight: 'child',
  Escape: 'parent',
}

const MOVES: Readonly<Record<string, 'up' | 'down' | 'into' | 'out'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'into',
}

const PLAIN: Readonly<Record<string, 'edit' | 'remove' | 'choosePlace' | 'look'>> = {
  Enter: 'edit',
  Delete: 'remove',
  Backspace: 'remove',
  m: 'choosePlace',
  l: 'look',
}

const WITH_CONTROL: Readonly<Record<string, 'copy' | 'cut' | 'paste' | 'duplicate'>> = {
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
}

/**
 * Intent of a key while a block is selected.
 *
 * @param selected Id of the block.
 * @returns Undefined: the key is nothing to the canvas.
 */
export function canvasKey(pressed: Pressed, selected: string | undefined): Intent | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' }
    if (letter === 'y') return { do: 'redo' }
    if (letter === 'k') return { do: 'add', id: selected }
    if (letter === 'v' && altKey && selected !== undefined) return { do: 'pasteStyle', id: selected }
    const action = shiftKey || altKey ? undefined : WITH_CONTROL[letter]
    return action && selected !== undefined ? { do: action, id: selected } : undefined
  }
  if (key === '/' && !altKey) return { do: 'add', id: selected }
  if (selected === undefined || shiftKey) return undefined
  const action = altKey ? MOVES[key] : PLAIN[key]
  if (action) return { do: action, id: selected }
  const to = altKey ? undefined : WALKS[key]
  return to && { do: 'walk', to }
}
