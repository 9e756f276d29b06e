import type { Group } from './groups.ts'
import { RANDOM_NAMES, TRANSITIONS } from './table.ts'
import type { Transition } from './transition.ts'

/** The transition table as the call for it gives it: families, names, and what each does. */
export interface TransitionsReply {
  readonly success: true
  readonly transitions: {
    readonly main: Readonly<Record<'basic' | 'pieces' | '3d' | 'random', Readonly<Record<string, object>>>>
  }
}

/** Families whose images are cut. */
const IN_PIECES: ReadonlySet<Group> = new Set(['columns', 'rows', 'boxes', 'slots'])

export function transitionsReply(): TransitionsReply {
  const those = (has: (transition: Transition) => boolean) =>
    Object.fromEntries(Object.entries(TRANSITIONS).filter(([, transition]) => has(transition)))
  return {
    success: true,
    transitions: {
      main: {
        basic: those(({ group }) => !IN_PIECES.has(group) && group !== '3d'),
        pieces: those(({ group }) => IN_PIECES.has(group)),
        '3d': those(({ group }) => group === '3d'),
        random: Object.fromEntries(RANDOM_NAMES.map((name) => [name, { from: name.replace(/^rnd-?/, '') || 'all' }])),
      },
    },
  }
}
