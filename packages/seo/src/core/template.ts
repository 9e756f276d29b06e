import type { AdminText } from '@vitrine/content/core'
/** Values of a template's variables. */
export type TemplateValues = Readonly<Record<string, string | undefined>>

/** Separators that are removed at an end, or when doubled, if a variable has no value. */
const JOINTS = '[\\s–—|·•»:,-]'

const TRAILING = new RegExp(`^${JOINTS}+|${JOINTS}+$`, 'g')

const DOUBLED = /(\s[–—|·•»:,-])(?:\s*[–—|·•»:,-](?=\s))+/g

/**
 * Puts values in the place of `{name}`. What has no value leaves no separator behind.
 *
 * @param template One that {@link templateProblem} finds nothing wrong with; other braces stay as they are.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  let isIncomplete = false
  const filled = template.replace(/\{([a-z]+)\}/g, (braces, name: string) => {
    if (!Object.hasOwn(values, name)) return braces
    isIncomplete ||= !values[name]
    return values[name] ?? ''
  })
  const tidy = isIncomplete ? filled.replace(DOUBLED, '$1').replace(TRAILING, '') : filled
  return tidy.replace(/\s+/g, ' ').trim()
}

/**
 * Validates a template.
 *
 * @param allowed Variables that it may contain.
 * @param needed Variable that it must contain.
 * @returns A sentence for its editor; undefined for a valid or an empty template.
 */
export function templateProblem(template: string, allowed: readonly string[], needed?: string): AdminText | undefined {
  if (template.trim() === '') return undefined
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !allowed.includes(name))
  const offer = allowed.map((name) => `{${name}}`).join(', ')
  if (unknown !== undefined) {
    return {
      en: `There is nothing called {${unknown}}. Use ${offer}.`,
      de: `{${unknown}} gibt es nicht. Möglich sind ${offer}.`,
    }
  }
  if (/[{}]/.test(template.replace(/\{[^{}]*\}/g, ''))) {
    return {
      en: `A brace stands alone. Write for example {${allowed[0]}}.`,
      de: `Eine Klammer steht allein. Schreiben Sie zum Beispiel {${allowed[0]}}.`,
    }
  }
  if (needed && !names.includes(needed)) {
    return {
      en: `Without {${needed}} all of them would be called the same.`,
      de: `Ohne {${needed}} hießen alle gleich.`,
    }
  }
  return undefined
}
