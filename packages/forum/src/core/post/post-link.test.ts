import { describe, expect, it } from 'vitest'
import { parsePostLink } from './post-link.ts'

describe('the address of a link in a text', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://Example.org', 'http://example.org/'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['/forum/topic/oak-1/#reply-3', '/forum/topic/oak-1/#reply-3'],
    [' /a/../b ', '/b'],
  ])('%s leads to %s', (raw, href) => expect(parsePostLink(raw)).toBe(href))

  it.each([
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    'https:evil.example',
    'htt\tps://evil.example/',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    'https://bank.example@evil.example/',
    'relative',
    '#only-here',
    '',
    `https://example.org/${'a'.repeat(2_000)}`,
  ])('%j leads nowhere', (raw) => expect(parsePostLink(raw)).toBeUndefined())
})
