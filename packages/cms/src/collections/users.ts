import type { CollectionConfig } from 'payload'
import { administrators, administratorsOnly, administratorsOrSelf, person, ROLES } from '../access.ts'
import { makeFirstAccountAdministrator, setupCodeField } from './first-account.ts'

/** Seconds that a login lasts. */
const SESSION_SECONDS = 60 * 60 * 24 * 14

/** Failed logins before an account is locked. */
const MAX_LOGIN_ATTEMPTS = 8

/** Milliseconds that an account stays locked. */
const LOCK_MS = 10 * 60 * 1000

const ROLE_LABELS = { administrator: 'Administrator', editor: 'Editor', author: 'Author' } as const

/**
 * The people who work on the site. The first one is made with the one-time code from the terminal.
 *
 * @param siteUrl Origin of the links in mails. A request's own host is never used for it: whoever asks could choose it.
 */
export const usersCollection = (siteUrl: string): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'], group: 'Settings' },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_MS,
    forgotPassword: { generateEmailHTML: (args) => resetMail(siteUrl, args?.token ?? '') },
  },
  access: {
    create: administrators,
    read: administratorsOrSelf,
    update: administratorsOrSelf,
    delete: administrators,
    admin: ({ req }) => person(req.user) !== undefined,
  },
  hooks: { beforeChange: [makeFirstAccountAdministrator] },
  fields: [
    setupCodeField,
    { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 200 },
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      access: { create: administratorsOnly, update: administratorsOnly },
      admin: { description: 'Authors write drafts; editors publish; administrators also run the site.' },
    },
  ],
})

function resetMail(siteUrl: string, token: string): string {
  const link = `${siteUrl}/admin/reset/${encodeURIComponent(token)}`
  return (
    `<p>Somebody asked for a new password for your account at ${siteUrl}.</p>` +
    `<p><a href="${link}">${link}</a></p><p>If it was not you, do nothing: the old password stays.</p>`
  )
}
