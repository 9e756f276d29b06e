import { reasonOf, sift } from './support/nothing-measured.mjs'

/** Runs one measure, named by the argument, in a process of its own, and sends its figures to the parent. */
const [name = ''] = process.argv.slice(2)
const { measure, mayBeZero } = await import(`./measure/${name}.mjs`)
process.send?.(await outcome(), () => process.exit())

/** @returns {Promise<import('./support/nothing-measured.mjs').Sifted>} */
async function outcome() {
  try {
    return sift(await measure(), mayBeZero)
  } catch (error) {
    console.error(error)
    return { figures: {}, notMeasured: { [name]: reasonOf(error) } }
  }
}
