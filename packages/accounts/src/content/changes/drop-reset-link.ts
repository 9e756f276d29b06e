import type { CollectionBeforeChangeHook } from 'payload'
import { takesOver } from '../../core/own-change.ts'

/** Makes the link of an earlier mail void: it would undo a new password, and open the account to an earlier address. */
export const dropResetLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && takesOver(data, originalDoc ?? {})
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
