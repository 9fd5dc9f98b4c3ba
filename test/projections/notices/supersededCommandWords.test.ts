import { expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { supersededCommandWords } from '../../../projections/notices/supersededCommandWords'

const catalogue = compileCatalogue(survey)
const refusal = { tag: 'NoSuchQuestion', path: '' } as const

test('an answer that another tab made impossible is told with its question and what was typed', () => {
  const command = { type: 'ChangeAnswer', path: 'customer.employers.a1.name', value: 'Bakkerij' } as const
  expect(supersededCommandWords(catalogue, { command, refusal })).toBe(
    "Uw antwoord 'Bakkerij' bij 'Werkgever' is daarom niet bewaard.",
  )
})

test('a step that gets another verdict is told too', () => {
  const command = { type: 'SubmitStep', step: 'personal_details' } as const
  expect(supersededCommandWords(catalogue, { command, refusal: null })).toBe('Controleer deze stap opnieuw.')
})

test('every other change is told in general', () => {
  expect(supersededCommandWords(catalogue, { command: { type: 'AddItem', list: 'customer.employers' }, refusal })).toBe(
    'Een wijziging in dit tabblad is daarom niet bewaard.',
  )
})
