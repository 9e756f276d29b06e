import type { Role } from '@vitrine/content/core'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { InviteSomebody } from './invite-somebody.tsx'

/** Above the list of accounts: the invitation, with the roles that the site offers. */
export function Invite(props: {
  readonly payload: Payload
  /** The config gives it. */
  readonly rolesOf: (payload: Payload) => readonly Role[]
}): ReactNode {
  return <InviteSomebody roles={props.rolesOf(props.payload)} />
}
