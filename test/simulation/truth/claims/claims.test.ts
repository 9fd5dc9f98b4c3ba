import { expect, it } from 'vitest'
import { claimFaults, type TextFile, textsIn } from './claimRules'
import { claimTables } from './claims'
import type { ClaimTable } from './fact'
import { textFiles } from './factsOf'

it('each text of the portal says what it claims, or that it claims nothing', () => {
  expect(textFiles.length).toBeGreaterThan(50)
  expect(claimFaults(textFiles, claimTables)).toEqual([])
})

const texts = {
  title: 'Opslag',
  lost: (name: string) => `${name} is gewist`,
  saved: { all: 'Alles is bewaard', none: null },
}
const file: TextFile = { name: 'storageTexts', exports: { texts, most: 12, steps: new Set(['intro']) } }
const rows = {
  'texts.title': 'nothing',
  'texts.lost': 'erased',
  'texts.saved.all': ['allKept', 'answersHere'],
} as const
const table: ClaimTable = { storageTexts: rows }
const buttons: TextFile = { name: 'buttonTexts', exports: { back: 'Terug', lines: ['Kies', 'een bestand'] } }

it('a text is known by the names on the way to it, whatever it is made of', () => {
  expect([...textsIn(file).keys()]).toEqual(['texts.title', 'texts.lost', 'texts.saved.all'])
  expect([...textsIn(buttons)]).toEqual([
    ['back', 'Terug'],
    ['lines', 'Kies een bestand'],
  ])
})

it('a table that says it all is right', () => {
  expect(claimFaults([file, buttons], [table, { buttonTexts: 'nothing' }])).toEqual([])
})

const withText = (added: Readonly<Record<string, unknown>>, of = file): TextFile => ({
  ...of,
  exports: { ...of.exports, ...added },
})
const nothing: ClaimTable = { buttonTexts: 'nothing' }

it.each<readonly [string, readonly TextFile[], readonly ClaimTable[], string]>([
  ['a file without a row', [file, buttons], [table], 'buttonTexts has no row'],
  ['a row without a file', [file], [table, nothing], 'buttonTexts is no file of texts'],
  ['a file in two tables', [buttons], [nothing, nothing], 'buttonTexts stands in two tables'],
  ['a new text', [withText({ next: 'Verder' })], [table], 'storageTexts: next has no row'],
  [
    'a row without a text',
    [buttons],
    [{ buttonTexts: { back: 'locked', lines: 'nothing', next: 'nothing' } }],
    'buttonTexts: next is no text',
  ],
  [
    'a claim in a file that claims nothing',
    [withText({ sent: 'Uw gegevens zijn verstuurd' }, buttons)],
    [nothing],
    'buttonTexts: sent sounds like a claim',
  ],
  [
    'one that is put together',
    [withText({ sent: (name: string) => `${name} staat nog op dit apparaat` }, buttons)],
    [nothing],
    'buttonTexts: sent sounds like a claim',
  ],
  [
    'rows that claim nothing',
    [buttons],
    [{ buttonTexts: { back: 'nothing', lines: 'nothing' } }],
    'buttonTexts claims nothing: one word says so',
  ],
  [
    'words that claim one thing here and another there',
    [file, withText({ kept: 'Alles is bewaard' }, buttons)],
    [table, { buttonTexts: { back: 'nothing', lines: 'nothing', kept: 'allKept' } }],
    'texts.saved.all and kept say the same, not as the same claim',
  ],
])('it tells of %s', (_, planted, tables, fault) => {
  expect(claimFaults(planted, tables)).toEqual([fault])
})
