import type { BucketSettings } from '@vitrine/storage/core'
import { ConfigError } from './config-error.ts'

const DEFAULT_REGION = 'us-east-1'

/**
 * Reads where files are stored, if that is a bucket of an S3-compatible service. Undefined: in the data folder.
 *
 * @param read Gives a setting by its name.
 * @throws {ConfigError} for the first setting that is wrong. No message names the secret.
 */
export function parseBucket(read: (name: string) => string | undefined): BucketSettings | undefined {
  const bucket = read('S3_BUCKET')
  if (bucket === undefined) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(`S3_BUCKET is "${bucket}", which is no bucket. Give its name alone, such as halden-media.`)
  }
  return {
    bucket,
    endpoint: parseEndpoint(read('S3_ENDPOINT')),
    region: parseRegion(read('S3_REGION')),
    keyId: required('S3_KEY_ID', read('S3_KEY_ID'), 'the id of a key that may read and write the bucket'),
    secret: required('S3_SECRET', read('S3_SECRET'), 'the secret of that key'),
    prefix: parsePrefix(read('S3_PREFIX')),
    isInPath: parsePathStyle(read('S3_PATH_STYLE')),
  }
}

function parseEndpoint(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username) return url.origin
  throw new ConfigError(
    `S3_ENDPOINT is "${text ?? ''}", which is no service. Give its address without the bucket, such as https://s3.eu-central-1.amazonaws.com.`,
  )
}

function parseRegion(text = DEFAULT_REGION): string {
  if (/^[\w-]+$/.test(text)) return text
  throw new ConfigError(`S3_REGION is "${text}", which is no region. Give one such as eu-central-1, or auto.`)
}

function required(name: string, text: string | undefined, what: string): string {
  if (text !== undefined && /^[\x21-\x7e]+$/.test(text)) return text
  throw new ConfigError(
    `${name} is not set, or has blanks. Give ${what}, or unset S3_BUCKET to keep files in the data folder.`,
  )
}

function parsePrefix(text = ''): string {
  const prefix = text.replace(/^\/+|\/+$/g, '')
  if (prefix === '') return ''
  if (/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(prefix)) return `${prefix}/`
  throw new ConfigError(`S3_PREFIX is "${text}". Give the name of a folder in the bucket, such as halden, or unset it.`)
}

function parsePathStyle(text = 'on'): boolean {
  if (/^(on|true|1|yes)$/i.test(text)) return true
  if (/^(off|false|0|no)$/i.test(text)) return false
  throw new ConfigError(
    `S3_PATH_STYLE is "${text}". Give on, or off for services that have the bucket in the name of the host.`,
  )
}
