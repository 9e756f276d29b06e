/** `url(…)` and `@import "…"` of CSS. */
const ADDRESSES = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g

/** Finds the addresses that a stylesheet loads. They are relative to it. */
export function addressesInStyles(css: string): readonly string[] {
  return [...css.matchAll(ADDRESSES)].flatMap((found) => {
    const address =
      found
        .slice(1)
        .find((part) => part !== undefined)
        ?.trim() ?? ''
    return address === '' || /^(?:#|data:)/i.test(address) ? [] : [address]
  })
}
