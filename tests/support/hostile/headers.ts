import { between, pick, type Random, several } from './draw.ts'

export type HeaderLine = readonly [name: string, value: string]

/** Values of headers that some program on the way reads, by name. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json', ';;;', 'text/x-component', 'x'.repeat(3_000)],
  'accept-encoding': ['gzip', 'br;q=0', 'identity;q=0, *;q=0', 'gzip;q=abc', ';,;,', 'zstd', 'x'.repeat(3_000)],
  'accept-language': ['de', 'en-US,en;q=0.5', '*', 'xx-yy-zz-aa-bb', ';q=2', 'i-klingon', '-', 'x'.repeat(3_000)],
  authorization: [
    'Basic YTpi',
    'JWT x.y.z',
    'Bearer ',
    'JWT',
    'users API-Key abc',
    'JWT eyJhbGciOiJub25lIn0.e30.',
    'x',
  ],
  cookie: [
    'payload-token=x.y.z',
    'payload-token=eyJhbGciOiJub25lIn0.e30.',
    'payload-token=%ff',
    'payload-lng=xx',
    'payload-lng=de',
    'payload-theme=__proto__',
    'payload-locale=nope',
    'payload-token=; payload-token=a; =; ;;;',
    '__proto__=a',
    'a'.repeat(3_000),
  ],
  'content-encoding': ['gzip', 'br', 'deflate', 'nope', 'gzip, gzip'],
  expect: ['100-continue', 'nope'],
  forwarded: ['for=1.2.3.4;host=evil.example;proto=https', 'for="[::1"', ';;;', 'for=unknown'],
  from: ['a\u00ff'],
  'if-match': ['*', '"a"', 'W/"a", "b"'],
  'if-modified-since': ['Sat, 01 Jan 2050 00:00:00 GMT', 'yesterday', '-1'],
  'if-none-match': ['*', '"a"', 'W/"', ',,,', '"'.repeat(2_000)],
  'if-range': ['"a"', 'Sat, 01 Jan 2000 00:00:00 GMT', 'x'],
  'if-unmodified-since': ['Sat, 01 Jan 2000 00:00:00 GMT', 'x'],
  'max-forwards': ['0', '-1'],
  'next-action': ['x', '401499fb707c4e26957a2357c4d22d84df4479496b', '00', '__proto__', 'a'.repeat(42)],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/../..', 'x', '/_full', '%'],
  'next-router-state-tree': ['x', '%5B%22%22%5D', '%', '[]', '{}', '%5B%22%22%2C%7B%7D%2C%22%22%5D', 'x'.repeat(3_000)],
  'next-url': ['/admin', '//evil.example', '%', 'x'],
  origin: ['https://evil.example', 'null', '', 'x', 'http://'],
  'payload-locale': ['xx'],
  pragma: ['no-cache'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9999999999-', 'bytes=5-2', 'bytes=0-0,1-1,2-2', 'bytes=', 'lines=1-2', 'x'],
  referer: ['https://evil.example/', 'x', '/', 'http://[', 'javascript:1', `https://a.example/${'x'.repeat(3_000)}`],
  rsc: ['1', '0', 'x'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'x'],
  'sec-gpc': ['1'],
  'sec-purpose': ['prefetch;prerender'],
  te: ['trailers', 'x'],
  upgrade: ['websocket', 'h2c', 'x'],
  'user-agent': ['', 'curl/8', 'Googlebot/2.1', 'x'.repeat(3_000)],
  via: ['1.1 a, 1.1 b'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x', '1.2.3.4, 5.6.7.8', ',,,', '127.0.0.1'],
  'x-forwarded-host': ['evil.example', 'a b', '', 'x'.repeat(300), '[::1', 'evil.example, a'],
  'x-forwarded-port': ['x', '99999'],
  'x-forwarded-proto': ['https', 'javascript', '', 'x,y'],
  'x-http-method-override': ['GET', 'DELETE', 'x'],
  'x-invoke-path': ['/admin', 'x'],
  'x-invoke-status': ['500', 'x'],
  'x-invoke-error': ['{', '{}'],
  'x-matched-path': ['/admin', 'x'],
  'x-middleware-subrequest': ['middleware:middleware:middleware', 'x'],
  'x-middleware-prefetch': ['1'],
  'x-nextjs-data': ['1'],
  'x-now-route-matches': ['1=a'],
  'x-payload-http-method-override': ['GET', 'DELETE', 'x', ''],
  'x-prerender-revalidate': ['x'],
  'x-requested-with': ['XMLHttpRequest'],
  'content-language': ['x'],
  'sec-websocket-key': ['x', 'dGhlIHNhbXBsZSBub25jZQ=='],
  'sec-websocket-version': ['13', 'x'],
  'x-odd': ['\x01', '\u00ff\u00fe', '{{7*7}}', '%s%s%n'],
}

const NAMES = Object.keys(VALUES)

/** Values of the Host header. */
const HOSTS: readonly string[] = [
  'evil.example',
  'localhost',
  '127.0.0.1:1',
  '[::1]',
  '[::1',
  'a b',
  '',
  'x'.repeat(500),
  'a@b',
  'a/b',
  '%00',
  'evil.example:99999',
]

/** Headers of one request besides those that say how long it is. */
const MOST_HEADERS = 5

/** Headers of a request, `Host` among them; now and then wrong or twice. */
export function hostileHeaders(random: Random, host: string): readonly HeaderLine[] {
  const hosts: readonly HeaderLine[] =
    random() < 0.9
      ? [['Host', random() < 0.85 ? host : pick(random, HOSTS)]]
      : pick(random, [
          [],
          [
            ['Host', host],
            ['Host', 'evil.example'],
          ],
        ])
  const others = several(random, MOST_HEADERS, (): HeaderLine => {
    const name = pick(random, NAMES)
    return [name, pick(random, VALUES[name] ?? [''])]
  })
  const many: readonly HeaderLine[] =
    random() < 0.01 ? Array.from({ length: between(random, 100, 1_500) }, (_, index) => [`x-${index}`, 'a']) : []
  return [...hosts, ...others, ...many]
}
