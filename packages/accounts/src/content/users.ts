import { administrators, administratorsOnly, administratorsOrSelf } from '@vitrine/content/access'
import { person, ROLES, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'
import { MAX_NAME_LENGTH } from '../core/invitation.ts'
import { ROLE_LABELS } from '../core/role-labels.ts'
import { makeFirstAccountAdministrator, setupCodeField } from './first-account.ts'
import { invitations } from './invitations/invitations.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { answerWithoutSession, holdSession, refuseRenewal } from './second-factor/hold-session.ts'
import { endSessionsWithPendingStep, forgetFactor } from './second-factor/with-account.ts'
import { forgottenPassword } from './signing-in/forgotten-password.ts'
import { loginGuard } from './signing-in/login-guard.ts'
import { refuseWeakPassword, refuseWeakReset } from './signing-in/strong-passwords.ts'

/** Seconds that a login lasts after it was last used: the admin renews it while somebody works. A working day. */
const SESSION_SECONDS = 60 * 60 * 12

/**
 * The people who work on the site. The first one is made with the one-time code from the terminal.
 *
 * @param siteUrl Origin of the links in mails. A request's own host is never used for it: whoever asks could choose it.
 */
export function usersCollection(siteUrl: string): CollectionConfig {
  const guard = loginGuard()
  return {
    slug: 'users',
    versions: false,
    lockDocuments: editLock,
    labels: { singular: 'Account', plural: 'Accounts' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
      components: { beforeListTable: ['@vitrine/accounts/admin#Invite'] },
      ...sidebarPlace('Settings', 'people'),
    },
    auth: {
      tokenExpiration: SESSION_SECONDS,
      // Payload would lock the account, and a stranger's wrong tries would keep its owner out.
      maxLoginAttempts: Number.MAX_SAFE_INTEGER,
      cookies: { secure: siteUrl.startsWith('https:'), sameSite: 'Lax' },
      forgotPassword: { generateEmailHTML: (args) => resetMail(siteUrl, args?.token ?? '') },
    },
    endpoints: [forgottenPassword, invitations(siteUrl), ...secondFactorEndpoints()],
    access: {
      create: administrators,
      read: administratorsOrSelf,
      update: administratorsOrSelf,
      delete: administrators,
      unlock: administrators,
      admin: ({ req }) => person(req.user) !== undefined,
    },
    hooks: {
      beforeOperation: [guard.beforeOperation, refuseWeakReset, refuseRenewal],
      beforeValidate: [refuseWeakPassword],
      beforeChange: [makeFirstAccountAdministrator],
      afterChange: [endSessionsWithPendingStep],
      beforeDelete: [forgetFactor],
      afterLogin: [guard.afterLogin, holdSession],
      afterOperation: [answerWithoutSession],
    },
    fields: [
      setupCodeField,
      { name: 'name', label: 'Name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH },
      {
        name: 'role',
        label: 'Role',
        type: 'select',
        required: true,
        defaultValue: 'author',
        saveToJWT: true,
        options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
        access: { create: administratorsOnly, update: administratorsOnly },
        admin: {
          description: 'Authors write drafts; editors publish; administrators also run the site.',
          components: { Field: '@vitrine/accounts/admin#RoleField' },
        },
      },
      {
        name: 'secondFactor',
        type: 'ui',
        admin: { components: { Field: '@vitrine/accounts/admin#SecondFactorField' }, disableListColumn: true },
      },
    ],
  }
}

function resetMail(siteUrl: string, token: string): string {
  const link = `${siteUrl}/admin/reset/${encodeURIComponent(token)}`
  return (
    `<p>Somebody asked for a new password for your account at ${siteUrl}.</p>` +
    `<p><a href="${link}">${link}</a></p><p>If it was not you, do nothing: the old password stays.</p>`
  )
}
