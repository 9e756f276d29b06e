import { useTranslation } from '@payloadcms/ui'
import type { Hindrance } from '../../core/saves/hindrance.ts'

/** Words about saves that wait. */
interface SaveWords {
  readonly said: Readonly<Record<Hindrance, string>>
  readonly signIn: string
  readonly again: string
  readonly versions: string
  readonly overwrite: string
  readonly openStored: string
}

const ENGLISH: SaveWords = {
  said: {
    signedOut:
      'You are signed out, so your changes are not saved. They stay in this window: sign in, and they are saved.',
    changedElsewhere:
      'Somebody else has changed this document since you opened it, so your changes are not saved. They stay in this window until you choose. If you save yours, the others stay under “Versions”.',
    unreachable:
      'The site does not answer, so your changes are not saved. They stay in this window and are saved as soon as it does.',
    busy: 'The database is busy, so your changes are not saved yet. Nothing is lost: they stay in this window and are saved as soon as it is free.',
    full: 'The disk of the site is full, so your changes are not saved. They stay in this window and are saved as soon as somebody has made room on the server.',
  },
  signIn: 'Sign in (in a new tab)',
  again: 'Save now',
  versions: 'See the other changes (in a new tab)',
  overwrite: 'Save mine in place of them',
  openStored: 'Give up mine and open theirs',
}

const GERMAN: SaveWords = {
  said: {
    signedOut:
      'Sie sind abgemeldet, deshalb sind Ihre Änderungen nicht gespeichert. Sie bleiben in diesem Fenster: Melden Sie sich an, dann werden sie gespeichert.',
    changedElsewhere:
      'Jemand anderes hat dieses Dokument geändert, seit Sie es geöffnet haben, deshalb sind Ihre Änderungen nicht gespeichert. Sie bleiben in diesem Fenster, bis Sie wählen. Wenn Sie Ihre speichern, bleiben die anderen unter „Versionen“.',
    unreachable:
      'Die Website antwortet nicht, deshalb sind Ihre Änderungen nicht gespeichert. Sie bleiben in diesem Fenster und werden gespeichert, sobald sie es wieder tut.',
    busy: 'Die Datenbank ist beschäftigt, deshalb sind Ihre Änderungen noch nicht gespeichert. Nichts ist verloren: Sie bleiben in diesem Fenster und werden gespeichert, sobald sie frei ist.',
    full: 'Der Speicherplatz der Website ist voll, deshalb sind Ihre Änderungen nicht gespeichert. Sie bleiben in diesem Fenster und werden gespeichert, sobald jemand auf dem Server Platz geschaffen hat.',
  },
  signIn: 'Anmelden (in neuem Tab)',
  again: 'Jetzt speichern',
  versions: 'Die anderen Änderungen ansehen (in neuem Tab)',
  overwrite: 'Meine an ihrer Stelle speichern',
  openStored: 'Meine aufgeben und ihre öffnen',
}

/** Gives the words in the language of the admin. */
export function useSaveWords(): SaveWords {
  return useTranslation().i18n.language === 'de' ? GERMAN : ENGLISH
}
