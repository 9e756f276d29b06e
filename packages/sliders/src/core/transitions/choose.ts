import type { TransitionChoice } from '../model/transition-choice.ts'

/**
 * One of the names that a slide may come with.
 *
 * @param turn Times that the slide came before.
 * @param last Name that was used before; by chance it is not taken twice running.
 * @param random Gives 0 to 1, 1 left out.
 */
export function chooseName(
  { names, random: byChance }: TransitionChoice,
  turn: number,
  last: string | undefined,
  random: () => number,
): string {
  const others = byChance && names.length > 1 ? names.filter((name) => name !== last) : names
  const place = byChance ? Math.floor(random() * others.length) : turn % others.length
  return others[place] ?? names[0]
}
