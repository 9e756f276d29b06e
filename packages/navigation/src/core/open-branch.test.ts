import { describe, expect, it } from 'vitest'
import { afterBranchEvent, type BranchEvent, type OpenBranch } from './open-branch.ts'

const after = (...events: BranchEvent[]): OpenBranch => events.reduce<OpenBranch>(afterBranchEvent, undefined)
const rest = (branch: number): BranchEvent => ({ type: 'rest', branch })
const leave = (branch: number): BranchEvent => ({ type: 'leave', branch })
const press = (branch: number): BranchEvent => ({ type: 'press', branch })
const enter = (branch: number): BranchEvent => ({ type: 'enter', branch })

describe('the open branch of a menu bar', () => {
  it('opens when the pointer rests and closes when it leaves', () => {
    expect(after(rest(1))?.branch).toBe(1)
    expect(after(rest(1), leave(1))).toBeUndefined()
  })
  it('toggles by presses', () => {
    expect(after(press(0))?.branch).toBe(0)
    expect(after(press(0), press(0))).toBeUndefined()
  })
  it('is only one', () => expect(after(press(0), press(2))?.branch).toBe(2))
  it('stays open when the pointer leaves what was pressed open', () =>
    expect(after(press(1), leave(1))?.branch).toBe(1))
  it('keeps what was pressed open when the pointer rests on it, too', () =>
    expect(after(press(1), rest(1), leave(1))?.branch).toBe(1))
  it('stays open on a press after hover opened it', () => {
    expect(after(rest(1), press(1))?.branch).toBe(1)
    expect(after(rest(1), press(1), leave(1))?.branch).toBe(1)
    expect(after(rest(1), press(1), press(1))).toBeUndefined()
  })
  it('survives the pointer leaving another branch', () => expect(after(rest(1), leave(0))?.branch).toBe(1))
  it('stays open when the keyboard enters it twice', () => expect(after(enter(1), enter(1))?.branch).toBe(1))
  it('closes on dismissal', () => expect(after(press(1), { type: 'dismiss' })).toBeUndefined())
})
