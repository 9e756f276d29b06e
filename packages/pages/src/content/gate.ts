import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { textGroup } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { GATE_TEXTS } from '../core/gate-texts.ts'

/** Texts of the pages that ask for a password, or to sign in. */
export const gate: GlobalConfig = {
  slug: 'gate',
  versions: false,
  lockDocuments: editLock,
  label: 'Protected pages',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'lock') },
  access: { read: anyone, update: editors },
  fields: [
    textGroup({
      name: 'texts',
      label: 'Texts',
      defaults: GATE_TEXTS,
      labels: {
        passwordTitle: 'Page with a password: title',
        passwordText: 'Page with a password: text',
        passwordLabel: 'Name of the field',
        passwordButton: 'The button',
        wrongPassword: 'When the password is wrong',
        tooManyTries: 'After too many wrong ones',
        membersTitle: 'Page for members: title',
        membersText: 'Page for members: text',
        membersLink: 'Link to sign in',
      },
    }),
  ],
}
