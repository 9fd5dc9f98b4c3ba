import { type InvitationType, isMonitoring } from '../language/invitation'
import { manualMinutes, retrievalMinutes } from '../language/limits'
import type { StepKey } from '../language/stepKey'
import { stepsOf } from './stepsOfType'

/** What an invitation type makes of the portal, besides the conditions in the catalogue. */
export interface Profile {
  /** The name of the type, for whoever chooses one (checklist OPEN-19). */
  readonly label: string
  /** The product's name for this type (OPEN-18). */
  readonly product: string
  readonly registerHeading: string
  readonly introTitle: string
  readonly introText: string
  readonly sendText: string
  readonly monitoring: boolean
  /** Whether the pages speak of the discount (OPEN-20, OPEN-23). */
  readonly discount: boolean
  /** Whether files are uploaded when sending (OPEN-127). */
  readonly sendsFiles: boolean
  /** All steps in order, with those that need a partner; `stepOrder` leaves these out without one. */
  readonly steps: readonly StepKey[]
}

const mortgageProduct = 'Mijn Hypotheek Voorbereiden'
const adviceProduct = 'Mijn Financieel Advies Voorbereiden'

const asPartner = 'U bent uitgenodigd als partner. U vult hier uw eigen gegevens in.'
const prepared =
  'Uw adviseur heeft u uitgenodigd om uw gegevens en wensen door te geven. Zo bent u goed voorbereid op het gesprek.'
const watched =
  'De Hypotheekwacht houdt uw hypotheek en uw toekomstige inkomen in de gaten. Daarvoor hebben wij uw gegevens nodig.'

const welcome = `Welkom bij ${mortgageProduct}`
const welcomePartner = `${welcome} voor partners`
const welcomeAdvice = `Welkom bij ${adviceProduct}`
const welcomeMonitoring = 'Welkom bij De Hypotheekwacht'

/** Label, intro title and intro text of each type (wording B1). */
const words: Readonly<Record<InvitationType, readonly [label: string, introTitle: string, introText: string]>> = {
  full: ['Volledig', welcome, prepared],
  source_data: ['Brondata', welcome, 'Uw adviseur heeft u uitgenodigd om uw gegevens door te geven.'],
  financial_advice: [
    'Financieel advies',
    welcomeAdvice,
    'Uw adviseur heeft u uitgenodigd om uw gegevens door te geven voor een financieel advies.',
  ],
  assessment: ['Inventarisatie', welcome, prepared],
  advice: ['Advies', welcome, prepared],
  partner: ['Partner', welcomePartner, asPartner],
  partner_advice: ['Partner (advies)', welcomePartner, asPartner],
  partner_assessment: ['Partner (inventarisatie)', welcomePartner, asPartner],
  partner_source_data: ['Partner (brondata)', welcomePartner, asPartner],
  partner_financial_advice: ['Partner (financieel advies)', welcomeAdvice, asPartner],
  customer_profile: ['Klantprofiel', welcome, 'Uw adviseur wil graag weten wie u bent en wat u weet van hypotheken.'],
  pension: ['Hypotheekwacht (pensioen)', welcomeMonitoring, watched],
  mortgage: ['Hypotheekwacht (hypotheek)', welcomeMonitoring, watched],
  mortgage_pension: ['Hypotheekwacht (hypotheek en pensioen)', welcomeMonitoring, watched],
  mortgage_enrich: [
    'Hypotheek bewerken',
    'Uw hypotheek bewerken',
    'Controleer de gegevens van uw hypotheek en vul ze aan.',
  ],
  debug: ['Debug', welcome, 'U bekijkt de testversie van de vragenlijst.'],
}

export const profileOf = (type: InvitationType): Profile => {
  const [label, introTitle, introText] = words[type]
  const product = type === 'financial_advice' || type === 'partner_financial_advice' ? adviceProduct : mortgageProduct
  const monitoring = isMonitoring(type)
  // Not monitoring itself, it follows monitoring in these two (OPEN-20).
  const likeMonitoring = monitoring || type === 'mortgage_enrich'
  return {
    label,
    product,
    registerHeading: `Registreren voor ${product}`,
    introTitle,
    introText,
    sendText: likeMonitoring ? 'Gegevens delen en ga naar De Hypotheekwacht' : 'Gegevens delen met mijn adviseur',
    monitoring,
    discount: !likeMonitoring,
    sendsFiles: type !== 'mortgage_enrich',
    steps: stepsOf(type),
  }
}

/** The ways to supply data that the intro offers. */
export type StartOption = 'digital' | 'manual'

/**
 * The start options of a visit (checklist OPEN-21, OPEN-22).
 * @param iwizeOn the tenant's setting iwize_integration; it has no effect for monitoring types.
 */
export const startOptions = (
  type: InvitationType,
  partnerSession: boolean,
  iwizeOn: boolean,
): readonly StartOption[] => {
  if (type === 'mortgage_enrich') return ['manual']
  if (isMonitoring(type)) return partnerSession ? ['digital', 'manual'] : ['digital']
  return iwizeOn ? ['digital', 'manual'] : ['manual']
}

/** The question above the start options; null when there is nothing to choose. */
export const supplyQuestion = (options: readonly StartOption[]): string | null =>
  options.length > 1 ? 'Hoe wilt u uw gegevens aanleveren?' : null

export const startOptionTexts: Readonly<
  Record<StartOption, { readonly title: string; readonly text: string; readonly button: string }>
> = {
  digital: {
    title: 'Digitaal ophalen',
    text: `U haalt uw gegevens op bij de overheid. Dit duurt ongeveer ${retrievalMinutes} minuten.`,
    button: 'Start met ophalen',
  },
  manual: {
    title: 'Zelf invullen',
    text: `U vult uw gegevens zelf in. Dit duurt ongeveer ${manualMinutes} minuten.`,
    button: 'Start met invullen',
  },
}
