import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  caretPosition,
  type EditHistory,
  recordEdit,
  stepEditHistory,
} from '../../../../ui/widgets/textFields/editHistory'

const typing = (...texts: readonly string[]): EditHistory =>
  texts.slice(1).reduce<EditHistory | null>((history, to, at) => recordEdit(history, texts[at] ?? '', to), null) ??
  recordEdit(null, '', '')

const allBack = (history: EditHistory): readonly string[] =>
  history.before.length === 0 ? [history.text] : [history.text, ...allBack(stepEditHistory(history, 'undo'))]

it('takes back a word at a time, deletions in a row as one, and what was pasted by itself', () => {
  expect(allBack(typing('', 'e', 'en', 'en ', 'en d', 'en do'))).toEqual(['en do', 'en ', ''])
  expect(allBack(typing('aap', 'aa', 'a', 'ab'))).toEqual(['ab', 'a', 'aap'])
  expect(allBack(typing('', '1', '1234', '12345'))).toEqual(['12345', '1234', '1', ''])
})

it('goes back to what stood there when the field was entered, and again to what stood there last', () => {
  const texts = fc.array(fc.string({ maxLength: 4 }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(texts, all => {
      const history = typing(...all)
      const stood = allBack(history)
      expect(stood.at(-1)).toBe(all[0])
      expect(all).toEqual(expect.arrayContaining([...stood]))
      const back = history.before.reduce(now => stepEditHistory(now, 'undo'), history)
      expect(stepEditHistory(back, 'undo')).toBe(back)
      const again = history.before.reduce(now => stepEditHistory(now, 'redo'), back)
      expect(again.text).toBe(all.at(-1))
      expect(stepEditHistory(again, 'redo')).toBe(again)
    }),
  )
})

it('has nothing to do again once one types on', () => {
  const back = stepEditHistory(typing('', 'a'), 'undo')
  expect(stepEditHistory(recordEdit(back, '', 'b'), 'redo').text).toBe('b')
  expect(allBack(recordEdit(back, '', 'b'))).toEqual(['b', ''])
})

it('puts the caret where the change was', () => {
  expect(caretPosition('een twee drie', 'een drie')).toBe(3)
  expect(caretPosition('', 'abc')).toBe(3)
  expect(caretPosition('aa', 'a')).toBe(0)
})
