import { inflateSync } from 'node:zlib'

/** Texts of the streams of a PDF, unpacked: pages, metadata, attached files. */
export function pdfStreams(pdf: Buffer): readonly string[] {
  const source = pdf.toString('latin1')
  return [...source.matchAll(/ obj\r?\n(<<(?:(?!endobj)[\s\S])*?>>)\s*stream\r?\n/g)].map((found) => {
    const [whole, dictionary = ''] = found
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    const begin = found.index + whole.length
    const bytes = pdf.subarray(begin, begin + length)
    return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('utf8')
  })
}
