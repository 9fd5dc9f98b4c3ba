/** What each invitation type makes of the portal: its steps, words, minutes, ways to start and what its visit asks. */

import type { InvitationType } from '../language/invitation'
import type { StepKey } from '../language/stepKey'
import type { ProfileClaim, VisitProfile } from '../language/visitProfile'
import { minutes } from './minutes'
import type { StartMode } from './startOptions'

/** All that an invitation type makes of the portal. */
export interface Profile extends VisitProfile {
  /** The name of the type, for whoever chooses one (checklist OPEN-19). */
  readonly label: string
  /** The product's name for this type (OPEN-18). */
  readonly product: string
  readonly introTitle: string
  readonly introText: string
  readonly sendText: string
  /** Minutes that filling it in by hand takes, as long as the customer's own pace is not known: test/golden says. */
  readonly minutes: number
  /** The ways to supply data that the intro offers (OPEN-21, OPEN-22). */
  readonly starts: StartMode
  /** Whether files are uploaded when sending (OPEN-127). */
  readonly sendsFiles: boolean
}

type Wording = Pick<Profile, 'product' | 'introTitle' | 'introText' | 'sendText'>
type VisitRules = Pick<Profile, 'starts' | 'sendsFiles' | ProfileClaim>

const mortgageProduct = 'Mijn Hypotheek Voorbereiden'
const adviceProduct = 'Mijn Financieel Advies Voorbereiden'
const toAdviser = 'Gegevens delen met mijn adviseur'
const toWatch = 'Gegevens delen en ga naar De Hypotheekwacht'

/** Wording of B1; where a type says something of its own, its row does. */
const prepared: Wording = {
  product: mortgageProduct,
  introTitle: `Welkom bij ${mortgageProduct}`,
  introText:
    'Uw adviseur heeft u uitgenodigd om uw gegevens en wensen door te geven. Zo bent u goed voorbereid op het gesprek.',
  sendText: toAdviser,
}
const advised: Wording = {
  product: adviceProduct,
  introTitle: `Welkom bij ${adviceProduct}`,
  introText: 'Uw adviseur heeft u uitgenodigd om uw gegevens door te geven voor een financieel advies.',
  sendText: toAdviser,
}
/** Where a partner begins. */
export const partnerTitle = `Welkom bij ${mortgageProduct} voor partners`
/** Said to every partner, first. */
export const invitedAsPartner = 'U bent uitgenodigd als partner.'
/** Of a type that asks a partner nothing. */
export const nothingForPartner = 'In deze vragenlijst zijn er geen vragen voor u.'

const asPartner: Wording = {
  product: mortgageProduct,
  introTitle: partnerTitle,
  introText: `${invitedAsPartner} U vult hier uw eigen gegevens in.`,
  sendText: toAdviser,
}
const watched: Wording = {
  product: mortgageProduct,
  introTitle: 'Welkom bij De Hypotheekwacht',
  introText:
    'De Hypotheekwacht houdt uw hypotheek en uw toekomstige inkomen in de gaten. Daarvoor hebben wij uw gegevens nodig.',
  sendText: toWatch,
}

/** What is usual, and what is usual for monitoring. */
const usual: VisitRules = {
  starts: 'asSet',
  sendsFiles: true,
  monitoring: false,
  mortgages: false,
  pensions: false,
  discount: true,
}
const monitoring: VisitRules = { ...usual, starts: 'digital', monitoring: true, discount: false }

const start: readonly StepKey[] = ['intro', 'personal_details']
const end: readonly StepKey[] = ['complete', 'success']
const questions: readonly StepKey[] = ['questions_for_the_advisor', ...end]
const profile: readonly StepKey[] = ['personal_characteristics', ...questions]
const lifeEvents: readonly StepKey[] = ['unemployment', 'incapacity_work', 'death_of_partner', 'divorce', 'pension']
const living: readonly StepKey[] = ['current_living_condition', 'financing', 'mortgage', 'sustainability']
const retrieved: readonly StepKey[] = ['intro', 'aqopi', 'personal_details', 'mortgage_and_pension']

/**
 * One row a type, and nothing about a type anywhere else. The steps are the lists of spec 2 section 4, and where it is
 * silent those of checklist OPEN-01 to OPEN-09.
 */
export const profiles: Readonly<Record<InvitationType, Profile>> = {
  full: {
    label: 'Volledig',
    minutes: minutes.full,
    ...prepared,
    ...usual,
    steps: [...start, ...living, 'housing_requirements', 'children', ...lifeEvents, 'moving', ...profile],
  },
  source_data: {
    label: 'Brondata',
    minutes: minutes.source_data,
    ...prepared,
    ...usual,
    introText: 'Uw adviseur heeft u uitgenodigd om uw gegevens door te geven.',
    steps: [...start, 'sustainability', ...questions],
  },
  financial_advice: {
    label: 'Financieel advies',
    minutes: minutes.financial_advice,
    ...advised,
    ...usual,
    steps: [...start, ...questions],
  },
  assessment: {
    label: 'Inventarisatie',
    minutes: minutes.assessment,
    ...prepared,
    ...usual,
    steps: [...start, ...living, 'children', ...lifeEvents, ...profile],
  },
  advice: {
    label: 'Advies',
    minutes: minutes.advice,
    ...prepared,
    ...usual,
    steps: [...start, ...living, ...profile],
  },
  partner: {
    label: 'Partner',
    minutes: minutes.partner,
    ...asPartner,
    ...usual,
    steps: [...start, 'mortgage', ...lifeEvents, ...profile],
  },
  partner_advice: {
    label: 'Partner (advies)',
    minutes: minutes.partner_advice,
    ...asPartner,
    ...usual,
    steps: [...start, 'mortgage', ...profile],
  },
  partner_assessment: {
    label: 'Partner (inventarisatie)',
    minutes: minutes.partner_assessment,
    ...asPartner,
    ...usual,
    steps: [...start, 'mortgage', ...lifeEvents, ...profile],
  },
  partner_source_data: {
    label: 'Partner (brondata)',
    minutes: minutes.partner_source_data,
    ...asPartner,
    ...usual,
    steps: [...start, ...questions],
  },
  partner_financial_advice: {
    label: 'Partner (financieel advies)',
    minutes: minutes.partner_financial_advice,
    ...advised,
    ...usual,
    introText: asPartner.introText,
    steps: [...start, ...questions],
  },
  customer_profile: {
    label: 'Klantprofiel',
    minutes: minutes.customer_profile,
    ...prepared,
    ...usual,
    introText: 'Uw adviseur wil graag weten wie u bent en wat u weet van hypotheken.',
    steps: [...start, 'mortgage', ...profile],
  },
  pension: {
    label: 'Hypotheekwacht (pensioen)',
    minutes: minutes.pension,
    ...watched,
    ...monitoring,
    pensions: true,
    steps: [...retrieved, 'future_income', ...end],
  },
  mortgage: {
    label: 'Hypotheekwacht (hypotheek)',
    minutes: minutes.mortgage,
    ...watched,
    ...monitoring,
    mortgages: true,
    steps: [...retrieved, ...end],
  },
  mortgage_pension: {
    label: 'Hypotheekwacht (hypotheek en pensioen)',
    minutes: minutes.mortgage_pension,
    ...watched,
    ...monitoring,
    mortgages: true,
    pensions: true,
    steps: [...retrieved, 'future_income', ...end],
  },
  // Not monitoring itself; it follows monitoring in the button and the discount (OPEN-20).
  mortgage_enrich: {
    label: 'Hypotheek bewerken',
    minutes: minutes.mortgage_enrich,
    ...prepared,
    ...usual,
    introTitle: 'Uw hypotheek bewerken',
    introText: 'Controleer de gegevens van uw hypotheek en vul ze aan.',
    sendText: toWatch,
    starts: 'manual',
    sendsFiles: false,
    mortgages: true,
    pensions: true,
    discount: false,
    steps: ['intro', 'mortgage_and_pension', 'future_income', ...end],
  },
  debug: {
    label: 'Debug',
    minutes: minutes.debug,
    ...prepared,
    ...usual,
    introText: 'U bekijkt de testversie van de vragenlijst.',
    steps: [...start, ...end],
  },
}
