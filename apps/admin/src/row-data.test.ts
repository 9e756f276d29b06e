import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FormState } from 'payload'
import { getDataByPath, getSiblingData } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import labelRowsOnce from './label-rows-once.mjs'
import { rowData } from './row-data.ts'

const fields: FormState = {
  title: { value: 'A page' },
  layout: { value: 2, rows: [{ id: 'a' }, { id: 'b' }], disableFormData: true },
  'layout.0.id': { value: 'a' },
  'layout.0.heading': { value: 'First' },
  'layout.0.link.label': { value: 'More' },
  'layout.0.items': { value: 1, rows: [{ id: 'c' }], disableFormData: true },
  'layout.0.items.0.id': { value: 'c' },
  'layout.0.items.0.text': { value: 'In the first' },
  'layout.0.none': { value: 0, rows: [] },
  'layout.1.id': { value: 'b' },
  'layout.1.heading': { value: 'Second' },
  'layout.10.heading': { value: 'No part of the second' },
}

const PATHS = [
  'layout.0',
  'layout.0.items.0',
  'layout.1',
  'layout.1._index-2',
  '_index-3',
  'layout.0.link._index-0',
  'layout.7',
]

describe('what a form holds in a row', () => {
  it.each(PATHS)('is what Payload answers: %s', (path) => {
    expect(rowData(fields, path).data).toEqual(getDataByPath(fields, path) || getSiblingData(fields, path))
  })

  it('is the same value while nothing in the row changes', () => {
    const first = rowData(fields, 'layout.0')
    const other = { ...fields, 'layout.1.heading': { value: 'Changed' } }
    expect(rowData(other, 'layout.0', first)).toBe(first)
    expect(rowData(other, 'layout.1', first).data).toMatchObject({ heading: 'Changed' })
  })

  it('is a new one when a field in it changes, comes or goes', () => {
    const first = rowData(fields, 'layout.0')
    const changed = { ...fields, 'layout.0.items.0.text': { value: 'Typed' } }
    expect(rowData(changed, 'layout.0', first).data).toMatchObject({ items: [{ text: 'Typed' }] })
    const more = { ...fields, 'layout.0.note': { value: 'New' } }
    expect(rowData(more, 'layout.0', first).data).toMatchObject({ note: 'New' })
    const { 'layout.0.heading': gone, ...less } = fields
    expect(gone).toBeDefined()
    expect(rowData(less, 'layout.0', first).data).not.toHaveProperty('heading')
  })
})

describe('lines of rows in forms', () => {
  it('ask for their data once', async () => {
    const source = await readFile(createRequire(import.meta.url).resolve('@payloadcms/ui'), 'utf8')
    const changed = labelRowsOnce(source)
    expect(changed).toMatch(/^"use client";import\{useRowData\}from'@vitrine\/admin\/row-data';/)
    expect(changed).toMatch(/=useRowData\(\w+\(\),\w+\),/)
  })

  it('ask Payload no longer when its file has changed: the build says so', () => {
    expect(() => labelRowsOnce('export const other = 1')).toThrow('042-labels-of-rows.md')
  })
})
