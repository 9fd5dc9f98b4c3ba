import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { planImport } from '../../../events/log/logExport/importLog'
import { encodeLines } from '../../../events/log/recordLine'
import { type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'
import { cryptoDraw } from '../../../ui/helpdesk/cryptoDraw'
import { type ExportableLog, pseudonymisedLogText } from '../../../ui/helpdesk/exportableLog'
import { live } from '../../arbitraries/visit'
import { finished, seeded } from '../../projections/pseudonym/seeded'

const header = { log: 'l', invitation: '4711', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const typed = 'Kanarieveld'

/** More answers than are chained at once. */
const { records } = live({
  survey: 'shipped',
  moves: [
    {
      move: 'other',
      command: { type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules: 'r' },
    },
    ...Array.from({ length: 230 }, (_, i) => ({
      move: 'other' as const,
      command: { type: 'ChangeAnswer' as const, path: 'customer.last_name', value: `${typed}${i}` },
    })),
  ],
})

const lines = encodeLines(0, records, header.log)
const stored = E.isRight(lines) ? lines.right.map((text, i) => ({ seq: i + 1, text })) : []
const log: ExportableLog = { header, records, stored, blobs: [], isWhole: true, shutOut: null }

const invented = (of: ExportableLog = log): E.Either<string, string> => finished(pseudonymisedLogText(of, seeded(3)))

describe('the log for the helpdesk', () => {
  test('is a log of its own with its own chain, and says that it is pseudonymised', () => {
    const text = invented()
    if (E.isLeft(text)) throw new Error(text.left)
    expect(text.right).not.toContain(typed)
    expect(text.right).not.toContain('4711')
    const plan = planImport(text.right)
    expect(plan).toMatchObject({ verdict: 'fine', pseudonymised: true, log: { records: { length: records.length } } })
    // The hashes are made over the invented values: another name in one of them breaks the chain there.
    const name = /"value":"(\p{L}+)/u.exec(text.right)?.[1] ?? ''
    expect(planImport(text.right.replace(`"${name}`, '"Jansen'))).toMatchObject({ verdict: 'risky' })
  })

  test('tells how far it is, from 0 to 1', () => {
    const told = [...pseudonymisedLogText(log, seeded(3))]
    expect(told.length).toBeGreaterThan(100)
    expect(told.every((one, i) => one >= 0 && one <= 1 && (i === 0 || one >= (told[i - 1] ?? 0)))).toBe(true)
  })

  test('is refused, with the reason, where it would not be the same', () => {
    const born = { type: 'AnswerChanged', v: 1, path: 'customer.date_of_birth', value: '23-11-2008' } as const
    const grown = [born, { type: 'DayBegan', v: 1, today: '2026-11-24' } as const].map(
      (event, i): SurveyRecord => ({
        seq: i + 2,
        id: `r${i}`,
        at: 0,
        by: 'customer',
        command: 'ChangeAnswer',
        events: [event],
      }),
    )
    expect(invented({ ...log, records: [...records.slice(0, 1), ...grown] })).toEqual(E.left('days'))
  })

  test('says, with data and without, that it was saved in a tab that was shut out', () => {
    const shutOut = '/personal_details'
    const own = exportLog({ ...log, shutOut })
    const texts = [E.right(own), invented({ ...log, shutOut })]
    for (const text of texts)
      expect(E.isRight(text) && planImport(text.right)).toMatchObject({ verdict: 'fine', log: { shutOut } })
    // What no portal would have written there is not shown.
    expect(planImport(own.replace(shutOut, 'https://elders'))).toMatchObject({ log: { shutOut: null } })
    expect(planImport(own.replace(`,"shutOut":"${shutOut}"`, ''))).toMatchObject({ log: { shutOut: null } })
  })

  test('with the customer’s data is the log as it is stored', () => {
    const plan = planImport(exportLog(log))
    expect(plan).toMatchObject({ verdict: 'fine', pseudonymised: false, log: { records, shutOut: null } })
  })
})

test('what is drawn from crypto lies between 0 and 1 and does not repeat', () => {
  const draw = cryptoDraw()
  const drawn = Array.from({ length: 3000 }, draw)
  expect(drawn.every(one => one >= 0 && one < 1)).toBe(true)
  expect(new Set(drawn).size).toBeGreaterThan(2990)
})
