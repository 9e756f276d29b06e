import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openExport, openRest } from '@vitrine/wordpress/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ImportSite, NOW, openSite } from './support.ts'

const TYPES = {
  post: { rest_base: 'posts', taxonomies: ['category', 'post_tag'] },
  page: { rest_base: 'pages', taxonomies: [] },
  attachment: { rest_base: 'media', taxonomies: [] },
  nav_menu_item: { rest_base: 'menu-items', taxonomies: ['nav_menu'] },
  wp_template: { rest_base: 'templates', taxonomies: [] },
  wp_font_face: { rest_base: 'font-families/(?P<font_family_id>[\\d]+)/font-faces', taxonomies: [] },
  event: { rest_base: 'events', rest_namespace: 'calendar/v1', taxonomies: [] },
}

const TAXONOMIES = {
  category: { rest_base: 'categories' },
  post_tag: { rest_base: 'tags' },
  nav_menu: { rest_base: 'menus' },
}

const text = (raw: string) => ({ raw, rendered: `<p>${raw}</p>`, protected: false })
const dated = { date: '2024-02-01T10:00:00', date_gmt: '2024-02-01T09:00:00', modified_gmt: '2024-02-02T09:00:00' }

const POSTS = Array.from({ length: 60 }, (_, n) => ({
  id: 100 + n,
  ...dated,
  slug: `post-${n}`,
  status: n === 1 ? 'draft' : 'publish',
  type: 'post',
  link: `https://old.example/post-${n}/`,
  title: text(`Post &amp; ${n}`),
  content: text(`<!-- wp:paragraph --><p>Text\u2028${n}</p><!-- /wp:paragraph -->`),
  excerpt: text(''),
  author: 3,
  featured_media: n === 0 ? 50 : 0,
  comment_status: 'open',
  categories: [7],
  tags: [],
  meta: { reading_time: 5 },
}))

const LISTS: Readonly<Record<string, readonly object[]>> = {
  'wp/v2/users': [{ id: 3, username: 'mara', slug: 'mara', name: 'Mara', email: 'mara@old.example' }],
  'wp/v2/categories': [
    { id: 7, slug: 'news', name: 'News', parent: 6 },
    { id: 6, slug: 'all', name: 'All', parent: 0 },
  ],
  'wp/v2/tags': [],
  'wp/v2/menus': [{ id: 9, slug: 'main', name: 'Main' }],
  'wp/v2/posts': POSTS,
  'wp/v2/pages': [
    {
      id: 12,
      ...dated,
      slug: 'home',
      status: 'publish',
      link: 'https://old.example/',
      title: text('Home'),
      content: text('[contact-form-7 id="5"]'),
    },
  ],
  'wp/v2/media': [
    {
      id: 50,
      ...dated,
      slug: 'lake',
      status: 'inherit',
      title: text('Lake'),
      caption: text('By the lake'),
      description: text(''),
      alt_text: 'A lake',
      post: 100,
      source_url: 'https://old.example/wp-content/uploads/2024/02/lake.jpg',
      media_details: { file: '2024/02/lake.jpg', sizes: { medium: { file: 'lake-300x200.jpg' } } },
    },
  ],
  'wp/v2/menu-items': [
    {
      id: 80,
      status: 'publish',
      title: text('Start'),
      type: 'post_type',
      object: 'page',
      object_id: 12,
      parent: 0,
      menu_order: 1,
      url: 'https://old.example/',
      target: '',
      menus: 9,
    },
  ],
  'calendar/v1/events': [
    { id: 90, ...dated, slug: 'fair', status: 'publish', title: text('Fair'), content: text('x') },
  ],
}

const FORM = {
  id: 5,
  slug: 'contact',
  title: 'Contact',
  locale: 'en_US',
  properties: {
    form: { content: '[email* your-email] [submit "Send"]' },
    mail: { active: true, subject: 'Hello', sender: 'a@old.example', recipient: 'b@old.example', body: '[your-email]' },
    messages: { mail_sent_ok: 'Thank you!' },
    additional_settings: { content: '' },
  },
}

/** Way in which the old site misbehaves. */
let trouble: (request: IncomingMessage, response: ServerResponse, path: string) => boolean
let asked: string[]
let server: Server
let address: string
let site: ImportSite

function answer(request: IncomingMessage, response: ServerResponse): unknown {
  const url = new URL(request.url ?? '', 'http://localhost')
  const path = (url.searchParams.get('rest_route') ?? url.pathname.replace(/^\/wp-json/, '')).replace(/^\//, '')
  asked.push(`${path}${url.searchParams.get('page') ? `#${url.searchParams.get('page')}` : ''}`)
  if (trouble(request, response, path)) return undefined
  const json = (value: unknown, status = 200, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  const isEditor = request.headers.authorization === `Basic ${Buffer.from('mara:word word').toString('base64')}`
  if (!isEditor && request.headers.authorization) return json({ code: 'incorrect_password', message: 'Wrong' }, 401)
  if (!isEditor && url.searchParams.get('context') === 'edit')
    return json({ code: 'rest_forbidden', message: 'No' }, 401)
  if (path === '')
    return json({ name: 'Old &amp; site', description: '', home: 'https://old.example', url: 'https://old.example' })
  if (path === 'wp/v2/users/me') return json({ id: 3 })
  if (path === 'wp/v2/types') return json(TYPES)
  if (path === 'wp/v2/taxonomies') return json(TAXONOMIES)
  if (path === 'wp/v2/settings')
    return isEditor
      ? json({ timezone: 'Europe/Berlin', show_on_front: 'page', page_on_front: 12, language: '' })
      : json({}, 401)
  if (path === 'contact-form-7/v1/contact-forms') return isEditor ? json([{ id: 5, title: 'Contact' }]) : json({}, 403)
  if (path === 'contact-form-7/v1/contact-forms/5') return json(FORM)
  if (path === 'wp/v2/comments') {
    const isWaiting = url.searchParams.get('status') === 'hold'
    const comment = {
      id: isWaiting ? 2 : 1,
      post: 100,
      author_name: 'Ada',
      date_gmt: dated.date_gmt,
      content: text('Nice'),
      status: isWaiting ? 'hold' : 'approved',
    }
    return json([comment], 200, { 'x-wp-totalpages': '1' })
  }
  const rows = LISTS[path]
  if (!rows) return json({ code: 'rest_no_route', message: 'No route' }, 404)
  const page = Number(url.searchParams.get('page'))
  const size = Number(url.searchParams.get('per_page'))
  const shown = rows.slice((page - 1) * size, page * size)
  const given = isEditor
    ? shown
    : JSON.parse(JSON.stringify(shown, (key, value) => (key === 'raw' ? undefined : value)))
  return json(given, 200, { 'x-wp-totalpages': String(Math.ceil(rows.length / size)) })
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
  site = await openSite('')
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await site.close()
})

beforeEach(() => {
  asked = []
  trouble = () => false
})

const MARA = { user: 'mara', password: 'word word' }

const open = (credentials: typeof MARA | undefined, timeoutMs = 5_000) =>
  openRest({ address, credentials, progress: () => {}, network: { rules: { mayConnect: () => true }, timeoutMs } })

const plan = async () => {
  const rest = await open(MARA)
  try {
    const planned = await openExport({
      paths: [],
      rest,
      options: {},
      target: { languages: site.settings.languages, now: NOW },
      progress: () => {},
    })
    const items = []
    for await (const item of planned.firstItems()) items.push(item)
    for await (const item of planned.otherItems()) items.push(item)
    for (const { plan: one } of items) planned.report.addItem(one)
    return { planned, items, report: planned.report.end() }
  } finally {
    await rest.close()
  }
}

describe('a running WordPress', () => {
  it('gives what an export holds, and answers that it leaves open', async () => {
    const { items, planned, report } = await plan()
    expect(report.sum).toEqual({ items: 65, imported: 63, merged: 1, leftOut: 1, failed: 0 })
    expect(report.site).toEqual({ title: 'Old & site', address: 'https://old.example' })
    expect(report.problems).toEqual([])
    expect(report.questions.map(({ option }) => option)).not.toContain('frontPage')
    const documents = items.flatMap((item) => item.plan.documents)
    expect(documents.find(({ key }) => key === 'item:100')?.data).toMatchObject({
      title: 'Post & 0',
      publishedAt: '2024-02-01T09:00:00.000Z',
      _status: 'published',
    })
    expect(documents.find(({ key }) => key === 'item:101')?.data).toMatchObject({ _status: 'draft' })
    expect(documents.find(({ key }) => key === 'item:50')).toMatchObject({ data: { alt: 'A lake' } })
    expect(documents.find(({ key }) => key === 'item:5')?.data).toMatchObject({
      messages: { mail_sent_ok: 'Thank you!' },
    })
    expect(documents.filter(({ collection }) => collection === 'comments').map(({ data }) => data.state)).toEqual([
      'approved',
      'waiting',
    ])
    expect(JSON.stringify(documents.find(({ key }) => key === 'item:12')?.data.layout)).toContain('item:5')
    expect(planned.site.menus.map(({ data }) => data)).toHaveLength(1)
    expect(asked.filter((path) => path.startsWith('wp/v2/posts'))).toEqual(['wp/v2/posts#1', 'wp/v2/posts#2'])
  })

  it('is found where it has no pretty addresses', async () => {
    trouble = (request, response) => {
      const isPretty = request.url?.startsWith('/wp-json') === true
      if (isPretty) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
      return isPretty
    }
    expect((await plan()).report.sum.items).toBe(65)
  })

  it('gives what visitors see where there is no account, and the report says so', async () => {
    const rest = await open(undefined)
    const events = []
    for await (const event of rest.read()) events.push(event)
    await rest.close()
    const [post] = events.flatMap((event) => (event.event === 'item' && event.item.id === 100 ? [event.item] : []))
    expect(post?.content).toMatch(/^<p>/)
    expect(events.flatMap((event) => (event.event === 'problem' ? [event.problem.code] : []))).toContain('not-raw')
  })
})

describe('a running WordPress that misbehaves', () => {
  it.each<[string, (response: ServerResponse) => unknown, RegExp]>([
    [
      'has no interface',
      (response) => response.writeHead(404).end('<h1>No</h1>'),
      /no REST interface.*it answers 404/s,
    ],
    ['answers with pages', (response) => response.end('<h1>Firewall</h1>'), /answers with a page instead of JSON/],
    ['refuses', (response) => response.writeHead(403).end('{"message":"<b>Not</b> allowed"}'), /403 \(Not allowed\)/],
    [
      'leads elsewhere',
      (response) => response.writeHead(302, { location: 'https://x.example/' }).end(),
      /give https:\/\/x\.example/,
    ],
    ['never ends', (response) => response.writeHead(200).write('{'), /did not answer in time/],
  ])('and %s is reported in one sentence', async (_, misbehave, message) => {
    trouble = (_request, response) => {
      misbehave(response)
      return true
    }
    await expect(open(MARA, 100)).rejects.toThrow(message)
  })

  it('does not get a password by http', async () => {
    const refused = openRest({ address: 'http://old.example', credentials: MARA, progress: () => {} })
    await expect(refused).rejects.toThrow('A password is only sent by https. Give the address as https://old.example.')
  })

  it('says that its password is wrong', async () => {
    await expect(open({ user: 'mara', password: 'no' })).rejects.toThrow(/does not accept “mara”.*it answers 401/s)
  })

  it('gives what comes before a list breaks off, and the rest of the site', async () => {
    trouble = (request, response, path) => {
      const isBroken = path === 'wp/v2/posts' && request.url?.includes('page=2') === true
      if (isBroken) response.writeHead(500, { 'retry-after': '0.01' }).end()
      return isBroken
    }
    const { report } = await plan()
    expect(report.sum.items).toBe(55)
    expect(report.problems).toEqual([expect.stringContaining('items of post after page 1: it answers 500')])
  })

  it('is asked again while it is busy', async () => {
    let busy = 0
    trouble = (_request, response, path) => {
      const isBusy = path === 'wp/v2/pages' && busy < 2
      if (isBusy) {
        busy += 1
        response.writeHead(429, { 'retry-after': '0.01' }).end()
      }
      return isBusy
    }
    expect((await plan()).report.problems).toEqual([])
  })
})
