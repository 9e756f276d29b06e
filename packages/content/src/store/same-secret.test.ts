import { expect, it } from 'vitest'
import { isSameSecret } from './same-secret.ts'

it('a secret is the same in every byte, and no longer or shorter', () => {
  const same = (given: string) => isSameSecret(Buffer.from(given), Buffer.from('lantern'))
  expect(['lantern', 'lanterm', 'lanter', 'lanterns', ''].map(same)).toEqual([true, false, false, false, false])
})
