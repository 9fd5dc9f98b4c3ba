import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { top } from '../../../ui/serve/settings'
import { type Node, nodesBelow, sourceOf } from '../../setup/house/source'

/** Not the support tool, nor what it says of a log, nor what builds and serves: these are read by others. */
const isCustomers = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/^(ui\/(support|build|serve)|projections\/replay)\//.test(path)

const most = 15

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\d…]/u.test(word)).length

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (wordsIn(other) > wordsIn(one) ? other : one), '…')

const cooked = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''

/** The texts of a node; in a template the longest text that can stand in a place of it, or one word. */
const textsOf = (node: Node): readonly string[] => {
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateLiteral') return []
  const put = Array.isArray(node.expressions) ? node.expressions : []
  const filled = put.map(expression => longest(nodesBelow(expression).flatMap(textsOf)))
  return [
    nodesBelow(node.quasis)
      .map((piece, at) => cooked(piece) + (filled[at] ?? ''))
      .join(''),
  ]
}

const isDrawing = (text: string): boolean => /^M\d/.test(text)

const sentencesOf = (path: string, code: string): readonly string[] =>
  sourceOf(path, code)
    .nodes.flatMap(textsOf)
    .filter(text => !isDrawing(text))
    .flatMap(text => text.trim().split(/(?<=[.?!])\s+/))

const sentences = [
  ...new Set(
    ['domain', 'projections', 'ui']
      .flatMap(room =>
        readdirSync(join(top, room), { recursive: true, encoding: 'utf8' }).map(path =>
          join(room, path).replaceAll('\\', '/'),
        ),
      )
      .filter(isCustomers)
      .flatMap(path => sentencesOf(path, readFileSync(join(top, path), 'utf8'))),
  ),
]

const isLong = (sentence: string): boolean => wordsIn(sentence) > most

/** Says that there is nothing to say, to do or to see. */
const saysNothing = (sentence: string): boolean =>
  /^(Er (is|zijn|valt)|U (hoeft|heeft))( \p{L}+)? niets\b/u.test(sentence)

/** How the sentences begin that stand in the specification word for word, and where. */
const given: Readonly<Record<string, string>> = {
  'Er ging iets mis bij het genereren van de gebruikersnaam': 'document 1, section 8',
  "De volgende pagina's gaan over gebeurtenissen": 'wording A3',
  'Wilt u in uw huidige woning blijven wonen als u en uw partner': 'wording A9',
  'Bouwt u geld op om uw hypotheek af te lossen': 'wording A11',
  'Als lid kunt u bij de vereniging ook terecht': 'wording A12',
  'Uw partner vult de gegevens in een eigen omgeving in': 'wording A17',
}

/** Those that are the answer to what the customer asked or came for. */
const answering: Readonly<Record<string, string>> = {
  'U hoeft hier niets in te vullen.': 'wording A13',
  'U hoeft niets in te vullen, alleen te versturen.': 'the one way to begin a visit that asks nothing',
  'Er is niets opgehaald dat wij konden invullen.': 'what a retrieval came to',
  'Er is niets ingevuld.': 'what is known after a retrieval that cannot be read',
  'U heeft hier niets ingevuld.': 'a step that was opened to see its answers',
}

test('no sentence that the customer reads has more than 15 words, but for those of the specification', () => {
  const begins = Object.keys(given)
  const long = sentences.filter(isLong)
  expect(long.filter(sentence => !begins.some(begin => sentence.startsWith(begin)))).toEqual([])
  expect(begins.filter(begin => !long.some(sentence => sentence.startsWith(begin)))).toEqual([])
})

test('none says that there is nothing to say, but for an answer to what was asked', () => {
  expect(sentences.filter(saysNothing).toSorted()).toEqual(Object.keys(answering).toSorted())
})

test('a sentence that grows by what is put into it is seen as long as it can be', () => {
  const code = `const a = (n) => \`Kort. Een twee drie \${n === 1 ? 'vier' : 'vier vijf zes'} zeven.\``
  expect(sentencesOf('a.ts', code).map(wordsIn)).toContain(7)
  expect(sentencesOf('a.tsx', 'const a = <p>Een twee. Drie</p>')).toEqual(['Een twee.', 'Drie'])
})
