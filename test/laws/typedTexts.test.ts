import { expect, test } from 'vitest'
import type { Command } from '../../events/decisions/command'
import { commandNames, isRecoverableCommand } from '../../events/decisions/commandRows'
import { restoreRows } from '../../events/decisions/restoreAnswers'
import { mergeLogs, mergeRows } from '../../events/merge/mergeLogs'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { type State, stateKeys } from '../../events/state/state'
import { gatherValues } from '../../projections/pseudonym/gatherValues'
import { numberKinds } from '../../projections/pseudonym/numbers/numberKinds'
import { inventoryRows } from '../../projections/sending/inventory'
import { visitsWith } from '../arbitraries/commandVisits'
import { catalogues } from '../arbitraries/surveys'
import { begun, type Computer, does, joiningOf } from '../arbitraries/twoComputers'
import type { Lived } from '../arbitraries/visit'
import { walks } from '../arbitraries/walks'
import { finished } from '../projections/pseudonym/seeded'

const catalogue = catalogues.shipped
const header = { log: '', invitation: '', survey: surveyVersion, build: '', rules: '', createdAt: 0 } as const
const kinds = numberKinds(catalogue)
const names = new Set(commandNames)

/** The texts in a record that its codecs call the customer's, names of documents too. */
const typedIn = (record: SurveyRecord): readonly string[] => {
  const { texts, documents } = finished(gatherValues(catalogue, { header, records: [record] }, names, kinds))
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

/** What the customer types is nowhere else; the text that these bring is in a file, or the office's. */
const notTyped: ReadonlySet<Command['type']> = new Set(['AttachFile', 'FillAddress'])

/** What is lost of a text that the customer gave with a command, and that stands in these fields. */
const lostOf = (type: Command['type'], { text, keys }: { text: string; keys: readonly (keyof State)[] }) => [
  ...(keys.every(key => 'not' in restoreRows[key]) ? [`${text}: after damage`] : []),
  ...(keys.every(key => 'not' in mergeRows[key]) ? [`${text}: on another computer`] : []),
  ...(keys.every(key => typeof inventoryRows[key] === 'object') ? [`${text}: to the adviser`] : []),
  ...(isRecoverableCommand({ type }) || notTyped.has(type) ? [] : [`${text}: where the page goes away`]),
]

// The keys of a table that is total are the types of all commands.
const types = Object.keys(walks) as Command['type'][]

const known = new Map<Command['type'], readonly Lived[]>()

/** Two visits with a command, each the same each time. */
const livedWith = (type: Command['type']): readonly Lived[] => {
  const walk = walks[type]
  const lived: Lived[] = [...(known.get(type) ?? [])]
  if ('walkedBy' in walk || lived.length > 0) return lived
  for (const one of visitsWith(type, walk)) if (lived.push(one) === 2) break
  known.set(type, lived)
  return lived
}

/** The texts that these commands of the customer's brought into the state, with the fields that they stand in. */
const newTexts = ({ records, states }: Lived, type: Command['type']) =>
  records.slice(1 - states.length).flatMap((record, n) => {
    const [before, after] = [states[n], states[n + 1]]
    if (before === undefined || after === undefined || record.command !== type || record.by !== 'customer') return []
    return typedIn(record).flatMap(text => {
      const keys = holding(after, text)
      return keys.length > 0 && holding(before, text).length === 0 ? [{ text, keys }] : []
    })
  })

/** The texts that nobody but the customer gave. */
const typedByCustomer = (records: readonly SurveyRecord[]): readonly string[] => {
  const others = new Set(records.flatMap(record => (record.by === 'customer' ? [] : typedIn(record))))
  const own = records.flatMap(record => (record.by === 'customer' ? typedIn(record) : []))
  return own.filter(text => !others.has(text))
}

test.each(types)(
  'what is typed with %s goes out, and outlives damage, a change of computer, and a page that goes away',
  type => {
    for (const lived of livedWith(type)) expect(newTexts(lived, type).flatMap(typed => lostOf(type, typed))).toEqual([])
  },
)

test('of each field with what the customer typed some comes along from another computer, if its row says so', () => {
  const [there, came] = [new Set<keyof State>(), new Set<keyof State>()]
  for (const { records, last: file } of types.flatMap(livedWith)) {
    const here = begun('here')
    const before = here.state
    const { events } = mergeLogs(joiningOf(here, { log: 'file', records: [...records], state: file }), new Map())
    does(here, { type: 'JoinWork', on: before, events })
    for (const text of typedByCustomer(records)) {
      for (const key of holding(file, text)) if (!('not' in mergeRows[key])) there.add(key)
      for (const key of holding(here.state, text)) came.add(key)
    }
  }
  expect([...there].filter(key => !came.has(key))).toEqual([])
})

test('what was typed here stands when other texts come in, as long as the customer chose nothing', () => {
  const alone: string[] = []
  for (const type of types) {
    const [mine, theirs] = livedWith(type)
    if (mine === undefined || theirs === undefined) continue
    const here: Computer = { log: 'here', records: [...mine.records], state: mine.last }
    const file: Computer = { log: 'file', records: [...theirs.records], state: theirs.last }
    does(here, { type: 'JoinWork', on: mine.last, events: mergeLogs(joiningOf(here, file), new Map()).events })
    const isLost = (text: string): boolean =>
      holding(mine.last, text).some(key => !holding(here.state, text).includes(key))
    expect([type, typedByCustomer(mine.records).filter(isLost)]).toEqual([type, []])
    const texts = new Set([mine, theirs].flatMap(lived => newTexts(lived, type).map(({ text }) => text)))
    if (texts.size === 1 && !notTyped.has(type)) alone.push(type)
  }
  // One text alone would hide that the other side's takes its place.
  expect(alone).toEqual([])
})
