/** Words that forms say beside their messages, with their defaults. `{…}` stands for what is known only then. */
export const FORM_TEXTS = {
  optional: 'optional',
  chooseOption: '—Please choose an option—',
  onlyIf: 'Only if',
  next: 'Next',
  back: 'Back',
  stepOf: 'Step {step} of {steps}',
  addRow: 'Add another',
  removeRow: 'Remove',
  rowOf: '{heading} {row}',
  draftKept: 'What you type is kept in this browser until you send it.',
  draftRestored: 'What you typed before is back.',
  draftForget: 'Start again',
  openForm: 'Write to us',
  closeForm: 'Close',
  botCheckAsk: 'To send this form, {service} has to check that you are a person. Your browser then connects to it.',
  botCheckAgree: 'Allow the check',
  botCheckRunning: 'Checking that you are a person …',
  botCheckFailed: 'The check that you are a person did not work. Please try again.',
  paymentCard: 'Card',
  paymentFailed: 'The payment did not work. Please check the card and try again.',
  send: 'Send',
  sending: 'Sending …',
  unreachable:
    'This site cannot be reached at the moment. What you typed is still here: please send it again in a few minutes.',
  charactersTyped: '{count} characters',
  charactersLeft: '{count} characters left',
  testEquals: '“{field}” is “{value}”',
  testNotEquals: '“{field}” is not “{value}”',
  testContains: '“{field}” contains “{value}”',
  testFilled: '“{field}” is answered',
  testEmpty: '“{field}” is not answered',
  nowAsked: 'Now asked: {fields}.',
  noLongerAsked: 'No longer asked: {fields}.',
  rowAdded: '{row} was added.',
  rowRemoved: '{row} was removed.',
  tooLarge: 'The message is too large. Please shorten it and send it again.',
  notWhole: 'The message did not arrive whole. Please send it again.',
  tooMany: 'Too many messages came from this address. Please try again in a minute.',
} as const

export type FormTextKey = keyof typeof FORM_TEXTS
export type FormTexts = Readonly<Record<FormTextKey, string>>

/** Reads the texts that a site's forms share; blank ones are the default. */
export function parseFormTexts(raw: unknown): FormTexts {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const read = ([key, text]: [string, string]) => {
    const own = given[key]
    return [key, typeof own === 'string' && own.trim() !== '' ? own.trim() : text]
  }
  return Object.fromEntries(Object.entries(FORM_TEXTS).map(read)) as unknown as FormTexts
}
