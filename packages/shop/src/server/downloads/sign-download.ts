import { createHmac } from 'node:crypto'
import { isSameSecret } from '@vitrine/content/store'
import { downloadAddress, type SignedDownload, signedText } from '../../core/downloads/download-address.ts'
import { DOWNLOAD_HOURS } from '../../core/downloads/download-limits.ts'

const HOUR_SECONDS = 3_600

/** Address of a file of an order, which holds for {@link DOWNLOAD_HOURS}. @param secret Secret of the site. */
export function signedDownload(secret: string, { id, now }: { readonly id: number; readonly now: Date }): string {
  const download = { id, until: Math.ceil(now.getTime() / 1_000) + DOWNLOAD_HOURS * HOUR_SECONDS }
  return downloadAddress(download, signatureOf(secret, download).toString('base64url'))
}

/** True for the signature of an address that this site made, also when it does not hold any more. */
export function isSigned(secret: string, download: SignedDownload, signature: string): boolean {
  return isSameSecret(Buffer.from(signature, 'base64url'), signatureOf(secret, download))
}

function signatureOf(secret: string, download: SignedDownload): Buffer {
  return createHmac('sha256', secret).update(signedText(download)).digest()
}
