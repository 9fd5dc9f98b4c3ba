import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileDrop } from '../../ui/widgets/files/FileDrop'
import { expectTypedOver } from '../journeys/typedOver'
import { TypingScene } from '../ui/gallery/typing'

const aWhile = 1000

type Field = 'amount' | 'date' | 'name' | 'words' | 'postal' | 'hours'

const element = (id: string): HTMLElement => document.getElementById(id) ?? expect.fail(`There is no ${id}.`)
const field = (id: Field) => {
  const found = element(id)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : expect.fail(`No ${id}.`)
}
const written = (id: 'commits' | 'drafts' | 'values'): unknown => JSON.parse(element(id).textContent)
const commits = (): unknown => written('commits')
const shown = (id: Field): string => field(id).value
const typed = (id: Field, keys: string): Promise<void> => {
  field(id).focus()
  return userEvent.keyboard(keys)
}
/** Puts a text in at once, as pasting does. */
const inserted = (id: Field, text: string): void => {
  field(id).focus()
  document.execCommand('insertText', false, text)
}

// A busy machine must not make a pause in the middle of typing: time passes where a test says so.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(<TypingScene />)
})
afterEach(() => void vi.useRealTimers())

test('an amount is committed after a pause without being rewritten, and formatted on leaving, in one commit', async () => {
  await typed('amount', '1234,5')
  vi.advanceTimersByTime(aWhile)
  await expect.poll(commits).toEqual(['1234.5'])
  expect(shown('amount')).toBe('1234,5')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => shown('amount')).toBe('1.234,50')
  expect(commits()).toEqual(['1234.5'])
})

test('an amount tells the draft while it is not committed, and that there is none any more', async () => {
  await typed('amount', '12{Enter}')
  await expect.poll(() => written('drafts')).toEqual(['1', '12', null])
  expect(commits()).toEqual(['12'])
})

test('what is no amount is kept as it was typed; a prefilled one shows at once', async () => {
  inserted('amount', 'ongeveer 100')
  await userEvent.keyboard('{Tab}')
  await expect.poll(commits).toEqual(['"ongeveer 100"'])
  expect(shown('amount')).toBe('ongeveer 100')
  await page.getByRole('button', { name: 'Vooraf invullen' }).click()
  expect(shown('amount')).toBe('250,00')
})

test('an amount that is left by a press on what is ticked loses neither', async () => {
  inserted('amount', '12')
  const calm = page.getByRole('switch', { name: 'Rustig' })
  await calm.click()
  await expect.poll(() => new Set([commits()].flat())).toEqual(new Set(['12', 'true']))
  expect(calm.element()).toHaveProperty('checked', true)
})

test('a date gets its dashes while it is typed, and can be wiped with them', async () => {
  await typed('date', '01021980')
  expect(shown('date')).toBe('01-02-1980')
  await userEvent.keyboard('{Tab}')
  await expect.poll(commits).toEqual(['"01-02-1980"'])
  field('date').select()
  await userEvent.keyboard('0102')
  await userEvent.keyboard('{Backspace}'.repeat(6))
  expect(shown('date')).toBe('')
})

test('a date leaves the caret where a digit is put in the middle', async () => {
  await typed('date', '01-2-1980')
  await userEvent.keyboard(`${'{ArrowLeft}'.repeat(6)}1`)
  await expect.poll(() => shown('date')).toBe('01-12-1980')
  await expect.poll(() => field('date').selectionStart).toBe(4)
})

test('a date takes what is pasted in another notation', async () => {
  inserted('date', '1980-02-01')
  await expect.poll(() => shown('date')).toBe('01-02-1980')
})

test('words are shown as they are kept: composed, and without what nobody sees', async () => {
  inserted('name', '\u200bZoe\u0308 de\u00ad Vries\u202e')
  vi.advanceTimersByTime(aWhile)
  await expect.poll(commits).toEqual(['"Zoë de Vries"'])
  // Not rewritten under the hands of who is still typing.
  expect(shown('name')).toContain('\u0308')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => shown('name')).toBe('Zoë de Vries')
})

test('words of spaces only are no answer', async () => {
  inserted('name', ' \u200b ')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => shown('name')).toBe('')
  expect(commits()).toEqual([])
})

test('words keep their lines and tabs in an explanation, and pictures of more than one character', async () => {
  inserted('words', 'een\n\ttwee 👩‍👧\u200b')
  field('name').focus()
  await expect.poll(() => shown('words')).toBe('een\n\ttwee 👩‍👧')
  expect(commits()).toEqual([JSON.stringify('een\n\ttwee 👩‍👧')])
})

test('a postal code gets its space and capitals on leaving, and is kept without space', async () => {
  inserted('postal', '1234ab')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => shown('postal')).toBe('1234 AB')
  expect(commits()).toEqual(['"1234AB"'])
})

test('a field holds what was typed and nothing else, however often it is taken back by the keys for it', async () => {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea')
  // The product's own keys, as the page hears them: which keys a browser sends is for journeys.
  const pressed = async (key: string): Promise<void> => {
    const init = { key, ctrlKey: true, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
  }
  await expectTypedOver(
    {
      enter: async id => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        element(id).focus()
      },
      type: async letters => document.execCommand('insertText', false, letters),
      backspace: async () => document.execCommand('delete'),
      undo: () => pressed('z'),
      redo: () => pressed('y'),
      shown: async () => Object.fromEntries([...texts].map(({ id, value }) => [id, value])),
      values: async () => JSON.parse(element('values').textContent),
    },
    4,
  )
})

test('a slider moves and commits with arrows, Home and End, and says its value in words', async () => {
  await typed('hours', '{ArrowRight}{End}{Home}')
  await expect.poll(commits).toEqual(['9', '40', '0'])
  await expect.poll(() => field('hours').getAttribute('aria-valuetext')).toBe('0 uur per week')
})

test('a slider commits once when it is dragged, on letting go', async () => {
  const slider = page.getByRole('slider')
  const { width, height } = field('hours').getBoundingClientRect()
  const seen: unknown[] = []
  field('hours').addEventListener('input', () => queueMicrotask(() => seen.push(commits())))
  await userEvent.dragAndDrop(slider, slider, {
    sourcePosition: { x: width * 0.2, y: height / 2 },
    targetPosition: { x: width - 1, y: height / 2 },
  })
  await expect.poll(commits).toEqual(['40'])
  await expect.poll(() => field('hours').getAttribute('aria-valuetext')).toBe('40 uur per week')
  // On its way it had committed nothing yet.
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.flat()).toEqual([])
})

test('a drop area says to who has a mouse what can be done there', async () => {
  const { container } = await render(<FileDrop id="files" disabled={false} onFiles={() => undefined} />)
  expect(container.querySelector('label')?.innerText).toMatch(/^Sleep uw pdf-bestanden hierheen/)
})
