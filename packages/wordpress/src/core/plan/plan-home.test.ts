import { describe, expect, it } from 'vitest'
import { eventsFor, plannedEvents } from '../../testing/plan/planned-export.ts'
import { reportText } from '../report/report-text.ts'
import type { GivenOptions } from './options.ts'

const POST = { id: 3, kind: 'post', slug: 'spring', title: 'Spring', link: 'https://old.example/spring/' }
const PAGE = { id: 5, kind: 'page', slug: 'welcome', title: 'Welcome', link: 'https://old.example/', content: 'Hello' }

const homeOf = (items: readonly object[], given: GivenOptions = {}, site: object = {}) => {
  const planned = plannedEvents(eventsFor({ site, items }), { given })
  const documents = [...planned.documents, ...planned.site.pages]
  return { ...planned, home: documents.filter(({ path, data }) => path === '/' && data._status === 'published') }
}

describe('the home page of a site whose posts were its first page', () => {
  it('has its name and the list of posts in parts', () => {
    const { home } = homeOf([POST], {}, { title: 'Salt & Slate', tagline: 'Notes from the kiln' })
    expect(home).toMatchObject([
      {
        key: 'made:home',
        collection: 'pages',
        data: {
          title: 'Salt & Slate',
          slug: 'home',
          _status: 'published',
          layout: [
            { blockType: 'hero', heading: 'Salt & Slate', text: 'Notes from the kiln' },
            { blockType: 'postList', show: 'parts', count: 10 },
          ],
        },
      },
    ])
  })

  it.each([
    [4, 4],
    [-1, 48],
    [200, 48],
    [0, 10],
  ])('shows as many posts a part as the old site, within what a list takes: %i are %i', (postsPerPage, count) => {
    const { home } = homeOf([POST], { postsPerPage })
    expect(home[0]?.data.layout).toMatchObject([{}, { count }])
  })

  it('is called after its host where the export does not name the site', () => {
    const { home } = homeOf([POST], {}, { title: '' })
    expect(home[0]?.data.title).toBe('old.example')
  })

  it('has its name alone where the export has pages and no posts', () => {
    const { home, report } = homeOf([{ ...PAGE, link: 'https://old.example/welcome/', slug: 'our-house' }])
    expect(home[0]?.data.layout).toMatchObject([{ blockType: 'hero' }])
    expect(home[0]?.data.layout).toHaveLength(1)
    expect(report.groups.map(({ code }) => code)).toContain('home-without-page')
  })

  it('is a line of the report', () => {
    const { report } = homeOf([POST])
    expect(report.groups).toContainEqual({ level: 'note', code: 'home-made', subject: 'pages', count: 1 })
    expect(reportText(report, 'en')).toContain('The old site showed its posts at its first address')
  })

  it('is not made beside a page that is the home page', () => {
    const { home, report } = homeOf([POST, PAGE])
    expect(home.map(({ key }) => key)).toEqual(['item:5'])
    expect(report.groups.map(({ code }) => code)).not.toContain('home-made')
  })

  it('is made in place of a home page that visitors cannot see', () => {
    const { home } = homeOf([POST, { ...PAGE, status: 'draft' }], { frontPage: 5 })
    expect(home.map(({ key }) => key)).toEqual(['made:home'])
  })
})
