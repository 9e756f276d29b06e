import type { Role } from '@vitrine/content/core'
import type { Payload, ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { INVITE_FIELD } from '../../core/invitation-address.ts'
import { InviteSomebody } from './invite-somebody.tsx'

interface InviteProps extends ServerProps {
  /** The config gives it. */
  readonly rolesOf: (payload: Payload) => readonly Role[]
}

/** Invitation above the list of accounts, with the roles that the site offers. */
export function Invite({ payload, rolesOf, searchParams = {} }: InviteProps): ReactNode {
  return <InviteSomebody isOpenAtFirst={INVITE_FIELD in searchParams} roles={rolesOf(payload)} />
}
