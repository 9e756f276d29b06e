import { makeOnce } from './make-once.mjs'
import { isPacked } from './packed.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { staleness } from './stale.mjs'
import { step } from './step.mjs'

const installState = () => staleness(inRoot('node_modules/.vitrine-installed'), [inRoot('package-lock.json')])

/** Installs the dependencies that the lockfile names, when they are not there. */
export async function install() {
  if (isPacked) return
  const made = { lock: inRoot('.cache/install.lock'), doing: 'installing the dependencies', look: installState }
  await makeOnce(made, () =>
    step('Installing dependencies', 'Dependencies installed', (progress) =>
      run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: inRoot(), progress }),
    ),
  )
}
