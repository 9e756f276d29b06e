import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { isSetupCode } from './setup/setup-code.ts'

async function isFirstAccount(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  return totalDocs === 0
}

/** Asks for the one-time code, only while there is no account; it is compared and never stored. */
export const setupCodeField: Field = {
  name: 'setupCode',
  label: 'One-time code',
  type: 'text',
  virtual: true,
  admin: {
    condition: (_data, _siblings, { user }) => !user,
    description: 'The terminal that started Vitrine shows it.',
    // Payload shows virtual fields read-only unless asked to do otherwise.
    readOnly: false,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
  validate: async (
    value: string | null | undefined,
    { operation, req }: { operation?: string; req: PayloadRequest },
  ) => {
    if (operation !== 'create' || !(await isFirstAccount(req))) return true
    return (
      isSetupCode(req.payload.config.secret, value) ||
      'This is not the code. It stands in the terminal that started Vitrine, as three groups of four.'
    )
  },
}

/** Makes the first account an administrator: its owner knows the code, and so runs the site. */
export const makeFirstAccountAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) =>
  operation === 'create' && (await isFirstAccount(req)) ? { ...data, role: 'administrator' } : data
