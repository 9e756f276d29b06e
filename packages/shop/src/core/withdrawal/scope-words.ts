import type { WithdrawalScope } from './withdrawal.ts'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

/** A scope in words: `2 × Chair, 1 × Lamp`. @param titles Titles of the order's lines. */
export function scopeWords(
  scope: WithdrawalScope,
  titles: readonly string[],
  { whole }: Pick<WithdrawalTexts, 'whole'>,
): string {
  switch (scope.kind) {
    case 'whole':
      return whole
    case 'part':
      return scope.words
    case 'pieces':
      return scope.pieces.map(({ line, quantity }) => `${quantity} × ${titles[line] ?? ''}`).join(', ')
  }
}
