import { describe, expect, it } from 'vitest'
import { HANDLINGS } from './handling.ts'
import { INBOX_TABS, isInTab } from './inbox-query.ts'
import { actionsOn, type MessageState, stateAfter, stateRequest } from './message-actions.ts'
import { MESSAGE_STATUSES } from './message-status.ts'

const STATES = MESSAGE_STATUSES.flatMap((status) => HANDLINGS.map((handling): MessageState => ({ status, handling })))
const tabOf = (state: MessageState) => INBOX_TABS.find((tab) => isInTab(tab, state))

describe('actions on a message', () => {
  it.each(STATES)('that is $status and $handling take it to another tab', (state) => {
    const tabs = actionsOn(state).map((action) => tabOf(stateAfter(action, state)))
    expect(tabs.length).toBeGreaterThan(0)
    expect(tabs).not.toContain(tabOf(state))
  })

  it.each(STATES)('that is $status and $handling are undone by a request of their own', (state) => {
    for (const action of actionsOn(state)) {
      const after = stateAfter(action, state)
      expect(stateRequest(5, state, after)).toBeDefined()
      expect(stateRequest(5, after, state)).toBeDefined()
    }
  })

  it('offer no spam among spam', () => expect(actionsOn({ status: 'spam', handling: 'new' })).toEqual(['notSpam']))
})

describe('the request of a change', () => {
  const state = (status: 'mail_sent' | 'spam', handling: 'new' | 'done' = 'new') => ({ status, handling })
  it('restores the former handling', () =>
    expect(stateRequest(5, state('mail_sent', 'done'), state('mail_sent'))).toEqual({
      method: 'PATCH',
      path: '/submissions/5',
      body: { handling: 'new' },
    }))
  it('holds a message as spam, and releases it', () => {
    expect(stateRequest(5, state('mail_sent'), state('spam'))).toEqual({ method: 'POST', path: '/submissions/5/spam' })
    expect(stateRequest(5, state('spam'), state('mail_sent'))).toEqual({
      method: 'POST',
      path: '/submissions/5/release',
    })
  })
  it('is not sent for nothing', () => expect(stateRequest(5, state('spam'), state('spam'))).toBeUndefined())
})
