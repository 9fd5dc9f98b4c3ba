import { expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'

const events = ['children', 'unemployment', 'incapacity_work', 'death_of_partner', 'divorce', 'pension', 'moving']

const { alikeIn } = compileCatalogue(survey)

/** Which step answers which, by what is asked alike. */
const byTitle = (): Readonly<Record<string, readonly string[]>> => {
  const found: Record<string, string[]> = {}
  for (const [step, asked] of alikeIn)
    for (const [{ title }, { path }] of asked) found[title] = [...(found[title] ?? []), `${step}: ${lastOf(path)}`]
  return found
}

const lastOf = (path: string): string => path.replace(/^.*\.questions\./, '').replace(/\.value$/, '')

test('which step answers which', () => {
  expect(byTitle()).toEqual({
    'In uw huidige woning blijven wonen': [
      'unemployment: current_home',
      'incapacity_work: current_home',
      'death_of_partner: current_home',
      'divorce: current_home',
      'pension: current_home',
    ],
    'Als u uw woonlasten niet meer kunt betalen': [
      'unemployment: solution',
      'incapacity_work: solution',
      'death_of_partner: solution',
      'divorce: solution',
    ],
    'Wat u dan doet': [
      'unemployment: solution.explanation',
      'incapacity_work: solution.explanation',
      'death_of_partner: solution.explanation',
      'divorce: solution.explanation',
    ],
    'Wat u heeft geregeld': ['unemployment: becoming_unemployed', 'incapacity_work: becoming_incapacitated'],
    'Wat er geregeld is als uw partner overlijdt': ['death_of_partner: partner_dies', 'pension: partner_dies'],
    'Waarom er geen verzekering is': [
      'death_of_partner: no_insurance_explanation',
      'pension: no_insurance_explanation',
    ],
    'Hoeveel uur per week u werkt': [
      'children: working_time',
      'death_of_partner: working_time',
      'divorce: working_time',
    ],
    'Hoeveel uur per week uw partner werkt': [
      'unemployment: partner_working_time',
      'incapacity_work: incapacity_work_hours',
      'pension: working_time',
    ],
    'Type woning': events.map(step => `${step}: home_type`),
    'In de buurt van': events.map(step => `${step}: search_postal_code`),
    Binnen: events.map(step => `${step}: search_radius`),
    'Gekozen woning': ['current_living_condition: jumba_id', ...events.map(step => `${step}: jumba_id`)],
  })
})

test('nothing is alike that stands alone', () => {
  for (const [title, asked] of Object.entries(byTitle())) expect(asked.length, title).toBeGreaterThan(1)
})
