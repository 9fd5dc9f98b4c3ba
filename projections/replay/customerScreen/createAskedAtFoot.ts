import { slotAddress } from '../../../domain/engine/path'
import { cardAddress, cardPathOf } from '../../../domain/engine/readBack'
import type { Question } from '../../../domain/language/question'
import type { Content } from '../../../domain/language/section'
import { doubtInput, doubtPromptAt } from '../../doubts/doubtPrompt'
import { doubtsOf } from '../../doubts/doubtsOf'
import { cardContent } from '../../readBack/cardContent'
import { cardLayout } from '../../readBack/cardLayout'
import { readBack } from '../../readBack/readBack'
import { findGroup } from '../../tree/findNode'
import type { Replay } from '../replay'

const isAmong = (question: Question, content: Content): boolean =>
  Object.values(content).some(one => one === question || (one.kind === 'part' && isAmong(question, one.content)))

/**
 * Creates for a replay a function that tells whether, when a question was answered, it was asked under the answers of a
 * closed read-back card. Such an answer does not open the card on the replayed screen.
 * @param position of the record before the answer
 * @param alreadyAsked the questions that were asked there already
 */
export const createAskedAtFoot = ({
  catalogue,
  at,
}: Pick<Replay, 'catalogue' | 'at'>): ((
  position: number,
  path: string,
  alreadyAsked: ReadonlySet<string>,
) => boolean) => {
  const doubts = doubtsOf(catalogue)
  return (position, path, alreadyAsked) => {
    const address = slotAddress(catalogue, path)
    const card =
      address === null
        ? null
        : cardAddress(catalogue, cardPathOf(catalogue, { group: address.slot.group, ids: address.ids }) ?? '')
    if (address === null || card === null) return false
    const { tree, state } = at(position)
    const fields = findGroup(tree, card.group, card.ids)?.fields ?? []
    const input = doubtInput(catalogue, state)
    const refused = state.sending.tag === 'failed' ? state.sending.fields : []
    const isDoubted = (one: string): boolean => {
      const otherAddress = slotAddress(catalogue, one)
      return otherAddress !== null && doubtPromptAt(doubts, input, otherAddress) !== null
    }
    const isQuestioned = (one: string): boolean => refused.some(([field]) => field === one) || isDoubted(one)
    const read = readBack(fields, { catalogue, confirmed: undefined, isQuestioned, alreadyAsked })
    return isAmong(address.slot.question, cardLayout(cardContent(card.content), read).asked)
  }
}
