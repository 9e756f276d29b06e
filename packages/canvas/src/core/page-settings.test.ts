import { onCanvas, sidebarPlace } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { pageSettings } from './page-settings.ts'

const { custom } = onCanvas(sidebarPlace('Design', 'header', 'menus'), ['theme', 'gone'])
const globals = [
  { slug: 'header', label: { en: 'Header menu', de: 'Kopfmenü' }, custom },
  { slug: 'blog', label: 'Blog', custom: onCanvas(sidebarPlace('Settings', 'article', 'blog')).custom },
  { slug: 'theme', label: { en: 'Theme', de: 'Aussehen' }, custom: sidebarPlace('Design', 'brand', 'theming').custom },
]

describe('the settings of a page', () => {
  it('are those that draw something of it, in its order', () =>
    expect(pageSettings(globals, ['blog', 'header']).map(({ of }) => of)).toEqual(['blog', 'header']))
  it('have a form of their own, and those of all that draws the same and is there', () =>
    expect(pageSettings(globals, ['header'])).toEqual([
      {
        of: 'header',
        label: { en: 'Header menu', de: 'Kopfmenü' },
        forms: [
          { slug: 'header', label: { en: 'Header menu', de: 'Kopfmenü' } },
          { slug: 'theme', label: { en: 'Theme', de: 'Aussehen' } },
        ],
      },
    ]))
  it('are none that the canvas does not select, and none that this site does not have', () =>
    expect(pageSettings(globals, ['theme', 'gone'])).toEqual([]))
})
