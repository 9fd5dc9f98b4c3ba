import { describe, expect, it, test } from 'vitest'
import type { ImportReason } from '../../../events/log/logExport/importPlan'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import type { Author, SurveyRecord } from '../../../events/record/surveyRecord'
import { type Conclusion, conclusionOf } from '../../../projections/replay/findings/conclusion'
import type { FindingContext, LogFinding } from '../../../projections/replay/findings/finding'
import { findingsOf } from '../../../projections/replay/findings/findings'
import { areTabsUnknown } from '../../../projections/replay/findings/tabFindings'
import { openReplay } from '../../../projections/replay/replay'
import { divergenceBetween } from '../../../projections/replay/verdicts/divergenceBetween'
import { catalogue, goldenLog } from '../../ui/support/screen/goldenReplay'

const { header, records: refused } = goldenLog('v2-refused')
/** The beginning of a visit, in which nothing went wrong. */
const quiet = refused.slice(0, 7)

interface Act {
  readonly by?: Author
  readonly command?: string
  readonly events: SurveyRecord['events']
}

const followed = (before: readonly SurveyRecord[], acts: readonly Act[]): readonly SurveyRecord[] => [
  ...before,
  ...acts.map(({ by = 'customer', command = 'ChangeAnswer', events }, at): SurveyRecord => {
    const seq = before.length + at + 1
    return { seq, id: `s${seq}`, at: 1_800_000_000_000 + seq * 1000, by, command, events }
  }),
]

const told = (
  records: readonly SurveyRecord[],
  { reasons = [], rules = header.rules, isShutOut = false }: Partial<Omit<FindingContext, 'divergence'>> = {},
): { readonly found: readonly LogFinding[]; readonly concluded: Conclusion } => {
  const replay = openReplay(catalogue, header, records)
  const divergence = divergenceBetween(replay, 0, replay.length, rules)
  const found = findingsOf(replay, { reasons, rules, divergence, isShutOut })
  return { found, concluded: conclusionOf(found, records, reasons) }
}

const said = ({ attribution, why, evidence }: Conclusion): unknown => [
  attribution,
  why,
  evidence.map(({ kind }) => kind),
]

const failing = (of: Partial<Extract<SurveyEvent, { type: 'CallFailed' }>>): Act => ({
  by: 'system',
  command: 'NoteCallFailed',
  events: [
    { type: 'CallFailed', v: 1, call: 'inventory', at: null, file: null, how: 'status', status: 500, nth: 1, ...of },
  ],
})

const answer = (path: string, value: string | number, by: Author = 'customer', command = 'ChangeAnswer'): Act => ({
  by,
  command,
  events: [{ type: 'AnswerChanged', v: 1, path, value }],
})

const sent: Act = {
  by: 'system',
  command: 'NoteSent',
  events: [{ type: 'InventorySent', v: 1, submittedAt: '2026-11-21T10:00:00Z' }],
}

describe('whose doing it was rests on what the log tells', () => {
  test('nothing went wrong: it is not said', () => {
    expect(said(told(quiet).concluded)).toEqual(['unclear', 'nothing', []])
  })

  test('a step that was refused is the customer’s, until it is not there, or its words are not told', () => {
    const upTo = refused.slice(0, 10).filter(({ events }) => events.every(({ type }) => type !== 'TypedOtherwise'))
    const records = followed([], upTo)
    expect(said(told(records).concluded)).toEqual(['customer', null, ['refused']])
    expect(said(told(records.slice(0, -1)).concluded)).toEqual(['unclear', 'nothing', []])
    const wordless = records.map(record => ({
      ...record,
      events: record.events.map(event => (event.type === 'StepSubmitted' ? { ...event, words: null } : event)),
    }))
    expect(said(told(wordless, { rules: 'other' }).concluded)).toEqual(['unclear', null, ['refused']])
  })

  test.each([
    [{ status: 500 }, 'defect'],
    [{ how: 'nonsense', status: null }, 'defect'],
    [{ how: 'offline', status: null }, 'unclear'],
    [{ how: 'slow', status: null }, 'unclear'],
    [{ call: 'file', file: 'a.pdf', status: 413 }, 'customer'],
  ] as const)('a call that failed with %j: %s; one that went well after all is over', (of, attribution) => {
    expect(told(followed(quiet, [failing(of)])).concluded).toMatchObject({ attribution, evidence: [{ tries: 1 }] })
    const removed: Act = { events: [{ type: 'FileRemoved', v: 1, name: 'a.pdf' }], command: 'RemoveFile' }
    const after = told(followed(quiet, [failing(of), 'file' in of ? removed : sent])).found
    expect(after.find(({ kind }) => kind === 'call')?.isOver).toBe(true)
  })

  test('of several tries one answer that was a defect is enough, and each try is told', () => {
    const { concluded } = told(
      followed(quiet, [failing({}), failing({ how: 'slow', status: null }), failing({ nth: 2 })]),
    )
    expect(concluded).toMatchObject({ attribution: 'defect', evidence: [{ tries: 3, events: [{}, {}, {}] }] })
    // It counts from the opening of the portal on; a try that went well begins another row.
    const anew = told(followed(quiet, [failing({}), sent, failing({ nth: 2 }), failing({ nth: 4 })])).found
    expect(anew.flatMap(one => (one.kind === 'call' ? [one.tries] : []))).toEqual([1, 3])
  })

  test('what a failed look-up left open is no doing of the customer’s', () => {
    const looked = failing({ call: 'homeAtAddress', at: 'customer.address', status: 500 })
    const submitted: Act = {
      command: 'SubmitStep',
      events: [
        {
          type: 'StepSubmitted',
          v: 2,
          step: 'personal_details',
          errors: [['customer.address.street', 'required']],
          words: [['Vul een straat in', null]],
          next: null,
        },
      ],
    }
    const alsoOpen: Act = {
      ...submitted,
      events: submitted.events.map(event =>
        event.type === 'StepSubmitted'
          ? { ...event, errors: [...event.errors, ['customer.last_name', 'required']] }
          : event,
      ),
    }
    const concluded = (acts: readonly Act[]) => told(followed(quiet, acts), { rules: 'other' }).concluded
    expect([concluded([looked, submitted]), concluded([submitted])]).toMatchObject([
      { attribution: 'defect', evidence: [{ kind: 'call' }] },
      { attribution: 'customer' },
    ])
    // What he left open himself is his all the same.
    expect(concluded([looked, alsoOpen])).toMatchObject({
      why: 'both',
      evidence: [{ kind: 'refused', byCall: 1, attribution: 'customer' }, { kind: 'call' }],
    })
  })

  test('findings that weigh as much and contradict each other say nothing', () => {
    const both = followed(quiet, [failing({}), failing({ call: 'customer', how: 'offline', status: null })])
    expect(said(told(both).concluded)).toEqual(['unclear', 'both', ['call', 'call']])
  })

  test('a file that was changed proves nothing, nor does damage', () => {
    const reason = (tag: ImportReason['tag']): readonly ImportReason[] => [{ tag, detail: '' }]
    expect(said(told(followed(quiet, [failing({})]), { reasons: reason('changed') }).concluded)).toEqual([
      'unclear',
      'changed',
      [],
    ])
    expect(told(quiet, { reasons: reason('gap') }).concluded).toMatchObject({
      attribution: 'unclear',
      evidence: [{ kind: 'damaged' }],
    })
  })
})

describe('an answer that is another than the customer gave', () => {
  const path = 'customer.last_name'
  it('is a defect where it came over his own without an act of his', () => {
    const { concluded } = told(
      followed(quiet, [answer(path, 'Smit'), answer(path, 'De Vries', 'retrieval', 'LoadRetrieval')]),
    )
    expect(concluded).toMatchObject({ attribution: 'defect', evidence: [{ kind: 'replaced', path, how: 'retrieved' }] })
    expect(told(followed(quiet, [answer(path, 'Smit'), answer(path, 'De Vries')])).concluded.why).toBe('nothing')
  })

  it('is his where he took it over, and not his where what he typed reads otherwise, until he answers again', () => {
    const taken = followed(quiet, [answer(path, 'Smit'), answer(path, 'De Vries', 'customer', 'TakeRetrieved')])
    expect(told(taken).concluded).toMatchObject({ attribution: 'customer', evidence: [{ kind: 'replaced' }] })
    const typed = refused.slice(0, 9)
    expect(told(typed).concluded).toMatchObject({
      attribution: 'defect',
      evidence: [{ kind: 'typed', typed: '10,35', times: 2 }],
    })
    const again = followed(typed, [answer('customer.employers.r007-0.working_hours', 12)])
    expect(told(again).found.find(({ kind }) => kind === 'typed')?.isOver).toBe(true)
  })
})

test('a removed mortgage is told with its lender and parts, and is over once it is back', () => {
  const { records } = goldenLog('v2-chained')
  const removed = told(records).found.filter(({ kind }) => kind === 'removed')
  const mortgage = { lenders: ['Syntrus'], parts: [{ called: 'Leningdeel', count: 2 }], attribution: 'customer' }
  expect(removed).toMatchObject([
    { seq: 23, isOver: false },
    { seq: 36, ...mortgage, isOver: true },
    { seq: 39, ...mortgage, isOver: false },
  ])
})

test('an address that the office does not know is told until it is found, or its street is typed', () => {
  const looked = (outcome: 'found' | 'absent' | 'failed'): Act => ({
    by: 'server',
    command: 'FillAddress',
    events: [{ type: 'AddressLookedUp', v: 2, at: 'customer.address', outcome }],
  })
  const absent = (...acts: readonly Act[]) =>
    told(followed(quiet, acts)).found.flatMap(one => (one.kind === 'absent' ? [one.isOver] : []))
  expect([absent(looked('failed')), absent(looked('absent'))]).toEqual([[], [false]])
  expect(absent(looked('absent'), looked('found'))).toEqual([true])
  expect(absent(looked('absent'), answer('customer.address.street', 'Dorpsstraat'))).toEqual([true])
})

test('answers that went out of sight are told with the answer that hid them', () => {
  const { records } = goldenLog('v1-financial-advice')
  const hides = answer('customer.has_partner', 0)
  const hidden = (acts: readonly Act[]) =>
    told(followed(records.slice(0, 77), acts)).found.filter(({ kind }) => kind === 'hidden')
  expect(hidden([hides, answer('customer.phone', '0612345678')])).toMatchObject([
    {
      seq: 78,
      by: 'customer.has_partner',
      attribution: 'customer',
      paths: expect.arrayContaining(['customer.partner.first_name']),
    },
  ])
  expect(hidden([hides, answer('customer.has_partner', 1)])).toEqual([])
})

test('so are those of a step that is asked no more', () => {
  const path = 'death_of_partner.sections.section_71.questions.current_home.value'
  const partner = (value: number): Act => answer('customer.has_partner', value)
  const asked = followed(goldenLog('v3-tabs-and-calls').records, [partner(1), answer(path, 0), partner(0)])
  const hidden = told(asked).found.filter(({ kind }) => kind === 'hidden')
  expect(hidden).toMatchObject([{ seq: asked.length, by: 'customer.has_partner', paths: [path] }])
})

test('tabs are told where the log knows of them, and else that it does not', () => {
  const { records } = goldenLog('v3-tabs-and-calls')
  const tabs = told(records).found.filter(({ kind }) => kind === 'tab')
  expect(tabs).toMatchObject([{ took: null }, { took: 'over' }, { took: 'forced' }, { took: 'unlocked' }])
  expect(areTabsUnknown(records)).toBe(false)
  const saved = told(records, { isShutOut: true }).found.at(-1)
  expect(saved).toMatchObject({ kind: 'tab', tab: null, seq: records.length })
  const old = quiet.map(record => ({
    ...record,
    events: record.events.map(event =>
      event.type === 'PortalOpened' ? { ...event, tab: null, took: 'notTold' as const } : event,
    ),
  }))
  expect([areTabsUnknown(old), areTabsUnknown([...old, ...old])]).toEqual([false, true])
})
