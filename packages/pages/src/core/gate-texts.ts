import { namedTexts } from '@vitrine/content/core'

/** Texts of the pages that ask for a password, or to sign in, in English. */
export const GATE_TEXTS = {
  passwordTitle: 'This page has a password.',
  passwordText: 'The person who sent you here knows it.',
  passwordLabel: 'Password',
  passwordButton: 'Open the page',
  wrongPassword: 'That is not the password of this page.',
  tooManyTries: 'Too many tries. Wait a few minutes, then try again.',
  membersTitle: 'This page is for members.',
  membersText: 'Sign in to read it.',
  membersLink: 'Sign in',
} as const

export type GateTexts = Readonly<Record<keyof typeof GATE_TEXTS, string>>

/** Reads the texts of the `gate` global. */
export function parseGateTexts(stored: unknown): GateTexts {
  return namedTexts(stored, GATE_TEXTS)
}
