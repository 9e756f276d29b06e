import { between, pick, type Random, several } from './draw.ts'
import { wellFormed } from './paths.ts'
import { hostileText, hostileValue } from './texts.ts'

/** Body of a request. */
export interface HostileBody {
  readonly contentType: string | undefined
  readonly bytes: Buffer
}

/** Bytes of a body that is larger than what most addresses take. */
const LARGE = 300_000

/** Names of fields that some address reads. */
const FIELDS: readonly string[] = [
  'id',
  'title',
  'slug',
  'path',
  'name',
  'email',
  'password',
  'confirm-password',
  'token',
  'setupCode',
  'role',
  'layout',
  'parent',
  'meta',
  'fields',
  'items',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'author',
  'publishedAt',
  'collection',
  'collectionSlug',
  'docsToMove',
  'target',
  'newKeyWillBe',
  'orderableFieldName',
  'user',
  'globalSlug',
  'document',
  'value',
  'key',
  'schedulePublish',
  'where',
  'data',
  'depth',
  'locale',
  'action',
  'client_action',
  'alias',
  'usage',
  'search',
  'perPage',
  'post_type[]',
  's',
  'comment',
  'reference',
  'reply',
  'your-name',
  'your-email',
  'your-message',
  'your-subject',
  '_wpcf7',
  '_wpcf7_version',
  '_wpcf7_locale',
  '_wpcf7_unit_tag',
  '_wpcf7_container_post',
  '_wpcf7_posted_data_hash',
  '_payload',
  'file',
  'url',
  'slider',
  '__proto__',
  'constructor',
]

/** Values that some address waits for. */
const EXPECTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['_wpcf7', ['1', '2', '3']],
  ['_wpcf7_unit_tag', ['wpcf7-f1-p1-o1', 'wpcf7-f2-o1']],
  ['action', ['live_search_retrieve_posts', 'revslider_ajax_call_front']],
  ['client_action', ['get_slider_html', 'get_transitions']],
  ['email', ['olive@example.com']],
  ['parent', ['1', '2']],
  ['role', ['administrator', 'editor', 'author']],
  ['_status', ['draft', 'published']],
])

const BOUNDARY = 'XhostileX'

/** Anything that somebody may post. */
export function hostileBody(random: Random): HostileBody {
  const write = pick(random, [
    json,
    json,
    json,
    urlencoded,
    urlencoded,
    multipart,
    multipart,
    payloadForm,
    anything,
    none,
    large,
  ])
  const body = write(random)
  return random() < 0.08 ? { ...body, contentType: oddType(random) } : body
}

function valueFor(random: Random, name: string): string {
  const expected = EXPECTED.get(name)
  return expected && random() < 0.7 ? pick(random, expected) : hostileText(random)
}

/** Fields as an address reads them, or values that it never waited for. */
export function hostileFields(random: Random): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    several(random, 6, () => pick(random, FIELDS)).map((name) => [
      name,
      random() < 0.5 ? valueFor(random, name) : hostileValue(random),
    ]),
  )
}

function json(random: Random): HostileBody {
  const text = JSON.stringify(random() < 0.7 ? hostileFields(random) : hostileValue(random))
  const broken = random() < 0.1 ? text.slice(0, between(random, 0, text.length)) : text
  const deep = random() < 0.03 ? '['.repeat(20_000) : broken
  return { contentType: 'application/json', bytes: Buffer.from(deep) }
}

function urlencoded(random: Random): HostileBody {
  const pairs = several(random, 8, () => {
    const name = pick(random, FIELDS) + pick(random, ['', '', '', '[]', '[0][a]', '[__proto__]'])
    return `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(valueFor(random, name)))}`
  })
  return { contentType: 'application/x-www-form-urlencoded', bytes: Buffer.from(pairs.join('&')) }
}

function multipart(random: Random): HostileBody {
  const part = () => {
    const name = pick(random, FIELDS)
    const file = pick(random, [
      '',
      '',
      '; filename="a.png"',
      '; filename="../../a.svg"',
      '; filename=""',
      '; filename="a\0.php"',
    ])
    const type = pick(random, [
      '',
      '',
      '\r\nContent-Type: image/png',
      '\r\nContent-Type: image/svg+xml',
      '\r\nContent-Type: \0',
    ])
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${valueFor(random, name)}\r\n`
  }
  return formOf(random, several(random, 8, part).join(''))
}

/** A form as the admin posts it: fields as JSON in `_payload`, and a file. */
function payloadForm(random: Random): HostileBody {
  const payload = random() < 0.8 ? JSON.stringify(hostileFields(random)) : hostileText(random)
  const file = pick(random, [
    '',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${encodeURIComponent(wellFormed(hostileText(random)).slice(0, 300))}"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n\r\n`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>\r\n`,
  ])
  return formOf(random, `--${BOUNDARY}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n${file}`)
}

function formOf(random: Random, parts: string): HostileBody {
  const whole = Buffer.from(`${parts}--${BOUNDARY}--\r\n`, 'latin1')
  return {
    contentType: `multipart/form-data; boundary=${random() < 0.95 ? BOUNDARY : 'another'}`,
    bytes: random() < 0.2 ? whole.subarray(0, between(random, 0, whole.length)) : whole,
  }
}

function anything(random: Random): HostileBody {
  return {
    contentType: oddType(random),
    bytes: Buffer.from(Array.from({ length: between(random, 0, 200) }, () => between(random, 0, 255))),
  }
}

function none(random: Random): HostileBody {
  return { contentType: random() < 0.5 ? 'application/json' : undefined, bytes: Buffer.alloc(0) }
}

function large(random: Random): HostileBody {
  const name = pick(random, FIELDS)
  return random() < 0.5
    ? { contentType: 'application/json', bytes: Buffer.from(JSON.stringify({ [name]: 'x'.repeat(LARGE) })) }
    : { contentType: 'application/x-www-form-urlencoded', bytes: Buffer.from(`${name}=${'x'.repeat(LARGE)}`) }
}

function oddType(random: Random): string | undefined {
  return pick(random, [
    undefined,
    '',
    'application/json; charset=utf-16',
    'application/json; charset=nope',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'multipart/mixed; boundary=a',
    'text/plain;charset=UTF-8',
    'text/x-component',
    'application/xml',
    'application/octet-stream',
    'image/png',
    '/',
    'a/b/c;;;=',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
  ])
}
