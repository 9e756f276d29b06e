import type { AdminText } from '@vitrine/kit/core'

/** Words of the list of sessions on the page of an account. */
export const SIGN_IN_WORDS = {
  heading: { en: 'Where you are signed in', de: 'Wo Sie angemeldet sind' },
  headingOfAnother: { en: 'Where this account is signed in', de: 'Wo dieses Konto angemeldet ist' },
  nowhere: { en: 'Nowhere.', de: 'Nirgends.' },
  unknownDevice: { en: 'Unknown device', de: 'Unbekanntes Gerät' },
  thisOne: { en: 'this browser', de: 'dieser Browser' },
  since: { en: 'signed in', de: 'angemeldet' },
  lastUsed: { en: 'last used', de: 'zuletzt benutzt' },
  end: { en: 'Sign out', de: 'Abmelden' },
  endOthers: { en: 'Sign out everywhere else', de: 'Überall sonst abmelden' },
  endAll: { en: 'Sign out everywhere', de: 'Überall abmelden' },
  endedOne: { en: 'Signed out there.', de: 'Dort abgemeldet.' },
  endedAll: { en: 'Signed out.', de: 'Abgemeldet.' },
} as const satisfies Readonly<Record<string, AdminText>>
