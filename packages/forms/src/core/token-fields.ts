import type { BotCheckOnPage } from '@vitrine/protection/core'

/** Hidden fields in which tokens travel. The protocol knows the first two. [reference 5] */
export const TOKEN_FIELDS = {
  recaptcha: '_wpcf7_recaptcha_response',
  turnstile: '_wpcf7_turnstile_response',
  hcaptcha: '_wpcf7_hcaptcha_response',
  proof: '_wpcf7_proof_response',
} as const satisfies Readonly<Record<BotCheckOnPage['kind'], string>>
