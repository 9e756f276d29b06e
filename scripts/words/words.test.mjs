import { expect, it } from 'vitest'
import { findWords, QUESTIONS, wordsOf } from './find-words.mjs'
import { ruledOut } from './glossary.mjs'
import { countsOf, lessThan, moreThan } from './known.mjs'

const GLOSSARY = `# Glossary

| use | for | not in names |
|---|---|---|
| image | a still picture | \`picture\`, \`short ways\` |
| page | what stands at an address | |
`

it('the last column of the glossary rules words out, the first says what to use', () => {
  expect([...ruledOut(GLOSSARY)]).toEqual([
    ['picture', 'image'],
    ['short ways', 'image'],
  ])
})

it.each([
  ['holdsPicture', ['holds', 'picture']],
  ['PICTURE_WIDTH_PX', ['picture', 'width', 'px']],
  ['PDFFile', ['pdf', 'file']],
])('%s is made of its words', (name, words) => expect(wordsOf(name)).toEqual(words))

it('names are refused where they are declared, not where they are used', () => {
  const source = `import { picture } from 'elsewhere'
    export const holdsPicture = (image: Image) => picture(image).pictured
    interface Shape { readonly shortWays: number }`
  expect([...findWords('a.ts', source, ruledOut(GLOSSARY).keys())]).toEqual([
    ['picture', ['holdsPicture']],
    ['short ways', ['shortWays']],
  ])
})

it('a docblock that begins with a question is counted', () => {
  const source = '/** What a page is. */\n/**\n * Whether it is.\n */\n/** Says what it is. */\n// What else'
  expect(findWords('a.ts', source, []).get(QUESTIONS)).toHaveLength(2)
})

it('counts are kept for each package, may shrink and never grow', () => {
  const words = (/** @type {string[]} */ ...names) => new Map([['picture', names]])
  const counts = countsOf([
    { file: 'packages/ui/src/a.ts', words: words('picture', 'Picture') },
    { file: 'packages/ui/src/b.ts', words: words('pictures') },
    { file: 'scripts/a.mjs', words: words('picture') },
  ])
  expect(counts).toEqual({ 'packages/ui': { picture: 3 }, scripts: { picture: 1 } })
  expect(moreThan(counts, { 'packages/ui': { picture: 3 } })).toEqual([
    { folder: 'scripts', word: 'picture', count: 1, atMost: 0 },
  ])
  expect(lessThan(counts, { 'packages/ui': { picture: 5 } })).toEqual({ 'packages/ui': { picture: 3 } })
})
