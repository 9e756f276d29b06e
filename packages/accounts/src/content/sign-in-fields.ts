import type { Field } from 'payload'

const never = () => false

/** Dates of an account that Vitrine writes, and no request: when it last signed in, and when it was invited. */
export const signInFields: Field[] = [
  {
    name: 'lastSignInAt',
    label: { en: 'Last sign-in', de: 'Letzte Anmeldung' },
    type: 'date',
    access: { create: never, update: never },
    admin: {
      components: {
        Cell: '@vitrine/accounts/admin#SignInCell',
        Field: '@vitrine/accounts/admin#SignInField',
      },
      disableBulkEdit: true,
    },
  },
  {
    name: 'invitedAt',
    label: { en: 'Invited', de: 'Eingeladen' },
    type: 'date',
    access: { create: never, update: never },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
  },
]
