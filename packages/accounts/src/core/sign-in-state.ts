import type { AdminText } from '@vitrine/kit/core'
import { INVITATION_DAYS } from './invitation.ts'

const DAY_MS = 86_400_000

/** State of an account by its sign-ins. Times are ISO 8601 in UTC. */
export type SignInState =
  | { readonly kind: 'signed in'; readonly at: string }
  /** Not accepted yet. `isOver`: the link of the invitation opens nothing any more. */
  | { readonly kind: 'invited'; readonly at: string; readonly isOver: boolean }
  /** Neither is on record: the account is older than the record. */
  | { readonly kind: 'unknown' }

/** Reads the state of an account from its dates. */
export function signInState(
  account: { readonly invitedAt?: unknown; readonly lastSignInAt?: unknown },
  now: Date,
): SignInState {
  const { invitedAt, lastSignInAt } = account
  if (typeof lastSignInAt === 'string') return { kind: 'signed in', at: lastSignInAt }
  if (typeof invitedAt !== 'string') return { kind: 'unknown' }
  return { kind: 'invited', at: invitedAt, isOver: now.getTime() - Date.parse(invitedAt) >= INVITATION_DAYS * DAY_MS }
}

/** Text of a state in the list of accounts. @param time Writes a time in the language of the reader. */
export function signInText(state: SignInState, time: (at: string) => string): AdminText {
  switch (state.kind) {
    case 'signed in':
      return { en: time(state.at), de: time(state.at) }
    case 'invited':
      return state.isOver
        ? {
            en: `Invited ${time(state.at)}, not accepted; the link has run out`,
            de: `Eingeladen ${time(state.at)}, nicht angenommen; der Link gilt nicht mehr`,
          }
        : {
            en: `Invited ${time(state.at)}, not yet accepted`,
            de: `Eingeladen ${time(state.at)}, noch nicht angenommen`,
          }
    case 'unknown':
      return { en: 'Not on record', de: 'Nicht erfasst' }
  }
}
