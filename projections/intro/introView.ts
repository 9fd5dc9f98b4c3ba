/**
 * Builds the introduction page: the welcome with the discount and the ways to start, or why the invitation is closed,
 * with whom to contact.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { firstAskingStep, orderOf } from '../../domain/engine/steps/stepOrder'
import { asksNothing, type VisitContext } from '../../domain/engine/visitContext'
import { discountIn } from '../../domain/invitation/discountIn'
import { type InvitationState, invitationState } from '../../domain/invitation/invitationState'
import { invitedAsPartner, nothingForPartner, partnerTitle, profiles } from '../../domain/invitation/profiles'
import {
  nothingToFillIn,
  oneAtATimeTexts,
  type StartOption,
  shorterText,
  startOptionTexts,
  supplyQuestion,
} from '../../domain/invitation/startOptions'
import { manualMinutes } from '../../domain/language/limits'
import type { StepKey } from '../../domain/language/stepKey'
import { askForNewInvitation, closedInvitation } from '../../domain/texts/closedInvitationTexts'
import { discountAheadText, withDiscount } from '../../domain/texts/discountTexts'
import { receivedTexts } from '../../domain/texts/receivedTexts'
import { type State, situationOf } from '../../events/state/state'
import { receivedOn } from '../sending/receivedOn'
import { offeredStartOptions } from '../steps/offeredStartOptions'
import { type OfficeContact, officeContact } from './officeContact'

interface StartWords {
  readonly title: string
  readonly text: string
  readonly button: string
}

/** A way to start, with the screen that it leads to. */
export interface StartChoice extends StartWords {
  readonly option: StartOption
  readonly to: StepKey
  /** The same way, a question at a time; null where it asks no questions of the customer. */
  readonly oneAtATime: StartWords | null
}

/** What the introduction shows. `closed`: the invitation cannot be filled in, only left. */
export type IntroView =
  | { readonly tag: 'loading' }
  | {
      readonly tag: 'closed'
      readonly why: Exclude<InvitationState, 'open'>
      readonly title: string
      readonly text: string | null
      /** What is known of the inventory that the office has and of what stands here beside it, or what one can do. */
      readonly lines: readonly string[]
      /** Whom to ask for another; null where none is needed, or nothing is known of anybody. */
      readonly contact: OfficeContact | null
      /** Whether this device still holds what the customer did, to be saved as a file or erased. */
      readonly holdsAnswers: boolean
    }
  | {
      readonly tag: 'open'
      readonly product: string
      readonly title: string
      readonly text: string
      readonly discount: string | null
      readonly question: string | null
      /** Null while it is not known which there are: they must not move once they are shown. */
      readonly starts: readonly StartChoice[] | null
    }

type Open = Extract<IntroView, { readonly tag: 'open' }>

/** Of what stands here it is only known whether a sending went before the last change. */
const receivedLines = ({ invitation, begun, attempt }: State): readonly string[] => {
  const submittedAt = invitation?.submitted_at ?? null
  if (submittedAt === null) return []
  const { received, changed, unknown } = receivedTexts
  const localText = attempt?.changed === true ? changed : unknown
  return [received(receivedOn(submittedAt)), ...(begun ? [localText] : [])]
}

/** A quarter less than what is said of every type is worth a word (our choice). */
const muchShorter = 0.75

/** What is retrieved is not filled in by hand. */
const optionWords = (context: VisitContext, option: StartOption): StartWords => {
  const words = startOptionTexts[option]
  if (option !== 'manual') return words
  if (asksNothing(context)) return nothingToFillIn
  const { minutes, starts } = profiles[context.facts.type]
  return starts === 'digital' || minutes >= manualMinutes * muchShorter
    ? words
    : { ...words, text: shorterText(minutes) }
}

/** A partner is told that he comes as one, whatever the type says; one who is asked nothing, of sending alone. */
const introWords = (context: VisitContext): Pick<Open, 'title' | 'text'> => {
  const { introTitle: title, introText: text } = profiles[context.facts.type]
  if (!context.facts.partnerSession || text.startsWith(invitedAsPartner)) return { title, text }
  return asksNothing(context)
    ? { title: partnerTitle, text: `${invitedAsPartner} ${nothingForPartner}` }
    : { title, text: `${invitedAsPartner} ${text}` }
}

/**
 * Builds the introduction page: the welcome with the ways to start, or why the invitation is closed.
 * @param now milliseconds since 1970
 */
export const introView = (catalogue: Catalogue, state: State, now: number): IntroView => {
  if (!state.loaded) return { tag: 'loading' }
  const why = invitationState(state.invitation, now, state.facts.today)
  if (why !== 'open') {
    const holdsAnswers = why === 'used' && state.begun
    const lines = why === 'used' ? receivedLines(state) : [askForNewInvitation]
    const contact = why === 'used' ? null : officeContact(state)
    return { tag: 'closed', why, ...closedInvitation[why], lines, contact, holdsAnswers }
  }
  const { product } = profiles[state.facts.type]
  const discount = discountIn(state.facts)
  const situation = situationOf(catalogue, state)
  const order = orderOf(situation)
  const options = offeredStartOptions(state)
  return {
    tag: 'open',
    product,
    ...introWords(situation),
    discount: discount === null ? null : withDiscount(discountAheadText, discount),
    question: options === null ? null : supplyQuestion(options),
    starts:
      options?.map(option => ({
        option,
        ...optionWords(situation, option),
        to: option === 'digital' ? 'aqopi' : firstAskingStep(order),
        oneAtATime: option === 'digital' || asksNothing(situation) ? null : oneAtATimeTexts,
      })) ?? null,
  }
}
