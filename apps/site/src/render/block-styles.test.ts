import { describe, expect, it } from 'vitest'
import { BLOCK_STYLES_PREFIX, blockStyles } from './block-styles.ts'

const styles = blockStyles(
  new Map([
    ['columns', '.columns{}'],
    ['hero', '.hero{}'],
    ['rich-text', '.prose{}'],
  ]),
)
const fileOf = (names: readonly string[]) => styles.address(names)?.slice(BLOCK_STYLES_PREFIX.length) ?? ''

describe('the stylesheet of a page', () => {
  it('holds the styles of its blocks and no others, in one order', () => {
    expect(styles.read(fileOf(['rich-text', 'columns']))).toEqual({ css: '.columns{}.prose{}', isCurrent: true })
  })

  it('has one address for the same blocks, however often and in whichever order they stand', () => {
    expect(styles.address(['hero', 'columns', 'hero'])).toBe(styles.address(['columns', 'hero']))
  })

  it('does not exist for a page without styled blocks', () => {
    expect(styles.address([])).toBeUndefined()
    expect(styles.address(['unheard-of'])).toBeUndefined()
  })

  it('has another address when its content is another', () => {
    const changed = blockStyles(new Map([['hero', '.hero{color:red}']]))
    expect(changed.address(['hero'])).not.toBe(styles.address(['hero']))
  })

  it('is answered at the address of an earlier state with what is current, and says so', () => {
    expect(styles.read('hero.0123456789.css')).toEqual({ css: '.hero{}', isCurrent: false })
  })

  it('is not found where no name is known', () => {
    expect(styles.read('constructor.0123456789.css')).toBeUndefined()
  })
})
