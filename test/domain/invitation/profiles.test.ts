import { expect, test } from 'vitest'
import { type Profile, profiles } from '../../../domain/invitation/profiles'
import {
  type StartOption,
  startOptions,
  startOptionTexts,
  supplyQuestion,
} from '../../../domain/invitation/startOptions'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'

const those = (holds: (profile: Profile) => boolean) => invitationTypes.filter(type => holds(profiles[type]))

test('every type of the specification has its label', () => {
  expect(Object.fromEntries(invitationTypes.map(type => [type, profiles[type].label]))).toMatchObject({
    full: 'Volledig',
    source_data: 'Brondata',
    financial_advice: 'Financieel advies',
    assessment: 'Inventarisatie',
    advice: 'Advies',
    partner: 'Partner',
    partner_advice: 'Partner (advies)',
    partner_assessment: 'Partner (inventarisatie)',
    partner_source_data: 'Partner (brondata)',
    partner_financial_advice: 'Partner (financieel advies)',
    customer_profile: 'Klantprofiel',
    pension: 'Hypotheekwacht (pensioen)',
    mortgage: 'Hypotheekwacht (hypotheek)',
    mortgage_pension: 'Hypotheekwacht (hypotheek en pensioen)',
    mortgage_enrich: 'Hypotheek bewerken',
    debug: 'Debug',
  })
})

test('two types prepare financial advice, all others a mortgage', () => {
  for (const type of invitationTypes) {
    const advice = type === 'financial_advice' || type === 'partner_financial_advice'
    expect(profiles[type].product).toBe(advice ? 'Mijn Financieel Advies Voorbereiden' : 'Mijn Hypotheek Voorbereiden')
  }
})

const ordinary = 'Welkom bij Mijn Hypotheek Voorbereiden'
const forPartners = 'Welkom bij Mijn Hypotheek Voorbereiden voor partners'
const forAdvice = 'Welkom bij Mijn Financieel Advies Voorbereiden'
const watch = 'Welkom bij De Hypotheekwacht'
const prepare =
  'Uw adviseur heeft u uitgenodigd om uw gegevens en wensen door te geven. Zo bent u goed voorbereid op het gesprek.'
const invited = 'U bent uitgenodigd als partner. U vult hier uw eigen gegevens in.'
const watches =
  'De Hypotheekwacht houdt uw hypotheek en uw toekomstige inkomen in de gaten. Daarvoor hebben wij uw gegevens nodig.'

test.each<[InvitationType, string, string]>([
  ['full', ordinary, prepare],
  ['assessment', ordinary, prepare],
  ['advice', ordinary, prepare],
  ['source_data', ordinary, 'Uw adviseur heeft u uitgenodigd om uw gegevens door te geven.'],
  [
    'financial_advice',
    forAdvice,
    'Uw adviseur heeft u uitgenodigd om uw gegevens door te geven voor een financieel advies.',
  ],
  ['customer_profile', ordinary, 'Uw adviseur wil graag weten wie u bent en wat u weet van hypotheken.'],
  ['partner', forPartners, invited],
  ['partner_advice', forPartners, invited],
  ['partner_assessment', forPartners, invited],
  ['partner_source_data', forPartners, invited],
  ['partner_financial_advice', forAdvice, invited],
  ['pension', watch, watches],
  ['mortgage', watch, watches],
  ['mortgage_pension', watch, watches],
  ['mortgage_enrich', 'Uw hypotheek bewerken', 'Controleer de gegevens van uw hypotheek en vul ze aan.'],
  ['debug', ordinary, 'U bekijkt de testversie van de vragenlijst.'],
])('the intro of %s says what it is for', (type, introTitle, introText) => {
  expect(profiles[type]).toMatchObject({ introTitle, introText })
})

test('monitoring is exactly three types; mortgage_enrich follows it in the send button and the discount', () => {
  const monitoring = ['pension', 'mortgage', 'mortgage_pension']
  const alike = [...monitoring, 'mortgage_enrich']
  expect(those(({ monitoring }) => monitoring)).toEqual(monitoring)
  expect(those(({ discount }) => !discount)).toEqual(alike)
  for (const type of invitationTypes) {
    expect(profiles[type].sendText).toBe(
      alike.includes(type) ? 'Gegevens delen en ga naar De Hypotheekwacht' : 'Gegevens delen met mijn adviseur',
    )
  }
})

test('mortgages and pensions are shown by the types that spec 2 section 2 names', () => {
  expect(those(({ mortgages }) => mortgages)).toEqual(['mortgage', 'mortgage_pension', 'mortgage_enrich'])
  expect(those(({ pensions }) => pensions)).toEqual(['pension', 'mortgage_pension', 'mortgage_enrich'])
})

test('only mortgage_enrich sends no files', () => {
  expect(those(({ sendsFiles }) => !sendsFiles)).toEqual(['mortgage_enrich'])
})

const both: readonly StartOption[] = ['digital', 'manual']

/** Customer, partner session; then both again with iwize_integration off (OPEN-21, OPEN-22). */
const offered: Readonly<Partial<Record<InvitationType, string>>> = {
  full: 'both, both, manual, manual',
  source_data: 'both, both, manual, manual',
  financial_advice: 'both, both, manual, manual',
  assessment: 'both, both, manual, manual',
  advice: 'both, both, manual, manual',
  partner: 'both, both, manual, manual',
  partner_advice: 'both, both, manual, manual',
  partner_assessment: 'both, both, manual, manual',
  partner_source_data: 'both, both, manual, manual',
  partner_financial_advice: 'both, both, manual, manual',
  customer_profile: 'both, both, manual, manual',
  pension: 'digital, both, digital, both',
  mortgage: 'digital, both, digital, both',
  mortgage_pension: 'digital, both, digital, both',
  mortgage_enrich: 'manual, manual, manual, manual',
  debug: 'both, both, manual, manual',
}

const inShort = (options: readonly StartOption[]): string =>
  options.join() === both.join() ? 'both' : options.join('+')

test.each(invitationTypes.filter(type => offered[type] !== undefined))(
  '%s starts digitally or by hand as decided',
  type => {
    const found = [true, false].flatMap(iwizeOn =>
      [false, true].map(partnerSession => inShort(startOptions(profiles[type].starts, partnerSession, iwizeOn))),
    )
    expect(found.join(', ')).toBe(offered[type])
  },
)

test('who has a choice is asked how to supply the data', () => {
  expect(supplyQuestion(['digital', 'manual'])).toBe('Hoe wilt u uw gegevens aanleveren?')
  expect(supplyQuestion(['digital'])).toBeNull()
  expect(supplyQuestion(['manual'])).toBeNull()
})

test('the options say how long they take', () => {
  expect(startOptionTexts).toEqual({
    digital: {
      title: 'Digitaal ophalen',
      text: 'U haalt uw gegevens op bij de overheid. Dit duurt ongeveer 5 minuten.',
      button: 'Start met ophalen',
    },
    manual: {
      title: 'Zelf invullen',
      text: 'U vult uw gegevens zelf in. Dit duurt ongeveer 20 minuten.',
      button: 'Start met invullen',
    },
  })
})
