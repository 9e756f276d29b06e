import type { BucketSettings } from './bucket-settings.ts'

/** Address of a bucket, without a slash at its end: services differ in whether it belongs to what is signed. */
export function bucketAddress({ endpoint, bucket, isInPath }: BucketSettings): string {
  if (isInPath) return `${endpoint}/${bucket}`
  const url = new URL(endpoint)
  return `${url.protocol}//${bucket}.${url.host}`
}

/**
 * A key as it stands in an address: each of its parts is percent-encoded as signatures ask for.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html (UriEncode)
 */
export function encodedKey(key: string): string {
  const encode = (part: string) =>
    encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return key.split('/').map(encode).join('/')
}
