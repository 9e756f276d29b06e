type Raw = Readonly<Record<string, unknown>>

/** Properties that every parsed block begins with. */
export function blockBase<const Kind extends string>(raw: Raw, blockType: Kind): { blockType: Kind; id: string } {
  return { blockType, id: String(raw.id) }
}
