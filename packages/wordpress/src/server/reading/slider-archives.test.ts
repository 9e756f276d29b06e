import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../testing/plan/planned-export.ts'
import { readExport } from './read-export.ts'
import { findSliderArchives } from './slider-archives.ts'

const SETTINGS = JSON.stringify({ alias: 'bare', params: {}, slides: [] })
const EXPORT =
  '<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version><item>' +
  '<wp:post_id>1</wp:post_id><wp:post_date_gmt>2024-01-01 10:00:00</wp:post_date_gmt></item></channel></rss>'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sliders-'))
  for (const name of ['sliders', 'uploads', 'sliders/deeper']) await mkdir(join(folder, name), { recursive: true })
  await cp(pathOf('classic/sliders/keller-5.zip'), join(folder, 'sliders/keller.zip'))
  await cp(pathOf('classic/sliders/startseite-6.zip'), join(folder, 'start.zip'))
  await cp(pathOf('classic/sliders/startseite-6.zip'), join(folder, 'uploads/template.zip'))
  await cp(pathOf('classic/sliders/startseite-6.zip'), join(folder, 'sliders/deeper/start.zip'))
  await cp(pathOf('odd/two-files.zip'), join(folder, 'parts.zip'))
  await writeFile(join(folder, 'slider_export.txt'), SETTINGS)
  await writeFile(join(folder, 'settings.json'), SETTINGS)
  await writeFile(join(folder, 'export.xml'), EXPORT)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const namesIn = async (...paths: readonly string[]) =>
  (await findSliderArchives(paths.map((path) => join(folder, path)))).map(({ name }) => name)

async function problemsOf(...paths: readonly string[]): Promise<readonly string[]> {
  const codes: string[] = []
  for await (const event of readExport(paths.map((path) => join(folder, path)))) {
    if (event.event === 'problem') codes.push(event.problem.code)
  }
  return codes
}

describe('exports of sliders', () => {
  it('are found in a folder and one below it, but for the uploads', async () =>
    expect(await namesIn('.')).toEqual(['slider_export.txt', 'keller.zip', 'start.zip']))
  it('are what their content says, whatever they are called', async () =>
    expect(await namesIn('settings.json', 'start.zip', 'export.xml', 'parts.zip')).toEqual([
      'settings.json',
      'start.zip',
    ]))
  it('are none where nothing is', async () => expect(await namesIn('nothing.zip')).toEqual([]))

  it('hold their settings, and their files once they are asked for', async () => {
    const [start] = await findSliderArchives([join(folder, 'start.zip')])
    expect(start?.entries.get('slider_export.txt')).not.toBe('')
    const image = [...(start?.entries.keys() ?? [])].find((path) => path.endsWith('haus-am-see.jpg')) ?? ''
    expect(start?.entries.get(image)).toBe('')
    const file = start?.files.get('2019/04/haus-am-see.jpg')
    expect((await file?.read())?.length).toBe(file?.bytes)
    expect(file?.bytes).toBeGreaterThan(100)
  })

  it('beside an export are no problem of it', async () =>
    expect(await problemsOf('export.xml', 'start.zip', 'settings.json', 'slider_export.txt')).toEqual([]))
})
