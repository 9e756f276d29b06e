import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MenuItem } from '../core/menu.ts'
import { MenuColumns } from './menu-columns.tsx'

const file = (width: number) => ({ url: `/media/chair-${width}.webp`, width, height: width / 2, type: 'image/webp' })
const image = { alt: 'A chair', fallback: file(1600), sources: [file(480)], focalPoint: { x: 50, y: 50 } }
const entry = (label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  label,
  href: '/',
  newTab: false,
  children: [],
  ...more,
})

it.each([
  ['site', ['min(50vw, 52rem)', 'min(25vw, 26rem)']],
  ['window', ['50vw', '25vw']],
] as const)('pictures of a mega menu as wide as the %s are asked for as wide as their columns', (width, expected) => {
  const items = [entry('Work', { share: 2, image }), entry('Chairs', { image }), entry('Lamps')]
  const html = renderToStaticMarkup(<MenuColumns items={items} width={width} id="menu" />)
  expect([...html.matchAll(/sizes="([^"]*)"/g)].map(([, sizes]) => sizes)).toEqual(expected)
})
