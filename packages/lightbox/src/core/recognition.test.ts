import { describe, expect, it } from 'vitest'
import { lookupFor, parseProviderAnswer, parseReply } from './recognition.ts'

describe('what our server asks about', () => {
  it('addresses of providers, at fixed addresses of theirs', () =>
    expect(lookupFor('https://vimeo.com/channels/staffpicks')).toBe(
      'https://vimeo.com/api/oembed.json?format=json&url=https%3A%2F%2Fvimeo.com%2Fchannels%2Fstaffpicks',
    ))
  it.each([
    'http://vimeo.com/x',
    'https://vimeo.com:8443/x',
    'https://user@vimeo.com/x',
    'https://vimeo.com.evil.example/x',
    'https://evil.example/?vimeo.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'file:///etc/passwd',
    `https://vimeo.com/${'x'.repeat(2000)}`,
    undefined,
    ['https://vimeo.com/x'],
  ])('never %s', (address) => expect(lookupFor(address)).toBeUndefined())
})

describe('the reply of a provider', () => {
  it('names the video in the frame that it proposes', () =>
    expect(
      parseProviderAnswer({
        html: '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;app_id=122963"></iframe>',
        thumbnail_url: 'https://i.vimeocdn.com/video/1.jpg',
      }),
    ).toEqual({
      type: 'video',
      source: 'vimeo',
      url: 'https://vimeo.com/76979871/8272103f6e',
      images: ['https://i.vimeocdn.com/video/1.jpg'],
      html5video: null,
    }))
  it.each([
    null,
    'x',
    {},
    { html: '<iframe src="https://evil.example/video/1"></iframe>' },
  ])('may be nothing: %j', (raw) => expect(parseProviderAnswer(raw)).toBeUndefined())
})

describe('our answer', () => {
  it('carries the address of the video', () =>
    expect(parseReply({ status: 200, results: { url: 'https://vimeo.com/1' }, response: '' })).toBe(
      'https://vimeo.com/1',
    ))
  it('or nothing', () => expect(parseReply({ status: 404, results: null, response: 'No.' })).toBeUndefined())
})
