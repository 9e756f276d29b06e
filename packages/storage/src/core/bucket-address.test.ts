import { describe, expect, it } from 'vitest'
import { bucketAddress, encodedKey } from './bucket-address.ts'

const settings = {
  endpoint: 'https://s3.example:9000',
  region: 'auto',
  bucket: 'halden',
  keyId: 'id',
  secret: 'secret',
  prefix: '',
  isInPath: true,
}

describe('the address of a bucket', () => {
  it('has it in its path', () => expect(bucketAddress(settings)).toBe('https://s3.example:9000/halden'))
  it('or in the name of the host', () =>
    expect(bucketAddress({ ...settings, isInPath: false })).toBe('https://halden.s3.example:9000'))
})

it('a key is encoded part by part, as signatures ask for', () =>
  expect(encodedKey("halden/media/a b+ü(1)'!*.jpg")).toBe('halden/media/a%20b%2B%C3%BC%281%29%27%21%2A.jpg'))
