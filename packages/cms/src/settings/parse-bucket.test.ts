import { describe, expect, it } from 'vitest'
import { parseBucket } from './parse-bucket.ts'

const parse = (env: Readonly<Record<string, string>>) => parseBucket((name) => env[name])
const bucket = {
  S3_BUCKET: 'halden-media',
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_KEY_ID: 'AKIA',
  S3_SECRET: 'shh',
}

describe('the settings of a bucket', () => {
  it('are absent unless one is named', () => expect(parse({ S3_KEY_ID: 'AKIA' })).toBeUndefined())

  it('are a service, a region, a key, and where in the bucket', () =>
    expect(parse({ ...bucket, S3_REGION: 'eu-central-1', S3_PREFIX: '/halden/', S3_PATH_STYLE: 'off' })).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      bucket: 'halden-media',
      keyId: 'AKIA',
      secret: 'shh',
      prefix: 'halden/',
      isInPath: false,
    }))

  it.each([
    [{ S3_BUCKET: 'https://s3.example/halden' }, 'Give its name alone'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT is "s3.example"'],
    [{ S3_ENDPOINT: 'https://s3.example/halden' }, 'without the bucket'],
    [{ S3_KEY_ID: '' }, 'S3_KEY_ID is not set'],
    [{ S3_PREFIX: '../other' }, 'S3_PREFIX is "../other"'],
    [{ S3_PATH_STYLE: 'maybe' }, 'S3_PATH_STYLE is "maybe"'],
  ])('%j: refused with what to do', (env, words) => expect(() => parse({ ...bucket, ...env })).toThrow(words))

  it('are refused without a word of the secret', () =>
    expect(() => parse({ ...bucket, S3_SECRET: 'two words' })).toThrow(
      /^S3_SECRET is not set, or has blanks\. (?!.*two words)/,
    ))
})
