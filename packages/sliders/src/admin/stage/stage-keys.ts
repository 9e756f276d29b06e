/** Command of a key on the stage. */
export type StageKey =
  | { readonly do: 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate' | 'remove' | 'leave' }
  /** CSS pixels of the screen to the right and down; sized instead of moved. */
  | { readonly do: 'nudge'; readonly x: number; readonly y: number; readonly sizes: boolean }

/** Pixels of one press of an arrow key, and of one with Shift. */
const NUDGE = { small: 1, large: 10 } as const

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const WITH_CONTROL: Readonly<Record<string, 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate'>> = {
  y: 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Undefined: the key is nothing to the stage. */
export function stageKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): StageKey | undefined {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' }
    const action = WITH_CONTROL[letter]
    return action && !shiftKey ? { do: action } : undefined
  }
  if (key === 'Delete' || key === 'Backspace') return { do: 'remove' }
  if (key === 'Escape') return { do: 'leave' }
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const step = shiftKey ? NUDGE.large : NUDGE.small
  return { do: 'nudge', x: arrow[0] * step, y: arrow[1] * step, sizes: altKey }
}
