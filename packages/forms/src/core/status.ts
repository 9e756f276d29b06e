/** Status of a submission on the wire, and the class that a page shows it by. [reference 6] */
const STATUS_CLASSES: Readonly<Record<string, string>> = {
  init: 'init',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  mail_sent: 'sent',
  mail_failed: 'failed',
  submitting: 'submitting',
  resetting: 'resetting',
  validating: 'validating',
  payment_required: 'payment-required',
}

const CLASSES = new Set(Object.values(STATUS_CLASSES))

/** The class of a status; a status of an extension becomes a custom one. [reference 11.3] */
export function statusClass(status: string): string {
  const words = status.replace(/[^0-9a-z]+/i, ' ').trim()
  return knownClass(status) ?? `custom-${words.replace(/\s+/, '-')}`
}

/**
 * The class by which a page shows a status that the server has written into it: in a custom one every run of other
 * characters is one hyphen, where {@link statusClass} replaces the first run alone. [reference 6, 14.13]
 */
export function pageStatusClass(status: string): string {
  return knownClass(status) ?? `custom-${status.replace(/[^0-9a-z]+/gi, '-')}`
}

function knownClass(status: string): string | undefined {
  return CLASSES.has(status) ? status : STATUS_CLASSES[status]
}

/** Event that announces the status of a reply, by its class; undefined for those that have none. [reference 11.4] */
export function statusEvent(statusClass: string): string | undefined {
  return STATUS_EVENTS[statusClass]
}

const STATUS_EVENTS: Readonly<Record<string, string>> = {
  invalid: 'invalid',
  unaccepted: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  sent: 'mailsent',
  failed: 'mailfailed',
}
