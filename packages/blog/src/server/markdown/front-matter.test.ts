import { describe, expect, it } from 'vitest'
import { readPostFile, writePostFile } from './front-matter.ts'

const read = (text: string, name = 'a-bench.md', timeZone = 'UTC') => {
  const file = readPostFile(name, text, timeZone)
  if (!file.ok) throw new Error(`${file.problem.line}: ${file.problem.text}`)
  return file
}
const front = (yaml: string, name?: string) => read(`---\n${yaml}\n---\nWords`, name).front

describe('front matter', () => {
  it.each([
    [
      'Hugo',
      'title: A\ndate: 2026-01-31T08:00:00+01:00\ndraft: true\ntags: [oak, ash]\nlastmod: 2026-02-01',
      { date: '2026-01-31T07:00:00.000Z', isDraft: true, tags: ['oak', 'ash'] },
    ],
    [
      'Jekyll',
      'title: "A: b"\ndate: 2026-01-31 08:00:00 +0100\ncategories: chairs, tables\npublished: false',
      { title: 'A: b', date: '2026-01-31T07:00:00.000Z', categories: ['chairs', 'tables'] },
    ],
    [
      'Astro',
      'title: A\npubDate: 2026-01-31\nheroImage: ./a.jpg\ndescription: D',
      { date: '2026-01-31T00:00:00.000Z', image: './a.jpg', description: 'D' },
    ],
    ['Astro, with an object', 'title: A\nimage:\n  url: a.jpg\n  alt: Words', { image: 'a.jpg', imageAlt: 'Words' }],
    [
      'Ghost',
      'title: A\nslug: b\nstatus: draft\nfeatured: true\nfeature_image: a.jpg\ncustom_excerpt: E\nauthors:\n  - name: Ann\n  - name: Lee',
      { slug: 'b', isDraft: true, isSticky: true, image: 'a.jpg', excerpt: 'E', author: 'Ann', coAuthors: ['Lee'] },
    ],
  ])('of %s is understood', (_, yaml, expected) => expect(front(yaml)).toMatchObject(expected))

  it('takes from the name of the file what it does not say', () => {
    expect(front('title: A', '2026-01-02-the-bench.md')).toMatchObject({
      date: '2026-01-02T00:00:00.000Z',
      slug: 'the-bench',
    })
    expect(front('title: A\nslug: Other Bench\ndate: 2026-05-01', '2026-01-02-the-bench.md')).toMatchObject({
      date: '2026-05-01T00:00:00.000Z',
      slug: 'other-bench',
    })
  })

  it.each([
    ['2026-01-31', '2026-01-31T05:00:00.000Z'],
    ['2026-07-01 08:00', '2026-07-01T12:00:00.000Z'],
    ['2026-01-31T08:00:00Z', '2026-01-31T08:00:00.000Z'],
  ])('has dates by the clocks of the site, unless they name a zone: %s', (date, moment) =>
    expect(read(`---\ntitle: A\ndate: ${date}\n---\n`, 'a.md', 'America/New_York').front.date).toBe(moment))

  it('may be missing: then the first heading is the title', () => {
    expect(read('# A bench #\n\nWords')).toMatchObject({ front: { title: 'A bench' }, body: '\nWords', linesBefore: 0 })
    expect(read('Words').front.title).toBeUndefined()
  })

  it('names what it does not know, with its line', () => {
    expect(read('---\ntitle: A\nlayout: post\n---\n').notes).toEqual([
      { line: 3, text: '“layout” has no place in a post here, and is left out.' },
    ])
  })

  it('counts the lines before the text, whatever ends them', () => {
    expect(read('\ufeff---\r\ntitle: A\r\n---\r\nWords')).toMatchObject({ body: 'Words', linesBefore: 3 })
  })

  it.each([
    ['+++\ntitle = "A"\n+++\n', 1, /TOML/],
    ['---\ntitle: A\n', 1, /no end/],
    ['---\ntitle: "A\n---\n', 2, /YAML/],
    ['---\ntitle: A\n  b: c\n---\n', 2, /YAML/],
    ['---\n- a\n---\n', 2, /names/],
    ['---\ntitle: A\ndate: soon\n---\n', 3, /date/],
    [
      `---\na: &a [1, 2]\n${Array.from({ length: 9 }, (_, i) => `k${i}: [${'*a, '.repeat(9)}*a]`).join('\n')}\n---\n`,
      2,
      /alias/i,
    ],
  ])('that cannot be read says where: %j', (text, line, words) => {
    const file = readPostFile('a.md', text, 'UTC')
    if (file.ok) throw new Error('It was read.')
    expect(file.problem.text).toMatch(words)
    expect(file.problem.line).toBe(line)
  })

  it('makes nothing but values', () => {
    expect(front('title: !!js/function "function () {}"').title).not.toBeTypeOf('function')
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
    front('title: A\n__proto__:\n  isAdmin: true')
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })

  it('comes back as it was written', () => {
    const whole = {
      title: 'Bench: "late" # not a comment',
      slug: 'bench',
      date: '2026-01-31T07:00:00.000Z',
      isDraft: true,
      excerpt: 'Two\nlines',
      description: '- dash',
      author: 'Ann, Lee',
      coAuthors: ['Kim'],
      categories: ['One, two', 'yes'],
      tags: ['2026'],
      series: 'Null',
      isSticky: true,
      takesComments: false,
      image: 'media/a b.jpg',
      imageAlt: 'Words',
      metaTitle: 'Short',
      metaImage: 'media/b.jpg',
      isHidden: true,
      related: ['other', 'another'],
    }
    const bare = {
      ...whole,
      isDraft: false,
      isSticky: false,
      takesComments: true,
      isHidden: false,
      coAuthors: [],
      categories: [],
      tags: [],
      related: [],
    }
    const empty = {
      metaTitle: undefined,
      metaImage: undefined,
      excerpt: undefined,
      description: undefined,
      series: undefined,
      image: undefined,
      imageAlt: undefined,
    }
    for (const front of [whole, { ...bare, ...empty }]) {
      const file = read(writePostFile({ ...front, updated: front.date }, 'Words\n'))
      expect({ ...file.front, body: file.body.trim(), notes: file.notes }).toEqual({
        ...front,
        body: 'Words',
        notes: [],
      })
    }
  })
})
