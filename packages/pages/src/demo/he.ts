import type { Dictionary } from '@vitrine/kit/demo'

/** The pages that ask for a password, or to sign in, in Hebrew, by the English texts. */
export const he: Dictionary = {
  'This page has a password.': 'לעמוד הזה יש סיסמה.',
  'The person who sent you here knows it.': 'מי ששלח אתכם לכאן יודע אותה.',
  Password: 'סיסמה',
  'Open the page': 'פתיחת העמוד',
  'That is not the password of this page.': 'זו אינה הסיסמה של העמוד הזה.',
  'Too many tries. Wait a few minutes, then try again.': 'יותר מדי ניסיונות. המתינו כמה דקות ונסו שוב.',
  'This page is for members.': 'העמוד הזה מיועד לחברים.',
  'Sign in to read it.': 'היכנסו כדי לקרוא אותו.',
  'Sign in': 'כניסה',
}
