import { type AdminText, adminTextIn } from '@vitrine/content/core'

/** Words of the dashboard, the sidebar and the help. */
export const DASHBOARD_WORDS = {
  yourSite: { en: 'Your site', de: 'Ihre Website' },
  viewSite: { en: 'View site', de: 'Website ansehen' },
  newPage: { en: 'New page', de: 'Neue Seite' },
  dashboard: { en: 'Dashboard', de: 'Übersicht' },
  main: { en: 'Main', de: 'Hauptnavigation' },
  sidebar: { en: 'Sidebar', de: 'Seitenleiste' },
  closeMenu: { en: 'Close the menu', de: 'Menü schließen' },
  waiting: { en: 'waiting', de: 'offen' },
  whatWaits: { en: 'What waits', de: 'Was offen ist' },
  showAll: { en: 'Show all', de: 'Alle zeigen' },
  untitled: { en: 'Untitled', de: 'Ohne Titel' },
  firstSteps: { en: 'First steps', de: 'Erste Schritte' },
  hide: { en: 'Hide', de: 'Ausblenden' },
  stepsDone: { en: 'Steps done', de: 'Erledigte Schritte' },
  done: { en: 'done', de: 'erledigt' },
  health: { en: 'Health', de: 'Zustand' },
  allWell: { en: 'All is well.', de: 'Alles in Ordnung.' },
  help: { en: 'Help', de: 'Hilfe' },
  helpInEnglish: { en: '', de: 'Die Hilfe gibt es nur auf Englisch.' },
  helpLink: { en: 'Help', de: 'Hilfe (englisch)' },
  back: { en: 'Back to the admin', de: 'Zurück zur Verwaltung' },
  allPages: { en: 'All pages', de: 'Alle Seiten' },
  noHelpPage: { en: 'There is no such page', de: 'Diese Seite gibt es nicht' },
  chooseHelpPage: { en: 'Choose one from the list.', de: 'Wählen Sie eine aus der Liste.' },
  noDocumentation: {
    en: 'This site was installed without its documentation.',
    de: 'Diese Website wurde ohne Dokumentation installiert.',
  },
  signInToRead: { en: 'Sign in to read it.', de: 'Zum Lesen anmelden.' },
} as const satisfies Readonly<Record<string, AdminText>>

/** Steps that are done, of all. */
export const STEPS_DONE: Readonly<Record<keyof AdminText, (done: number, all: number) => string>> = {
  en: (done, all) => `${done} of ${all} done`,
  de: (done, all) => `${done} von ${all} erledigt`,
}

/** Gives words of the dashboard in a language of the admin. */
export function dashboardWords(language: string): (name: keyof typeof DASHBOARD_WORDS) => string {
  return (name) => adminTextIn(DASHBOARD_WORDS[name], language)
}
