/** Names of the fields of the forms on account pages, and of those in their addresses. */
export const ACCOUNT_FIELDS = {
  /** Action of the form, see {@link ACTIONS}. */
  action: 'action',
  address: 'email',
  name: 'name',
  /** Where the visitor wanted to go. */
  back: 'to',
  /** Secret of a link. */
  link: 'link',
  /** Says that somebody knows what they do. */
  agreed: 'agreed',
  /** Name of what was done, see {@link DONE}. */
  done: 'done',
} as const

/** Actions of the forms on account pages. */
const ACTIONS = ['ask', 'open', 'name', 'address', 'export', 'signOut', 'signOutEverywhere', 'erase'] as const

export type AccountAction = (typeof ACTIONS)[number]

/** Reads the action of a form; undefined for anything else. */
export function parseAction(raw: string | undefined): AccountAction | undefined {
  return ACTIONS.find((action) => action === raw)
}

/** Things that an account page says were done, by the names of their texts. */
const DONE = ['sent', 'nameSaved', 'addressSent', 'addressChanged', 'signedOut', 'erased'] as const

export type Done = (typeof DONE)[number]

/** Reads what an address says was done; undefined for anything else. */
export function parseDone(raw: string | undefined): Done | undefined {
  return DONE.find((done) => done === raw)
}
