import { createContext, use } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'

/** Form that messages came from. */
export interface InboxForm {
  readonly id: number
  readonly title: string
}

/** Facts of the site and of the account that is signed in, for the whole inbox. */
export interface InboxSetting {
  /** Accounts that messages may be assigned to. */
  readonly colleagues: readonly Colleague[]
  readonly forms: readonly InboxForm[]
  /** Id of the account. */
  readonly account: number
  readonly mayChange: boolean
  readonly mayDelete: boolean
}

export const InboxContext = createContext<InboxSetting>({
  colleagues: [],
  forms: [],
  account: 0,
  mayChange: false,
  mayDelete: false,
})

/** Reads the facts of the site and of the account that is signed in. */
export function useInboxSetting(): InboxSetting {
  return use(InboxContext)
}
