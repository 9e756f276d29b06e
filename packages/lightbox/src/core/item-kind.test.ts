import { describe, expect, it } from 'vitest'
import { itemKind } from './item-kind.ts'

const page = 'https://haldenrye.example/work/'
const kindOf = (address: string, options = {}) => itemKind(address, { page, ...options })?.kind

describe('what a link opens', () => {
  it.each([
    'bmp',
    'gif',
    'jpeg',
    'jpg',
    'png',
    'tiff',
    'tif',
    'jfif',
    'jpe',
    'svg',
    'webp',
    'avif',
  ])('an image: .%s, in any case, with a query', (extension) => {
    expect(kindOf(`/media/chair.${extension}`)).toBe('picture')
    expect(kindOf(`/media/chair.${extension.toUpperCase()}?size=2#top`)).toBe('picture')
  })
  it.each(['mp4', 'ogg', 'webm'])('a video: .%s', (extension) => {
    expect(kindOf(`/media/light.${extension}`)).toBe('video')
    expect(kindOf(`/media/light.${extension.toUpperCase()}?size=2`)).toBe('video')
  })
  it('an extension outside of the path counts when the path has none', () => {
    expect(kindOf('/view?file=chair.jpg&width=2')).toBe('picture')
    expect(kindOf('/chair.mp4?poster=chair.jpg')).toBe('video')
  })
  it.each([
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/v/aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
  ])('a video at a provider: %s', (address) => expect(kindOf(address)).toBe('provider'))
  it.each([
    '/prices.pdf',
    '/contact/',
    'mailto:studio@haldenrye.example',
    'javascript:alert(1)//.jpg',
    '/a.jpgs',
    '',
  ])('nothing: %s', (address) => expect(kindOf(address)).toBeUndefined())
})

describe('a kind that a link declares', () => {
  it('a page in a frame, from a host that is allowed', () => {
    const frame = { named: 'frame', frameHosts: ['maps.example'] }
    expect(kindOf('https://maps.example/here', frame)).toBe('frame')
    expect(kindOf('https://other.example/here', frame)).toBeUndefined()
    expect(kindOf('/prices/', frame)).toBe('frame')
  })
  it('a part of this page, not of another', () => {
    expect(kindOf('#materials', { named: 'inline' })).toBe('inline')
    expect(kindOf('/studio/#materials', { named: 'inline' })).toBeUndefined()
    expect(kindOf('#', { named: 'inline' })).toBeUndefined()
  })
  it('content of this site, not of another', () => {
    expect(kindOf('/prices/#list', { named: 'page' })).toBe('page')
    expect(kindOf('https://other.example/prices/', { named: 'page' })).toBeUndefined()
  })
  it('an audio file', () => expect(kindOf('/media/bell.mp3', { named: 'audio' })).toBe('audio'))
  it('an unknown kind is ignored', () => expect(kindOf('/prices.pdf', { named: 'flash' })).toBeUndefined())
})

describe('addresses that our server is asked about', () => {
  it('only when that is on', () => {
    expect(kindOf('https://vimeo.com/channels/staffpicks')).toBeUndefined()
    expect(kindOf('https://vimeo.com/channels/staffpicks', { recognition: true })).toBe('unknown')
  })
  it.each([
    'https://vimeo.com.evil.example/x',
    'http://vimeo.com/channels/x',
    'https://localhost/x',
    'https://evil.example/vimeo.com',
  ])('never %s', (address) => expect(kindOf(address, { recognition: true })).toBeUndefined())
})
