import type { Dictionary } from '@vitrine/kit/demo'

/** The pages that ask for a password, or to sign in, in German, by the English texts. */
export const de: Dictionary = {
  'This page has a password.': 'Diese Seite hat ein Passwort.',
  'The person who sent you here knows it.': 'Wer Sie hierher geschickt hat, kennt es.',
  Password: 'Passwort',
  'Open the page': 'Seite öffnen',
  'That is not the password of this page.': 'Das ist nicht das Passwort dieser Seite.',
  'Too many tries. Wait a few minutes, then try again.':
    'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
  'This page is for members.': 'Diese Seite ist für Mitglieder.',
  'Sign in to read it.': 'Melden Sie sich an, um sie zu lesen.',
  'Sign in': 'Anmelden',
}
