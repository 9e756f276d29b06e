import { attachmentHeader } from '@vitrine/http/core'

/** Headers of a file that is to be saved, whatever it is, and stored by no cache. @param name As it is saved. */
export function savedFile(name: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }
}
