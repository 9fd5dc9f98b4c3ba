import { expect, test } from 'vitest'
import type { Command } from '../../events/decisions/command'
import { isRecoverableCommand } from '../../events/decisions/commandRows'
import { restoreRows } from '../../events/decisions/restoreAnswers'
import { mergeLogs, mergeRows } from '../../events/merge/mergeLogs'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { type State, stateKeys } from '../../events/state/state'
import { gatherValues } from '../../projections/pseudonym/gatherValues'
import { numberKinds } from '../../projections/pseudonym/numbers/numberKinds'
import { inventoryRows } from '../../projections/sending/inventory'
import { visitsWith } from '../arbitraries/commandVisits'
import { catalogues } from '../arbitraries/surveys'
import { begun, does, joiningOf } from '../arbitraries/twoComputers'
import type { Lived } from '../arbitraries/visit'
import { walks } from '../arbitraries/walks'
import { finished } from '../projections/pseudonym/seeded'

const catalogue = catalogues.shipped
const header = { log: '', invitation: '', survey: surveyVersion, build: '', rules: '', createdAt: 0 } as const
const kinds = numberKinds(catalogue)

/** The texts in a record that its codecs call the customer's, names of documents too. */
const typedIn = (record: SurveyRecord): readonly string[] => {
  const { texts, documents } = finished(gatherValues(catalogue, { header, records: [record] }, new Set(), kinds))
  return [...texts, ...documents]
}

/** Every text within a value; of an item that was removed none. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (value instanceof Map || value instanceof Set) return [...value].flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'removed' ? [] : textsIn(one)))
}

const holding = (state: State, text: string): readonly (keyof State)[] =>
  stateKeys.filter(key => textsIn(state[key]).includes(text))

/** What the customer types is nowhere else; these bring a text that is: of a file, or of the office's. */
const notTyped: ReadonlySet<Command['type']> = new Set(['AttachFile', 'FillAddress'])

/** What is lost of the texts of a record, by the text. */
const lostOf = (type: Command['type'], record: SurveyRecord, before: State, after: State) =>
  typedIn(record).flatMap(text => {
    const keys = holding(after, text)
    if (keys.length === 0) return []
    const isRescued = isRecoverableCommand({ type }) || notTyped.has(type) || holding(before, text).length > 0
    return [
      ...(keys.every(key => 'not' in restoreRows[key]) ? [`${text}: after damage`] : []),
      ...(keys.every(key => 'not' in mergeRows[key]) ? [`${text}: on another computer`] : []),
      ...(keys.every(key => typeof inventoryRows[key] === 'object') ? [`${text}: to the adviser`] : []),
      ...(isRescued ? [] : [`${text}: where the page goes away`]),
    ]
  })

// The keys of a table that is total are the types of all commands.
const types = Object.keys(walks) as Command['type'][]

const livedWith = (type: Command['type']): readonly Lived[] => {
  const walk = walks[type]
  if ('walkedBy' in walk) return []
  const { value } = visitsWith(type, walk).next()
  return value === undefined ? [] : [value]
}

test.each(types)(
  'what is typed with %s goes out, and outlives damage, a change of computer, and a page that goes away',
  type => {
    for (const { records, states } of livedWith(type))
      for (const [n, record] of records.slice(1 - states.length).entries()) {
        const [before, after] = [states[n], states[n + 1]]
        if (before !== undefined && after !== undefined && record.command === type && record.by === 'customer')
          expect(lostOf(type, record, before, after)).toEqual([])
      }
  },
)

test('of each field with what the customer typed some comes along from another computer, if its row says so', () => {
  const [there, came] = [new Set<keyof State>(), new Set<keyof State>()]
  for (const { records, last: file } of types.flatMap(livedWith)) {
    const here = begun('here')
    const before = here.state
    const { events } = mergeLogs(joiningOf(here, { log: 'file', records: [...records], state: file }), new Map())
    does(here, { type: 'JoinWork', on: before, events })
    for (const text of records.flatMap(record => (record.by === 'customer' ? typedIn(record) : []))) {
      for (const key of holding(file, text)) if (!('not' in mergeRows[key])) there.add(key)
      for (const key of holding(here.state, text)) came.add(key)
    }
  }
  expect([...there].filter(key => !came.has(key))).toEqual([])
})
