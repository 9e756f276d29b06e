/** Receives what an {@link XmlReader} finds, in the order of the text. */
export interface XmlSink {
  startTag(tag: XmlStartTag): void
  /** @param raw The tag as it stands in the text, `</name>`. */
  endTag(name: string, raw: string): void
  /** Text of an element, in as many pieces as it takes. Entities are decoded, but not in CDATA. */
  text(text: string, isCdata: boolean): void
  /** The text declares entities. They are never expanded. */
  entitiesRefused(): void
}

export interface XmlStartTag {
  /** With its prefix, as written. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly isSelfClosing: boolean
  /** The tag as it stands in the text, `<name …>`. */
  readonly raw: string
  /** Its end tag, as it is written without blanks; undefined for names that hold other than letters, digits and `:.-_`. */
  readonly endTag: XmlEndTag | undefined
}

export interface XmlEndTag {
  readonly name: string
  /** `</name>` */
  readonly raw: string
}
