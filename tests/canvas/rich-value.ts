const place = { direction: null, format: '', indent: 0, version: 1 }

/** Words of a rich text, as Payload's editor stores them. @param format 1: bold, 2: italic, and so on. */
export const words = (text: string, format = 0) => ({
  type: 'text',
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})

export const paragraph = (...children: readonly object[]) => ({
  ...place,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
})

/** A rich text. */
export const text = (...children: readonly object[]) => ({ root: { ...place, type: 'root', children } })

/** Words that lead to an address. */
export const link = (url: string, label: string) => ({
  ...place,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [words(label)],
})
