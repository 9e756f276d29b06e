import {
  administrators,
  administratorsOnly,
  administratorsOrSelf,
  readRoleOverview,
  rolesOf,
} from '@vitrine/content/access'
import { person, ROLE_LABELS, ROLES, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'
import { MAX_NAME_LENGTH } from '../core/invitation.ts'
import { changeNotice } from './changes/change-notice.ts'
import { currentPasswordField, currentPasswordGuard } from './changes/current-password.ts'
import { dropResetLink } from './changes/drop-reset-link.ts'
import { makeFirstAccountAdministrator, setupCodeField } from './first-account.ts'
import { invitations } from './invitations/invitations.ts'
import { linkOrigin } from './link-origin.ts'
import { secondFactorEndpoints } from './second-factor/endpoints.ts'
import { answerWithoutSession, holdSession, refuseRenewal } from './second-factor/hold-session.ts'
import { endSessionsWithPendingStep, forgetFactor } from './second-factor/with-account.ts'
import { noteDeviceOfLogin } from './sessions/note-device.ts'
import { noteLanguageOfLogin, noteLanguageOfRefresh } from './sessions/note-language.ts'
import { sessionEndpoints } from './sessions/session-endpoints.ts'
import { signInFields } from './sign-in-fields.ts'
import { forgottenPassword } from './signing-in/forgotten-password.ts'
import { loginGuard } from './signing-in/login-guard.ts'
import { forgetNetworksOfAccount } from './signing-in/note-network.ts'
import { noteSignInOfLogin } from './signing-in/note-sign-in.ts'
import { passwordCheck } from './signing-in/password-check.ts'
import { refuseWeakPassword, refuseWeakReset } from './signing-in/strong-passwords.ts'

/** Seconds that a login lasts after it was last used: the admin renews it while somebody works. A working day. */
const SESSION_SECONDS = 60 * 60 * 12

/**
 * The people who work on the site. The first one is made with the one-time code from the terminal.
 *
 * @param siteUrl Origin of the site: an encrypted one has its cookies sent over encrypted connections alone.
 */
export function usersCollection(siteUrl: string): CollectionConfig {
  const guard = loginGuard()
  const checkPassword = passwordCheck()
  return {
    slug: 'users',
    versions: false,
    lockDocuments: editLock,
    labels: { singular: { en: 'Account', de: 'Konto' }, plural: { en: 'Accounts', de: 'Konten' } },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'lastSignInAt'],
      components: {
        beforeListTable: [{ path: '@vitrine/accounts/admin#Invite', serverProps: { rolesOf } }],
        views: { list: { Component: '@vitrine/accounts/admin#AccountList' } },
      },
      // Everybody has their own account at /admin/account.
      hidden: ({ user }) => person(user)?.role !== 'administrator',
      ...sidebarPlace('Settings', 'people', 'people'),
    },
    auth: {
      tokenExpiration: SESSION_SECONDS,
      // Payload would lock the account, and a stranger's wrong tries would keep its owner out.
      maxLoginAttempts: Number.MAX_SAFE_INTEGER,
      cookies: { secure: siteUrl.startsWith('https:'), sameSite: 'Lax' },
      forgotPassword: {
        generateEmailHTML: async ({ req, token = '' } = {}) => {
          if (!req) throw new Error('Payload asked for the mail of a new password without a request.')
          return resetMail(await linkOrigin(req.payload), token)
        },
      },
    },
    endpoints: [
      forgottenPassword,
      invitations,
      ...secondFactorEndpoints(checkPassword),
      ...sessionEndpoints(SESSION_SECONDS),
    ],
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
      beforeValidate: [refuseWeakPassword, currentPasswordGuard(checkPassword)],
      beforeChange: [makeFirstAccountAdministrator, dropResetLink],
      afterChange: [endSessionsWithPendingStep, changeNotice],
      beforeDelete: [forgetFactor, forgetNetworksOfAccount],
      afterLogin: [guard.afterLogin, noteDeviceOfLogin, noteLanguageOfLogin, holdSession, noteSignInOfLogin],
      afterRefresh: [noteLanguageOfRefresh],
      afterOperation: [answerWithoutSession],
    },
    fields: [
      setupCodeField,
      currentPasswordField,
      { name: 'name', label: 'Name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH },
      {
        name: 'role',
        label: { en: 'Role', de: 'Rolle' },
        type: 'select',
        required: true,
        defaultValue: 'author',
        saveToJWT: true,
        options: ROLES.map((role) => ({ value: role, label: { ...ROLE_LABELS[role] } })),
        filterOptions: ({ options, req }) => {
          const offered: readonly string[] = rolesOf(req.payload)
          return options.filter((option) => offered.includes(typeof option === 'string' ? option : option.value))
        },
        access: { create: administratorsOnly, update: administratorsOnly },
        admin: {
          description: {
            en: 'Administrators change what each role may do under Settings → Roles and rights.',
            de: 'Unter Einstellungen → Rollen und Rechte ändert die Administration, was jede Rolle darf.',
          },
          components: { Field: '@vitrine/accounts/admin#RoleField' },
        },
      },
      {
        name: 'roleOverview',
        type: 'ui',
        admin: {
          components: { Field: { path: '@vitrine/content/admin#RoleOverview', serverProps: { readRoleOverview } } },
          disableListColumn: true,
        },
      },
      ...signInFields,
      {
        name: 'secondFactor',
        label: { en: 'Second factor', de: 'Zweiter Faktor' },
        type: 'ui',
        admin: { components: { Field: '@vitrine/accounts/admin#SecondFactorField' }, disableListColumn: true },
      },
      {
        name: 'sessionList',
        type: 'ui',
        admin: { components: { Field: '@vitrine/accounts/admin#SessionList' }, disableListColumn: true },
      },
      // Payload's own field of sessions takes what stands here along.
      {
        name: 'sessions',
        label: { en: 'Sign-ins', de: 'Anmeldungen' },
        labels: {
          singular: { en: 'Sign-in', de: 'Anmeldung' },
          plural: { en: 'Sign-ins', de: 'Anmeldungen' },
        },
        type: 'array',
        fields: [{ name: 'device', label: { en: 'Device', de: 'Gerät' }, type: 'text' }],
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
