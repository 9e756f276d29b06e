/** Longest texts of a document of `contact-forms`, in characters. */
export const FORM_LIMITS = {
  title: 200,
  template: 100_000,
  line: 500,
  headers: 2000,
  body: 20_000,
  attachments: 2000,
  message: 500,
  settings: 5000,
  label: 300,
  hint: 300,
  fieldName: 100,
  choices: 20_000,
  defaultValue: 2000,
  acceptanceText: 1000,
  questions: 5000,
  sentText: 5000,
  buttonLabel: 300,
} as const

/** Fields of one form. */
export const MAX_FIELDS = 100

/** Characters of an example in the report. */
export const MAX_EXAMPLE_LENGTH = 120
