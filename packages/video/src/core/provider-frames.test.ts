import type { ProviderVideo } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { type FrameOptions, frameAddress } from './provider-frames.ts'

const wishes: FrameOptions = {
  controls: true,
  loop: false,
  muted: false,
  language: 'de-AT',
  origin: 'https://haldenrye.example',
}
const vimeo = (more: Partial<FrameOptions> = {}) =>
  new URL(frameAddress({ provider: 'vimeo', id: '76979871', hash: '8272103f6e' }, { ...wishes, ...more }))
const youtube = (more: Partial<FrameOptions> = {}) =>
  new URL(frameAddress({ provider: 'youtube', id: 'aqz-KE-bpKQ' }, { ...wishes, ...more }))
const parametersOf = ({ searchParams }: URL) => Object.fromEntries(searchParams)

describe('the frame of Vimeo', () => {
  it('turns tracking off, and shows an unlisted video by its hash', () => {
    expect(vimeo().origin + vimeo().pathname).toBe('https://player.vimeo.com/video/76979871')
    expect(parametersOf(vimeo())).toMatchObject({ dnt: '1', h: '8272103f6e', autopause: '0', texttrack: 'de' })
  })
  it('shows nothing but the video behind something', () =>
    expect(parametersOf(vimeo({ controls: false, muted: true, loop: true }))).toMatchObject({
      controls: '0',
      keyboard: '0',
      title: '0',
      muted: '1',
      loop: '1',
    }))
})

describe('the frame of a passage', () => {
  const frame = (video: Partial<ProviderVideo>) =>
    new URL(frameAddress({ provider: 'youtube', id: 'aqz-KE-bpKQ', ...video }, wishes))
  it('begins and ends with it at YouTube', () =>
    expect(parametersOf(frame({ start: 618, end: 640 }))).toMatchObject({ start: '618', end: '640' }))
  it('begins with it at Vimeo', () =>
    expect(frame({ provider: 'vimeo', id: '76979871', start: 75 }).hash).toBe('#t=75s'))
  it('is that of the whole film without one', () =>
    expect(Object.keys(parametersOf(frame({})))).not.toEqual(expect.arrayContaining(['start'])))
})

describe('the frame of YouTube', () => {
  it('keeps no cookies and hears this page alone', () => {
    expect(youtube().origin + youtube().pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(parametersOf(youtube())).toMatchObject({
      enablejsapi: '1',
      origin: wishes.origin,
      rel: '0',
      cc_lang_pref: 'de',
    })
  })
  it('shows nothing but the video behind something', () =>
    expect(parametersOf(youtube({ controls: false, muted: true }))).toMatchObject({
      controls: '0',
      disablekb: '1',
      mute: '1',
    }))
  it('does not use YouTube’s own loop', () => expect(parametersOf(youtube({ loop: true }))).not.toHaveProperty('loop'))
})
