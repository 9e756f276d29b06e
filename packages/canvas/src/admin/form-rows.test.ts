import { expect, it } from 'vitest'
import { rowElementId, rowElementIds } from './form-rows.ts'

it('the element of a row is named by its list and its place', () =>
  expect(rowElementId('layout.1.columns.0.blocks.2')).toBe('layout-1-columns-0-blocks-row-2'))

it('the rows around a row come before it', () =>
  expect(rowElementIds('layout.1.columns.0.blocks.2')).toEqual([
    'layout-row-1',
    'layout-1-columns-row-0',
    'layout-1-columns-0-blocks-row-2',
  ]))
