import { cssText } from './css-text.ts'
import type { Level } from './model/levels.ts'

/** One rule for elements of a slider, at one level. */
export interface Rule {
  /** Within the slider; empty: the slider itself. */
  readonly of: string
  /** Declarations by property. */
  readonly set: Readonly<Record<string, string>>
  /** All levels where absent. */
  readonly level?: Exclude<Level, 'desktop'>
}

/** Names one slide in selectors. */
export function slideSelector({ id }: { readonly id: string }): string {
  return `[data-slide-id="${cssText(id)}"]`
}
