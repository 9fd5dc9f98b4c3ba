import { describe, expect, it } from 'vitest'
import { type NumberOrText, readNumber, showMoney } from '../../../../domain/format/amount'
import { type Draft, nextDraft, noDraft, shownText } from '../../../../ui/widgets/typed/draft'

const typed = (text: string): Draft<NumberOrText> => nextDraft<NumberOrText>(noDraft, { kind: 'typed', text })
const committed = (text: string, from: NumberOrText): Draft<NumberOrText> =>
  nextDraft(typed(text), { kind: 'committed', from, to: readNumber('money', text) })

describe('a field for typing', () => {
  it('shows the value while nobody types, so that a prefill is seen at once', () => {
    expect(shownText<NumberOrText>(noDraft, 1234.5, showMoney)).toBe('1.234,50')
  })

  it('shows what is typed, whatever happens to the value', () => {
    expect(shownText(typed('12'), 99, showMoney)).toBe('12')
  })

  it('does not rewrite the text under the hands of who types on after a commit', () => {
    const draft = committed('1234', '')
    expect(shownText(draft, 1234, showMoney)).toBe('1234')
    expect(shownText(draft, '', showMoney)).toBe('1234')
  })

  it('gives way to a value that came from elsewhere after the commit', () => {
    expect(shownText(committed('1234', ''), 500, showMoney)).toBe('500,00')
  })

  it('shows the value in our notation once it is left', () => {
    expect(shownText(nextDraft(committed('1234', ''), { kind: 'left' }), 1234, showMoney)).toBe('1.234,00')
  })

  it('keeps the later keys when a commit is followed by typing', () => {
    const draft = nextDraft(committed('12', ''), { kind: 'typed', text: '123' })
    expect(shownText(draft, 12, showMoney)).toBe('123')
  })
})
