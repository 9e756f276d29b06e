import { describe, expect, it } from 'vitest'
import { foldersOf, messageFiles, uploadPathOf, withShortPaths } from './upload-path.ts'

const FOLDER = '0b1f3f4e-6a51-4c0f-9c39-0d8a3f1c2b7d'

describe('the place of an upload', () => {
  it('is its folder and its name, wherever the data folder was', () => {
    expect(uploadPathOf(`/srv/data/uploads/${FOLDER}/1-plan.pdf`)).toEqual({ folder: FOLDER, file: '1-plan.pdf' })
    expect(uploadPathOf(`C:\\data\\uploads\\${FOLDER}\\1-plan.pdf`)).toEqual({ folder: FOLDER, file: '1-plan.pdf' })
  })

  it('is the same when it is written from the folder of uploads', () =>
    expect(uploadPathOf(`${FOLDER}/1-plan.pdf`)).toEqual({ folder: FOLDER, file: '1-plan.pdf' }))

  it.each([
    '',
    '/etc/passwd',
    `/data/uploads/${FOLDER}`,
    `/data/uploads/${FOLDER}/`,
    `/data/uploads/${FOLDER}/..`,
    `/data/uploads/${FOLDER}/../secret`,
    '/data/uploads/incoming/1-plan.pdf',
  ])('is nowhere for %j', (path) => expect(uploadPathOf(path)).toBeUndefined())
})

describe('the files of a message', () => {
  const file = { field: 'plan', name: 'plan.pdf', path: `/x/${FOLDER}/1-plan.pdf`, size: 5 }

  it('are none where the row says nothing', () => {
    expect(messageFiles(null)).toEqual([])
    expect(messageFiles('[]')).toEqual([])
  })

  it('tell editors nothing of the folders of the machine', () => {
    const short = { ...file, path: `${FOLDER}/1-plan.pdf` }
    expect(withShortPaths([file, short, { ...file, path: '/etc/passwd' }])).toEqual([
      short,
      short,
      { ...file, path: null },
    ])
    expect(withShortPaths(null)).toBeNull()
  })

  it('lie in one folder', () => {
    const files = messageFiles([file, { ...file, path: `/x/${FOLDER}/2-plan.pdf` }, { ...file, path: '/etc/passwd' }])
    expect(foldersOf(files)).toEqual([FOLDER])
  })
})
