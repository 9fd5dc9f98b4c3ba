import { expect, test } from 'vitest'
import { cutText } from '../../../../../domain/format/cutText'
import { noLenders } from '../../../../../domain/language/lender'
import { longestExplanation, longestLine } from '../../../../../domain/language/limits'
import { surveyVersion } from '../../../../../events/record/surveyRecord'
import { itemNamesIn } from '../../../../../projections/logHistory/itemNames'
import { createPlayhead } from '../../../../../projections/replay/playback/playhead'
import { openReplay } from '../../../../../projections/replay/replay'
import type { FieldView } from '../../../../../projections/tree/fieldView'
import { recordWords } from '../../../../../ui/support/records/rowWords'
import { shortenFields } from '../../../../../ui/support/screen/session/shortenFields'
import { portal } from '../../../../projections/portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
const long = 'x'.repeat(300_000)

const opened = (path: string) => {
  const at = portal({ type: 'full' })
  at.answers(path, long)
  const { live } = createPlayhead(openReplay(at.catalogue, header, at.records))
  return { at, whole: live, live: shortenFields(live) }
}

test('a text is cut at a number of characters, in no pair of them', () => {
  expect(cutText('abcd', 4)).toBe('abcd')
  expect(cutText('abcde', 4)).toBe('abcd…')
  expect(cutText('abc\u{1f600}', 4)).toBe('abc…')
})

test('a field of one line shows the beginning of an answer longer than the portal takes, and all that is judged of it', () => {
  const { live, whole } = opened('customer.first_name')
  const field = live.field('customer.first_name')
  expect(field).toMatchObject({ value: cutText(long, longestExplanation), error: 'length' })
  // The very same again: a field that is not another is not drawn anew.
  const heard: (FieldView | null)[] = []
  live.field$('customer.first_name').subscribe(one => heard.push(one))
  expect([heard[0] === field, live.field$('customer.first_name').value === field]).toEqual([true, true])
  expect(live.field('customer.last_name')).toBe(whole.field('customer.last_name'))
})

test('a field of lines counts its characters: it shows them all', () => {
  const path = 'current_living_condition.sections.section_5.questions.saving_money_explanation.value'
  expect(opened(path).live.field(path)?.value).toBe(long)
})

test('a moment is one line, however long its answer', () => {
  const { at } = opened('customer.first_name')
  const names = itemNamesIn(at.catalogue, at.records)
  const words = recordWords({ catalogue: at.catalogue, names, lenders: () => noLenders }, at.records.at(-1))
  expect(words).toMatch(/^Roepnaam: x+…$/)
  expect(words.length).toBe(longestLine + 1)
})
