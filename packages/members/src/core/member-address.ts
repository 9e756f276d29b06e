import { pastedText } from '@vitrine/content/core'
import { isWrittenAddress } from '@vitrine/delivery/core'

/**
 * Reads the mail address of a member. One mailbox is written in many ways, so it is stored in small letters.
 *
 * @returns Undefined for what is no single address, or longer than an address can be.
 */
export function parseMemberAddress(raw: string): string | undefined {
  const written = pastedText(raw).toLowerCase()
  return isWrittenAddress(written) ? written : undefined
}
