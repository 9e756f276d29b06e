import { answerIn } from '@vitrine/content/answers'
import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { isSetupCode } from './setup/setup-code.ts'

async function isFirstAccount(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  return totalDocs === 0
}

/** Asks for the one-time code, only while there is no account; it is compared and never stored. */
export const setupCodeField: Field = {
  name: 'setupCode',
  label: { en: 'One-time code', de: 'Einmalcode' },
  type: 'text',
  virtual: true,
  admin: {
    condition: (_data, _siblings, { user }) => !user,
    description: {
      en: 'The terminal that started Vitrine shows it.',
      de: 'Das Terminal, in dem Vitrine gestartet wurde, zeigt ihn.',
    },
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
      answerIn(
        {
          en: 'This is not the code. It stands in the terminal that started Vitrine, as three groups of four.',
          de: 'Das ist nicht der Code. Er steht im Terminal, in dem Vitrine gestartet wurde, in drei Gruppen zu vier Zeichen.',
        },
        req,
      )
    )
  },
}

/** Makes the first account an administrator: its owner knows the code, and so runs the site. */
export const makeFirstAccountAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) =>
  operation === 'create' && (await isFirstAccount(req)) ? { ...data, role: 'administrator' } : data
