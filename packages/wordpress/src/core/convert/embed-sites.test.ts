import { blockParsers } from '@vitrine/blocks/core'
import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { EMBED_HOSTS, siteOf } from './embed-sites.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

describe('sites of which a card is shown', () => {
  it.each(EMBED_HOSTS)('%s is known to the block', (host) => {
    const url = `https://${host}/x`
    expect(blockParsers.embed?.({ id: '1', url, title: 'x' }, parse)).toMatchObject({ provider: siteOf(url) })
  })

  it('are known by the end of their host', () => {
    expect(siteOf('https://w.soundcloud.com/player/')).toBe('SoundCloud')
    expect(siteOf('https://notx.com/')).toBeUndefined()
  })
})
