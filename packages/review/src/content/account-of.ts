import { text } from '@vitrine/content/core'
import type { PayloadRequest } from 'payload'

/** The account of a request. @throws If nobody has signed in: access has been asked for before. */
export function accountOf({ user }: PayloadRequest): { readonly id: number; readonly name: string } {
  if (!user) throw new Error('Only accounts write notes and ask for reviews.')
  return { id: Number(user.id), name: text(user.name) ?? user.email ?? '' }
}
