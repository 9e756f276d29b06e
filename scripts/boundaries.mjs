import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findViolation, importsOf } from './boundaries/rule.mjs'
import { sourceFiles } from './boundaries/source-files.mjs'
import { inRoot, root } from './launch/paths.mjs'

/**
 * Reads every source file and reports each import whose arrow points the wrong way.
 *
 * @returns {string[]} One line for each.
 */
export function boundaryViolations() {
  return sourceFiles([inRoot('apps'), inRoot('packages')]).flatMap((file) => {
    const from = relative(root, file)
    return importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
      const violation = findViolation(from, specifier)
      return violation ? [`${from}: imports "${specifier}": ${violation}`] : []
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = boundaryViolations()
  for (const violation of violations) console.error(violation)
  console.log(
    violations.length === 0 ? 'Every import arrow points the right way.' : `${violations.length} wrong arrows.`,
  )
  process.exitCode = violations.length === 0 ? 0 : 1
}
