import { settingsAccess } from '@vitrine/content/access'
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
  label: { en: 'Protected pages', de: 'Geschützte Seiten' },
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'lock', 'people') },
  access: settingsAccess({ slug: 'gate', kind: 'settings' }),
  fields: [
    textGroup({
      name: 'texts',
      label: { en: 'Texts', de: 'Texte' },
      defaults: GATE_TEXTS,
      labels: {
        passwordTitle: { en: 'Page with a password: title', de: 'Seite mit Passwort: Titel' },
        passwordText: { en: 'Page with a password: text', de: 'Seite mit Passwort: Text' },
        passwordLabel: { en: 'Name of the field', de: 'Name des Feldes' },
        passwordButton: { en: 'The button', de: 'Die Schaltfläche' },
        wrongPassword: { en: 'When the password is wrong', de: 'Wenn das Passwort falsch ist' },
        tooManyTries: { en: 'After too many wrong ones', de: 'Nach zu vielen falschen' },
        membersTitle: { en: 'Page for members: title', de: 'Seite für Mitglieder: Titel' },
        membersText: { en: 'Page for members: text', de: 'Seite für Mitglieder: Text' },
        membersLink: { en: 'Link to sign in', de: 'Link zum Anmelden' },
      },
    }),
  ],
}
