import { describe, expect, it } from 'vitest'
import { drawingFiles, drawings } from './drawings.ts'
import { projects } from './projects.ts'

describe('drawings of the demo’s projects', () => {
  it('have a file and an alternative text each, and stand on the page of a project', () => {
    const names = Object.keys(drawings)
    expect(Object.keys(drawingFiles)).toEqual(names)
    for (const name of names) expect(JSON.stringify(projects)).toContain(`{"drawing":"${name}"}`)
  })

  it.each(Object.entries(drawingFiles))('%s has no words, which would be of one language', (_, { content }) => {
    const texts = [...content.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(/^(?:[\d.]+(?: lx)?|N)$/)
  })

  it.each(Object.entries(drawingFiles))('%s has a colour for light and for dark pages in each line', (_, {
    content,
  }) => {
    expect(content).toContain('style="color-scheme: light dark"')
    const colors = [...content.matchAll(/(?:stroke|fill)="([^"]*)"/g)].map(([, color]) => color)
    for (const color of colors) expect(color).toMatch(/^(?:none|light-dark\(#[\da-f]{6}, #[\da-f]{6}\))$/)
  })
})

it('no image stands on the pages of more than two projects', () => {
  const pages = projects.map((project) => {
    const { related: _, ...page } = project
    return new Set([...JSON.stringify(page).matchAll(/\{"image":"([\w-]+)"\}/g)].map(([, name]) => name))
  })
  const images = new Set(pages.flatMap((page) => [...page]))
  const repeated = [...images].filter((name) => pages.filter((page) => page.has(name)).length > 2)
  expect(repeated).toEqual([])
})
