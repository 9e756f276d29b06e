/** The part of PDFKit that documents are drawn with. */
declare module 'pdfkit' {
  interface DocumentOptions {
    readonly size: 'A4'
    readonly margin: number
    readonly bufferPages: boolean
    readonly pdfVersion: '1.7'
    readonly subset: 'PDF/A-3b'
    readonly lang: string
    readonly displayTitle: boolean
    /** Empty: none until one is chosen. */
    readonly font: ''
    readonly info: { readonly Title: string; readonly CreationDate: Date }
  }

  interface AttachedFile {
    readonly name: string
    readonly type: string
    readonly relationship: 'Alternative'
    readonly description: string
    readonly creationDate: Date
    readonly modifiedDate: Date
  }

  export default class PDFDocument extends AsyncIterableReadable {
    constructor(options: DocumentOptions)
    registerFont(name: string, font: Uint8Array): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    lineWidth(points: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this
    widthOfString(text: string): number
    addPage(): this
    switchToPage(index: number): unknown
    bufferedPageRange(): { readonly start: number; readonly count: number }
    file(content: Uint8Array, options: AttachedFile): unknown
    /** Adds to the metadata (XMP). */
    appendXML(xml: string): void
    end(): void
  }

  /** A stream of the bytes of the document. */
  class AsyncIterableReadable {
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>
  }
}
