import type { Outcome } from './outcome.ts'

const STATUSES: Readonly<Record<Outcome['status'], true>> = {
  members_only: true,
  validation_failed: true,
  acceptance_missing: true,
  spam: true,
  aborted: true,
  payment_required: true,
  mail_sent: true,
  mail_failed: true,
}

/** All statuses that a submission can end with. */
export const OUTCOME_STATUSES = Object.keys(STATUSES)
