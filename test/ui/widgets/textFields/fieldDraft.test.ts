import { describe, expect, it } from 'vitest'
import { type NumberOrText, readNumber, showMoney } from '../../../../domain/format/amount'
import { draftText, type FieldDraft, nextFieldDraft, noFieldDraft } from '../../../../ui/widgets/textFields/fieldDraft'

const typed = (text: string): FieldDraft<NumberOrText> =>
  nextFieldDraft<NumberOrText>(noFieldDraft, { kind: 'typed', text })
const committed = (text: string, from: NumberOrText): FieldDraft<NumberOrText> =>
  nextFieldDraft(typed(text), { kind: 'committed', from, to: readNumber('money', text) })

describe('a field for typing', () => {
  it('shows the value while nobody types, so that a prefill is seen at once', () => {
    expect(draftText<NumberOrText>(noFieldDraft, 1234.5, showMoney)).toBe('1.234,50')
  })

  it('shows what is typed, whatever happens to the value', () => {
    expect(draftText(typed('12'), 99, showMoney)).toBe('12')
  })

  it('does not rewrite the text under the hands of who types on after a commit', () => {
    const draft = committed('1234', '')
    expect(draftText(draft, 1234, showMoney)).toBe('1234')
    expect(draftText(draft, '', showMoney)).toBe('1234')
  })

  it('gives way to a value that came from elsewhere after the commit', () => {
    expect(draftText(committed('1234', ''), 500, showMoney)).toBe('500,00')
  })

  it('shows the value in our notation once it is left', () => {
    expect(draftText(nextFieldDraft(committed('1234', ''), { kind: 'left' }), 1234, showMoney)).toBe('1.234,00')
  })

  it('keeps the later keys when a commit is followed by typing', () => {
    const draft = nextFieldDraft(committed('12', ''), { kind: 'typed', text: '123' })
    expect(draftText(draft, 12, showMoney)).toBe('123')
  })
})
