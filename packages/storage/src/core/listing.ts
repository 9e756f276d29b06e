/** A part of a list of keys. */
export interface Listing {
  readonly files: readonly { readonly key: string; readonly size: number }[]
  /** Asks for the part that follows; undefined at the end. */
  readonly next: string | undefined
}

/**
 * Reads the answer to `ListObjectsV2` with `encoding-type=url`.
 *
 * @returns Undefined for what is no such answer.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export function parseListing(xml: string): Listing | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined
  // Services that do not know the encoding give keys as they are.
  const isEncoded = textOf(xml, 'EncodingType') === 'url'
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const [key, size] = [textOf(entry, 'Key'), Number(textOf(entry, 'Size'))]
    if (key === undefined || !Number.isSafeInteger(size)) return []
    return [{ key: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key, size }]
  })
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { files, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined }
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, sign, decimal, hex) => {
    if (sign !== undefined) return SIGNS[String(sign).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
