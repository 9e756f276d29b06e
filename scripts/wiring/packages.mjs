/**
 * Dependencies of the programs on the features.
 *
 * @typedef {import('./modules.mjs').Feature} Feature
 * @typedef {{ dependencies?: Record<string, string> } & Record<string, unknown>} PackageJson
 */

/** Programs that load features, and the entries of a feature that make them do so. */
const PROGRAMS = [
  { file: 'packages/cms/package.json', loads: /^feature$/ },
  { file: 'apps/site/package.json', loads: /^feature\.(?:view|server)$/ },
  { file: 'apps/admin/package.json', loads: /^admin$/ },
  { file: 'packages/demo/package.json', loads: /^feature\.demo$/ },
]

/** Files of {@link withFeatures}, from the project's root. */
export const WIRED_PACKAGES = PROGRAMS.map(({ file }) => file)

/**
 * Adds to a program's `package.json` the features that it loads.
 *
 * @param {string} file One of {@link WIRED_PACKAGES}.
 * @param {PackageJson} json
 * @param {readonly Feature[]} features
 * @returns {PackageJson} With its dependencies sorted by name.
 */
export function withFeatures(file, json, features) {
  const program = PROGRAMS.find((one) => one.file === file)
  const loaded = features.filter(({ entries }) => entries.some((entry) => program?.loads.test(entry)))
  const added = Object.fromEntries(loaded.map(({ name }) => [`@vitrine/${name}`, '*']))
  const dependencies = Object.entries({ ...json.dependencies, ...added })
  return { ...json, dependencies: Object.fromEntries(dependencies.sort(([one], [other]) => (one < other ? -1 : 1))) }
}
