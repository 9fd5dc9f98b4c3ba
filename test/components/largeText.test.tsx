import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../ui/shell/page/Dialog'
import { Button } from '../../ui/widgets/Button'
import { RadioList } from '../../ui/widgets/choices/RadioList'

const nothing = (): void => undefined
const root = document.documentElement

beforeEach(() => page.viewport(390, 844))
afterEach(async () => {
  root.style.fontSize = ''
  await page.viewport(1280, 800)
})

/** The words that do not stand on one line. */
const brokenWords = (within: Element): readonly string[] => {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    for (const { index, 0: word } of (currentNode.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

test.each(['100%', '150%', '200%'])(
  'a dialog on a phone with text of %s breaks no word of choices and buttons',
  async size => {
    root.style.fontSize = size
    const { getByRole } = await render(
      <Dialog
        open
        title="Uitloggen"
        actions={
          <>
            <Button kind="primary">Bewaren op dit apparaat</Button>
            <Button icon="download">Pdf downloaden</Button>
            <Button>Wissen</Button>
          </>
        }
      >
        <RadioList
          id="a"
          label="Wat het bevat"
          value={1}
          options={[
            { value: 1, label: 'Zonder mijn gegevens', help: 'Wat u heeft geschreven, is vervangen.' },
            { value: 2, label: 'Verzekeringen' },
          ]}
          onCommit={nothing}
        />
      </Dialog>,
    )
    expect(brokenWords(getByRole('dialog').element())).toEqual([])
  },
)
