import { type Field, type FieldHook, ValidationError } from 'payload'
import { hashPassword, MAX_PASSWORD_LENGTH } from './page-password.ts'

/**
 * Who may see a document, and its password. The password is only written: it is stored as a hash that no account and no
 * version shows.
 */
export const visibilityFields: readonly Field[] = [
  {
    name: 'visibility',
    label: { en: 'Who may see it', de: 'Wer sie sehen darf' },
    type: 'select',
    defaultValue: 'everyone',
    options: [
      { value: 'everyone', label: { en: 'Everyone', de: 'Alle' } },
      { value: 'password', label: { en: 'People with the password', de: 'Personen mit dem Passwort' } },
      {
        value: 'members',
        label: { en: 'Members (people who are signed in)', de: 'Mitglieder (angemeldete Personen)' },
      },
    ],
    admin: {
      position: 'sidebar',
      description: {
        en: 'What is not for everyone is in no list, search, feed or sitemap.',
        de: 'Was nicht für alle ist, steht in keiner Liste, Suche, keinem Feed und keiner Sitemap.',
      },
    },
  },
  {
    name: 'password',
    label: { en: 'Password', de: 'Passwort' },
    type: 'text',
    virtual: true,
    maxLength: MAX_PASSWORD_LENGTH,
    admin: {
      position: 'sidebar',
      autoComplete: 'new-password',
      description: {
        en: 'Empty: as it was. It cannot be read again.',
        de: 'Leer: bleibt, wie es war. Es kann nicht ausgelesen werden.',
      },
      condition: (_, siblings) => siblings?.visibility === 'password',
    },
  },
  {
    name: 'passwordHash',
    type: 'text',
    hidden: true,
    access: { create: () => false, read: () => false, update: () => false },
    hooks: { beforeChange: [hashOfPassword()] },
  },
]

/** Keeps the hash of a new password, and forgets the password. What visitors need one for has one. */
function hashOfPassword(): FieldHook {
  return async ({ collection, data, originalDoc, previousSiblingDoc, siblingData, value }) => {
    const { password } = siblingData
    siblingData.password = undefined
    if (typeof password === 'string' && password !== '') return hashPassword(password)
    const hash: unknown = value ?? previousSiblingDoc?.passwordHash
    const { visibility, _status } = { ...originalDoc, ...data }
    if (typeof hash === 'string') return hash
    if (visibility === 'password' && _status === 'published') {
      const errors = [{ path: 'password', message: 'Give the password that visitors need.' }]
      throw new ValidationError({ ...(collection && { collection: collection.slug }), errors })
    }
    return null
  }
}
