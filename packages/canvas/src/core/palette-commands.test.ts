import { expect, it } from 'vitest'
import { MAX_FOUND_PAGES, pagesQuery, parseFoundPages, soughtCommands } from './palette-commands.ts'

it('commands are found by their names', () => {
  const commands = ['Undo', 'Redo', 'Publish'].map((label) => ({ key: label, label }))
  expect(soughtCommands(commands, ' DO ').map(({ label }) => label)).toEqual(['Undo', 'Redo'])
  expect(soughtCommands(commands, '')).toHaveLength(3)
})

it('pages are asked for by title and address', () => {
  const query = new URLSearchParams(pagesQuery(' a & b ', 'de'))
  expect(query.get('where[or][0][title][contains]')).toBe('a & b')
  expect(query.get('where[or][1][path][contains]')).toBe('a & b')
  expect(query.get('locale')).toBe('de')
})

it('pages are read from the answer, and nothing else is', () => {
  const docs = [{ id: 1, title: 'Home', path: '/' }, { id: 'x', title: 'Draft', path: null }, { id: 3 }, 4]
  expect(parseFoundPages({ docs })).toEqual([
    { id: 1, title: 'Home', path: '/' },
    { id: 'x', title: 'Draft' },
  ])
  expect(parseFoundPages({ docs: Array.from({ length: 20 }, (_, id) => ({ id, title: 'A' })) })).toHaveLength(
    MAX_FOUND_PAGES,
  )
  expect([undefined, 'docs', {}].map(parseFoundPages)).toEqual([[], [], []])
})
