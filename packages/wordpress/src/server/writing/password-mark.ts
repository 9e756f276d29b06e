import { createHmac } from 'node:crypto'
import type { PlannedPassword } from '../../core/plan/plan.ts'

/**
 * Mark by which a second run sees that a password is the same. Without the secret of the site nobody can try passwords on
 * it, as they could on a plain hash.
 */
export function markOf(password: PlannedPassword, secret: string): string {
  return 'text' in password ? createHmac('sha256', secret).update(password.text).digest('base64url') : password.mark
}
