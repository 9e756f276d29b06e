declare module 'jsdom' {
  import type { WindowLike } from 'dompurify'

  /** The one thing that the SVG sanitiser needs of jsdom: a window for DOMPurify. */
  export class JSDOM {
    constructor(html: string)
    readonly window: WindowLike
  }
}
