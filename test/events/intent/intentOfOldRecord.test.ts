import { expect, test } from 'vitest'
import { withIntents } from '../../../events/intent/intentReader'
import { planImport } from '../../../events/log/logExport/importLog'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { catalogues } from '../../arbitraries/surveys'
import { goldenFiles } from '../record/versions'

const catalogue = catalogues.shipped

const recordsIn = (text: string): readonly SurveyRecord[] => {
  const plan = planImport(text)
  return plan.verdict === 'impossible' ? [] : plan.log.records
}

/** The golden logs of builds that did not record what was meant. */
const older = goldenFiles()
  .map(({ text }) => recordsIn(text))
  .filter(records => records.some(({ intent }) => intent === undefined))

test('of the golden logs the same is read, whatever commands are called by now', () => {
  const counts: Record<string, number> = {}
  for (const records of older)
    for (const { intent } of withIntents(catalogue, records)) counts[intent.tag] = (counts[intent.tag] ?? 0) + 1
  expect(counts).toEqual({
    addItem: 31,
    answer: 363,
    attachFile: 8,
    chooseHome: 4,
    confirm: 2,
    leaveRetrieved: 3,
    loadCustomer: 44,
    loadLenders: 17,
    lookup: 22,
    merge: 1,
    other: 167,
    removeFile: 3,
    removeItem: 13,
    restoreAnswers: 1,
    restoreItem: 5,
    reuse: 2,
    send: 17,
    showScreen: 59,
    submit: 68,
    takeRetrieved: 5,
    typedText: 1,
    undo: 7,
  })
})

test('what is in a copy of support means what it does in the log itself', () => {
  const [records = []] = older
  const copied = records.map(record => ({ ...record, command: `WhatIf.${record.command}` }))
  const tagsOf = (all: readonly SurveyRecord[]) => withIntents(catalogue, all).map(({ intent }) => intent)
  expect(tagsOf(copied)).toEqual(tagsOf(records))
})

test('a log that says all of it is the list that it was, and another is read once', () => {
  const [records = []] = older
  const read = withIntents(catalogue, records)
  expect(withIntents(catalogue, read)).toBe(read)
  expect(withIntents(catalogue, records)).toBe(read)
})
