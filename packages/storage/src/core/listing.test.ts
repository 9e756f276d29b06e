import { describe, expect, it } from 'vitest'
import { parseListing } from './listing.ts'

const list = (inside: string) => `<?xml version="1.0"?><ListBucketResult xmlns="x">${inside}</ListBucketResult>`
const file = (key: string) => `<Contents><Key>${key}</Key><Size>3</Size></Contents>`

describe('the list of a bucket', () => {
  it('has the keys of its files, encoded or not', () => {
    expect(parseListing(list(file('a&amp;b &#x27;c')))?.files).toEqual([{ key: "a&b 'c", size: 3 }])
    expect(parseListing(list(`<EncodingType>url</EncodingType>${file('a%2Bb+%C3%BC')}`))?.files[0]?.key).toBe('a+b ü')
  })
  it('says how to ask for the part that follows', () => {
    const token = '<NextContinuationToken>abc=</NextContinuationToken>'
    expect(parseListing(list(`<IsTruncated>true</IsTruncated>${token}`))?.next).toBe('abc=')
    expect(parseListing(list(`<IsTruncated>false</IsTruncated>${token}`))?.next).toBeUndefined()
  })
  it('is nothing that another program answers', () => expect(parseListing('<html>Sign in</html>')).toBeUndefined())
})
