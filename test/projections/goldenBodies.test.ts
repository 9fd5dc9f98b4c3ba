import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { requiredButtons } from '../../domain/catalogue/requiredChoice'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import { top } from '../../ui/serve/settings'
import { catalogues } from '../arbitraries/surveys'
import { goldenBodyOf, readable } from '../golden/goldenBody'
import { inventoryCodec } from '../standin/inventory/inventoryBody'
import { problemsIn } from '../standin/inventory/inventoryProblems'
import { wireCodec } from '../standin/inventory/wireCodec'

const folder = join(top, 'test', 'golden', 'bodies')
const textOf = (type: InvitationType): string => readFileSync(join(folder, `${type}.json`), 'utf8')

test('every invitation type has its golden body', () => {
  expect(readdirSync(folder).sort()).toEqual(invitationTypes.map(type => `${type}.json`).sort())
})

/** The survey with a question more in its longest step, that must be answered. */
const longer = compileCatalogue({
  ...survey,
  steps: survey.steps.map(step => ({
    ...step,
    sections: step.sections.map(section =>
      step.key === 'current_living_condition' && section.id === 'section_1'
        ? { ...section, content: { extra: requiredButtons('Nog iets?'), ...section.content } }
        : section,
    ),
  })),
})

test('another question changes a body where it stands, and nowhere else', () => {
  const lines = (catalogue: Parameters<typeof goldenBodyOf>[1]): readonly string[] =>
    readable(goldenBodyOf('full', catalogue)).split('\n')
  const [before, after] = [lines(catalogues.shipped), lines(longer)]
  expect(after.filter(line => !before.includes(line))).toEqual([expect.stringContaining('"Nog iets?"')])
  expect(after.filter(line => !line.includes('"Nog iets?"'))).toEqual(before)
})

describe.each(invitationTypes)('%s', type => {
  test('sends what it always sent; if that must change, test/golden/makeBodies.ts writes it again', () => {
    expect(`${readable(goldenBodyOf(type))}\n`).toBe(textOf(type))
  })

  test('sends what the office takes, whole and without a fault', () => {
    const body: unknown = JSON.parse(textOf(type))
    expect(wireCodec(catalogues.shipped, true).decode(body)).toEqual(E.right(body))
    const taken = inventoryCodec.decode(body)
    expect(E.isRight(taken) ? problemsIn(taken.right) : taken).toEqual({})
  })
})
