import { describe, expect, it } from 'vitest'
import { productChange } from './product-change.ts'
import type { FileProduct, UnreadProduct } from './product-file.ts'
import { readProductFile } from './read-product-file.ts'
import { splitProductFile } from './split-product-file.ts'
import { productFileHead, productLines } from './write-product-file.ts'

/** Lines as WooCommerce exports them. */
const WOO = `ID,Type,SKU,Name,Published,"Short description",Description,"Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Weight (kg)","Sale price","Regular price",Categories,Images,Parent,Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 2 name","Attribute 2 value(s)","Meta: _custom"
10,variable,HOOD,Hoodie,1,"<p>Warm &amp; soft.</p>","<h2>Cotton</h2><p>Two pockets.</p>",taxable,,1,,0,0.5,,,"Clothes > Hoodies, New","https://old.example/hood.jpg, https://old.example/back.jpg",,0,Colour,"Blue, Green",1,Fabric,Cotton,x
11,variation,HOOD-B,"Hoodie - Blue",1,,,taxable,parent,1,7,0,,39,45,,https://old.example/blue.jpg,HOOD,1,Colour,Blue,,,,
12,variation,,"Hoodie - Green",1,,,taxable,parent,0,,0,,,45,,,id:10,2,Colour,Green,,,,
13,"simple, downloadable, virtual",PLAN,Plan,-1,,,none,,1,,0,,,"12,50",,,,0,,,,,,
14,grouped,SET,Set,1,,,taxable,,1,,0,,,,,,,0,,,,,,
15,variation,LOST,Lost,1,,,taxable,,1,,0,,,3,,,NOBODY,0,Colour,Red,,,,
16,simple,BAD,Bad,1,,,taxable,luxury,1,many,0,,,cheap,,,,0,,,,,,
`

function productsOf(csv: string): readonly (FileProduct | UnreadProduct)[] {
  const file = readProductFile(csv, 'UTC')
  if ('problem' in file) throw new Error(file.problem.en)
  return file.products
}

const readable = (products: readonly (FileProduct | UnreadProduct)[]) =>
  products.filter((one): one is FileProduct => !('problems' in one))

describe('a file of WooCommerce', () => {
  const products = productsOf(WOO)

  it('has its variants with their product, wherever they stand', () => {
    const [hoodie] = products
    expect(hoodie).toMatchObject({
      line: 2,
      name: 'Hoodie',
      isPublished: true,
      kind: 'goods',
      summary: 'Warm & soft.',
      description: ['Cotton', 'Two pockets.'],
      taxClass: 'standard',
      whenOut: 'end',
      weight: 500,
      categories: ['Hoodies', 'New'],
      images: ['hood.jpg', 'back.jpg'],
      options: ['Colour'],
      variants: [
        { line: 3, values: ['Blue'], sku: 'HOOD-B', price: 45, salePrice: 39, stock: 7, image: 'blue.jpg' },
        // Not counted, and not there: none is left.
        { line: 4, values: ['Green'], sku: null, price: 45, salePrice: null, stock: 0 },
      ],
    })
    expect(readable(products)[0]?.notes[0]?.en).toContain('Fabric')
  })

  it('has files to download, drafts and decimal commas', () => {
    expect(products[1]).toMatchObject({
      kind: 'digital',
      isPublished: false,
      taxClass: 'zero',
      price: 12.5,
      stock: null,
    })
  })

  it('says how often and how long files can be downloaded, where -1 and nothing leave it to the shop', () => {
    const head = 'Type,SKU,Name,Parent,Download limit,Download expiry days,Attribute 1 name,Attribute 1 value(s)\n'
    const digital = 'simple, downloadable, virtual'
    const [plan, free, bad, songs] = productsOf(
      `${head}"${digital}",PLAN,Plan,,3,14,,\n"${digital}",FREE,Free,,-1,,,\n"${digital}",BAD,Bad,,0,3651,,
"variable, downloadable, virtual",SONGS,Songs,,,,Format,"MP3, WAV"
variation,MP3,,SONGS,2,-1,Format,MP3
variation,WAV,,SONGS,4,-1,Format,WAV\n`,
    )
    expect(plan).toMatchObject({ downloads: 3, downloadDays: 14 })
    expect(free).toMatchObject({ downloads: null, downloadDays: null })
    expect(bad).toMatchObject({
      problems: [
        { en: expect.stringContaining('Line 4: “0” under “Download limit” is no number from 1 to 1000') },
        { en: expect.stringContaining('“3651” under “Download expiry days”') },
      ],
    })
    expect(songs).toMatchObject({
      downloads: 2,
      downloadDays: null,
      notes: [{ en: 'Its variants differ in “Download limit”. A product has one here: 2.' }],
    })
    expect(Object.keys(products[0] ?? {})).not.toContain('downloads')
  })

  it('says of what cannot be read all that is wrong, with its line', () => {
    const problems = products
      .slice(2)
      .map((one) => ('problems' in one ? [one.line, ...one.problems.map(({ en }) => en)] : one))
    expect(problems).toEqual([
      [6, 'Vitrine has no products of the type “grouped”.'],
      [
        8,
        'Line 8: “cheap” under “Regular price” is no number.',
        'Line 8: “many” under “Stock” is no number.',
        '“luxury” is no class of tax. There are standard, reduced, reduced2, superReduced, zero.',
      ],
      [7, 'It is a variant, but the file has no product with the SKU or ID that “Parent” names.'],
    ])
  })

  it('names the columns that nothing is read from', () => {
    expect(readProductFile(WOO, 'UTC')).toMatchObject({ unread: ['Meta: _custom'] })
  })

  it.each([
    ['', 'The file has no products'],
    ['Colour,Size\nred,1\n', 'The first line names neither'],
    ['Name,SKU\n"Chair,1\n', 'A quotation mark opens here'],
  ])('that is none is refused with a sentence', (csv, sentence) => {
    expect(readProductFile(csv, 'UTC')).toMatchObject({ problem: { en: expect.stringContaining(sentence) } })
  })

  it('is read in German', () => {
    const german =
      'Typ;Artikelnummer;Name;Veröffentlicht;Regulärer Preis;Gewicht (kg)\nsimple;S1;Stuhl;1;1.234,50;5,2\n'
    expect(productsOf(german)[0]).toMatchObject({ sku: 'S1', name: 'Stuhl', price: 1234.5, weight: 5200 })
  })
})

describe('a long file', () => {
  it('is divided into parts of whole products, whose lines are those of the file', () => {
    const lines = Array.from({ length: 50 }, (_, place) => `variable,P-${place},"Name ""${place}"""\n`)
    const variants = Array.from({ length: 50 }, (_, place) => `variation,V-${place},,P-${49 - place}\n`)
    const csv = `Type,SKU,Name,Parent\n${lines.join('')}${variants.join('')}`
    const split = splitProductFile(csv)
    if ('problem' in split) throw new Error(split.problem.en)
    expect(split.parts.map(({ products }) => products)).toEqual([20, 20, 10])
    const whole = readProductFile(csv, 'UTC')
    expect(split.parts.flatMap((part) => productsOf(part.csv))).toEqual('problem' in whole ? [] : whole.products)
  })
})

/** A product as Payload reads it. */
const CHAIR = {
  id: 7,
  title: 'Chair, no. 4',
  description: 'Three woods.',
  _status: 'published',
  kind: 'goods',
  taxClass: 'standard',
  price: 490,
  weight: 5200,
  deliveryTime: '3 to 4 weeks',
  whenOut: 'order',
  place: 10,
  saleUntil: '2026-12-01T10:00:00.000Z',
  categories: [{ id: 1, title: 'Furniture, large' }],
  tags: [],
  brand: { id: 3, title: 'Halden & Rye' },
  image: { id: 20, filename: 'chair.webp' },
  gallery: [{ id: 21, filename: 'oak.webp' }],
  option1: 'Wood',
  variants: [
    { id: 'a', blockType: 'productVariant', value1: 'Oak', sku: 'C-OAK', stock: 4, stockSeen: 4 },
    { id: 'b', blockType: 'productVariant', value1: 'Ash', price: 520, salePrice: 500, stock: 0, stockSeen: 0 },
  ],
}

const FOUND = {
  categories: [1],
  tags: [],
  brand: 3,
  imageOf: (file: string) => ({ 'chair.webp': 20, 'oak.webp': 21 })[file],
}

describe('products as a file', () => {
  const addressOf = (filename: string) => `https://shop.example/media/${filename}`
  const exported = productFileHead(',') + productLines(CHAIR, { addressOf, separator: ',' })
  const read = (csv: string) => readable(productsOf(csv))[0] as FileProduct

  it('change nothing when they come back', () => {
    expect(productChange(read(exported), CHAIR, FOUND, () => [])).toEqual({ data: {}, changed: [] })
  })

  it('change nothing when they come back from a spreadsheet that separates by semicolons', () => {
    const german = productFileHead(';') + productLines(CHAIR, { addressOf, separator: ';' })
    expect(productChange(read(german), CHAIR, FOUND, () => [])).toEqual({ data: {}, changed: [] })
  })

  it('change what somebody changed in them, and leave variants that they do not name', () => {
    const csv = exported
      .split('\r\n')
      .filter((line) => !line.includes('Ash') || line.includes('variable'))
      .join('\r\n')
      .replace(',4,', ',9,')
      .replace('3 to 4 weeks', '')
    const { data, changed } = productChange(read(csv), CHAIR, FOUND, () => [])
    expect(changed.map(({ en }) => en)).toEqual(['delivery time', 'variants'])
    expect(data).toEqual({
      deliveryTime: null,
      variants: [
        expect.objectContaining({ id: 'a', value1: 'Oak', sku: 'C-OAK', stock: 9, stockSeen: 4 }),
        CHAIR.variants[1],
      ],
    })
  })

  it('write no SKU down that Vitrine makes', () => {
    expect(exported).toContain('P7-b')
    const product = read(exported.replaceAll('490', '480'))
    expect(productChange(product, CHAIR, FOUND, () => []).data).toEqual({ price: 480 })
  })

  it('carry how often and how long files can be downloaded', () => {
    const plan = { id: 8, title: 'Plan', _status: 'published', kind: 'digital', downloads: 3, downloadDays: 14 }
    const csv = productFileHead(',') + productLines(plan, { addressOf: (filename) => filename, separator: ',' })
    const found = { ...FOUND, categories: [], brand: undefined }
    expect(productChange(read(csv), plan, found, () => []).data).not.toHaveProperty('downloads')
    const { data, changed } = productChange(read(csv.replace(',3,14,', ',,30,')), plan, found, () => [])
    expect(data).toMatchObject({ downloads: null, downloadDays: 30 })
    expect(changed.map(({ en }) => en)).toEqual(expect.arrayContaining(['downloads', 'days of downloads']))
  })

  it('do not overwrite a description that was designed here', () => {
    const file: FileProduct = { line: 2, options: [], variants: [], notes: [], description: ['New'] }
    const layoutOf = () => [{ blockType: 'richText' }]
    expect(productChange(file, { id: 1, layout: [{ blockType: 'hero' }] }, FOUND, layoutOf).data).toEqual({})
    expect(productChange(file, { id: 1, layout: [] }, FOUND, layoutOf).data).toMatchObject({
      layout: [{ blockType: 'richText' }],
    })
  })
})
