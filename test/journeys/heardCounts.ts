import type { Page } from 'playwright-core'

/** How far it is from the heading of a step, for who listens or has no mouse. */
export interface HeardCounts {
  /** Presses of Tab to the first question. */
  readonly toQuestion: number
  /** Words that are read on the way to it. */
  readonly words: number
}

const farthest = 400

/** Runs in the page: whether the focus is on a field, or on what a thing that is read back is confirmed or changed by. */
const isAtQuestion = (): boolean => {
  const one = document.activeElement
  const name = one?.getAttribute('aria-label') ?? one?.textContent ?? ''
  return one !== null && (one.matches('input, select, textarea') || /^(Klopt|Wijzigen)/.test(name))
}
/** Runs in the page. */
const isAtNext = (): boolean => /^(Volgende|Laatste) stap$/.test(document.activeElement?.textContent ?? '')

/** Presses Tab until it is so; how often. */
const tabUntil = async (page: Page, isThere: () => boolean): Promise<number> => {
  for (let presses = 1; presses <= farthest; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isThere)) return presses
  }
  throw new Error('Not reached by Tab')
}

/** A line of the tree of what a page says: its role, and in its place the name and the text. */
const line = /^\s*- '?(?:(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?|\/\w+)[^:]*(?::(?<text> .*)?)?$/
/** A question, or a term of what is read back. */
const asks = [
  'term',
  'textbox',
  'combobox',
  'radiogroup',
  'radio',
  'checkbox',
  'slider',
  'spinbutton',
  'switch',
  'searchbox',
]

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** How many words are read from the heading of the page to its first question, which is not counted. */
export const wordsToQuestion = (tree: string): number => {
  const lines = tree.split('\n')
  const from = lines.findIndex(one => /- '?heading ".*" \[level=1\]/.test(one))
  let words = 0
  /** Of the line before, which may be the label of the question. */
  let before = { text: '', words: 0 }
  for (const one of lines.slice(from + 1)) {
    const { role, name = '', text = '' } = line.exec(one)?.groups ?? {}
    if (role === undefined) continue
    if (asks.includes(role)) return words - (before.text === '' || !name.startsWith(before.text) ? 0 : before.words)
    before = { text: role === 'text' ? text.trim() : '', words: wordsIn(`${name} ${text}`) }
    words += before.words
  }
  return words
}

/** Of a screen as it stands there; the focus ends at the first question. */
export const heardOn = async (page: Page): Promise<HeardCounts> => {
  const words = wordsToQuestion(await page.locator('body').ariaSnapshot())
  await page.getByRole('heading', { level: 1 }).focus()
  return { toQuestion: await tabUntil(page, isAtQuestion), words }
}

/** Presses of Tab from where the focus is to the button that leads on. */
export const pressesToNext = (page: Page): Promise<number> => tabUntil(page, isAtNext)
