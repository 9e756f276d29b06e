import type { Locator, Page } from 'playwright-core'
import { LOOKS, type LogEntry, type Look, type Step } from '../../browser-page/scenario.ts'
import type { BrowserVector } from './page.ts'
import { show } from './pages.ts'

/** Milliseconds after a step in which the page does what follows from it: longer than a reply that is not delayed. */
const SETTLE_MS = 40

/** Plays a scenario step by step, and looks at the page where the recording did. */
export async function replay(page: Page, html: string, vector: BrowserVector): Promise<readonly LogEntry[]> {
  await show(page, html)
  await page.waitForFunction(() => window.recorded.started())
  await settle(page)
  let selector: string | undefined
  for (const entry of vector.log) {
    if (isStep(entry)) {
      selector = entry.selector
      await take(page, entry)
    }
    for (const what of LOOKS) {
      if (what in entry && !isStep(entry)) await look(page, what, selector)
    }
  }
  return page.evaluate(() => window.recorded.log)
}

function isStep(entry: LogEntry): entry is LogEntry & Step {
  return typeof entry.step === 'string'
}

async function take(page: Page, step: Step): Promise<void> {
  await page.evaluate((entry) => void window.recorded.log.push({ ...entry }), step)
  if (step.step === 'press') await control(page, step).press(step.key ?? 'Enter')
  else if (step.step === 'type') await type(page, step)
  else await page.evaluate((entry) => window.recorded.perform(entry), step)
  if (step.step === 'wait') await settle(page, step.ms)
  else if (step.step !== 'clickNoWait') await settle(page)
}

function control(page: Page, { name, selector = `[name="${name}"]`, n = 0 }: Step): Locator {
  return page.locator(selector).nth(n)
}

/** Types with real keys; `\b` takes a character back. */
async function type(page: Page, step: Step): Promise<void> {
  const field = control(page, step)
  await field.focus()
  await field.press('End')
  for (const character of step.value ?? '')
    await page.keyboard.press(keyOf(character)).catch(() => insert(page, character))
}

function keyOf(character: string): string {
  if (character === '\b') return 'Backspace'
  return character === ' ' ? 'Space' : character
}

/** A character that no key of the keyboard has comes from an input method. */
async function insert(page: Page, character: string): Promise<void> {
  await page.keyboard.insertText(character)
}

async function look(page: Page, what: Look, selector?: string): Promise<void> {
  await page.evaluate(
    ([what, selector]) => {
      const { log, look } = window.recorded
      log.push({ [what]: look(what, selector) })
    },
    [what, selector] as const,
  )
}

/** Lets the scenario's time pass, and the page do what follows by its own clock. */
async function settle(page: Page, ms = SETTLE_MS): Promise<void> {
  await page.evaluate((pause) => {
    window.recorded.pass(pause)
    return new Promise((resolve) => setTimeout(resolve, pause))
  }, ms)
}
