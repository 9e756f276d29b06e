import type { WrittenGround } from './ground.ts'
import type { ImageSource } from './image-source.ts'

/** Characters of a style sheet of one element. */
const MAX_CSS = 20_000

/** Reads the ground out of the style that WPBakery keeps with an element: `.vc_custom_1{background-image: url(x.jpg?id=12)}`. */
export function cssGround(css: string): WrittenGround {
  if (!css.includes('background') || css.length > MAX_CSS) return {}
  const declarations = new Map(
    css
      .slice(css.indexOf('{') + 1)
      .replaceAll('}', ';')
      // A semicolon in an address parts nothing.
      .split(/;(?![^()]{0,2000}\))/)
      .map((declaration): [string, string] => {
        const colon = declaration.indexOf(':')
        return [
          declaration.slice(0, colon).trim().toLowerCase(),
          declaration
            .slice(colon + 1)
            .replace('!important', '')
            .trim(),
        ]
      }),
  )
  const short = declarations.get('background') ?? ''
  const address = urlIn(declarations.get('background-image') ?? '') ?? urlIn(short)
  const color =
    declarations.get('background-color') ??
    /#[\da-f]{3,8}\b|rgba?\([^()]{1,60}\)/i.exec(short.replace(/url\([^()]{0,2000}\)/, ''))?.[0]
  return {
    ...(color !== undefined && { color }),
    ...(address !== undefined && { image: imageAt(address) }),
    ...optional('position', declarations.get('background-position')),
    ...optional('repeat', declarations.get('background-repeat')),
  }
}

function optional(name: 'position' | 'repeat', value: string | undefined): WrittenGround {
  return value === undefined ? {} : { [name]: value }
}

function urlIn(value: string): string | undefined {
  return /url\(\s*["']?([^"')]{1,2000})["']?\s*\)/i.exec(value)?.[1]?.trim()
}

function imageAt(address: string): ImageSource {
  const id = Number(/[?&]id=(\d{1,10})/.exec(address)?.[1] ?? 0)
  return { address: address.replace(/\?id=\d+$/, ''), ...(id > 0 && { id }) }
}
