/** HTML as a tree of elements and texts; comments and declarations are left out. */
export type HtmlNode = HtmlText | HtmlElement

export interface HtmlText {
  readonly kind: 'text'
  readonly text: string
}

export interface HtmlElement {
  readonly kind: 'element'
  /** In lower case. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly HtmlNode[]
}
