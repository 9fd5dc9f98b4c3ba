/**
 * For a pseudonymised log: replaces a name's insertion ('van der') by 'van', so that its length says nothing, and a
 * form of repayment by a word that is read as the same form; null for any other text.
 */
import { characterCount as countOf } from '../../../domain/language/characterCount'
import { longestLine } from '../../../domain/language/limits'
import { repaymentFormOf } from '../../../domain/retrieval/repaymentForm'

/** The one insertion that stands in the place of all: there are few, so that the length of one says mostly which. */
const insertion = 'van'

/** A word for each repayment form that is read from a lender's own name of one, by its code. */
const formWords: Readonly<Record<string, string>> = {
  '5': 'Aflossingsvrij',
  '2': 'Lineair',
  '1': 'Annuïteit',
  '50': 'Spaar',
  '3': 'Leven',
  '10': 'Beleg',
}

/** What stands for a lender's name of a form that is not read. */
const otherForm = 'Anders'

const otherFormOf = (said: string): string => {
  const code = repaymentFormOf(said, null)
  return code === null ? otherForm : (formWords[code] ?? code)
}

/**
 * What stands in the place of a text at a question with a small vocabulary, where its shape would say which word it is:
 * for a repayment form a word that is read as the same form; null at any other question, and for what no such word is.
 * @param name of the question or field
 */
export const otherSmallWord = (name: string, text: string): string | null => {
  if (name === 'aflosvorm' || name === 'variant') return otherFormOf(text)
  const isInsertion = name === 'insertion' && text.trim() !== '' && countOf(text) <= longestLine
  return isInsertion ? insertion : null
}
