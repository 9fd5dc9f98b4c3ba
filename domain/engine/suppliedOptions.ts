/**
 * The options that the office's lists supply: the lenders, the products of the chosen one, and an answer in no list;
 * and whether there is nothing to choose.
 */

import type { Answer } from '../language/answer'
import { always, type Readable } from '../language/condition'
import type { Lenders } from '../language/lender'
import type { ChoiceQuestion, Option, Supply } from '../language/question'
import { isEmptyAnswer } from './kinds/kinds'

/** The lists as options, made once for each pair of lists. */
interface OfferedOptions {
  readonly lenders: readonly Option<string>[]
  readonly products: ReadonlyMap<string, readonly Option<string>[]>
}

const option = (value: string, label: string, isListed = true): Option<string> => ({
  value,
  label,
  shownWhen: always,
  offered: isListed ? 'always' : 'loaded',
  loadedAs: [],
})

const cache = new WeakMap<Lenders, OfferedOptions>()

const offeredBy = (lists: Lenders): OfferedOptions => {
  const cached = cache.get(lists)
  if (cached !== undefined) return cached
  const products = new Map<string, Option<string>[]>()
  for (const { id, company_id, name, code } of lists.labels) {
    const ofLender = products.get(company_id) ?? []
    ofLender.push(option(id, name === '' ? code : name))
    products.set(company_id, ofLender)
  }
  const lenders = lists.companies.map(({ id, name, code }) => option(id, name === '' ? code : name))
  const offered: OfferedOptions = { lenders, products }
  cache.set(lists, offered)
  return offered
}

const none: readonly never[] = []

/** The products of a lender in the office's order; none for one without a list. */
export const productsOf = (lists: Lenders, lender: string): readonly Option<string>[] =>
  offeredBy(lists).products.get(lender) ?? none

/** All that the lists hold of this, whoever's it is: what an answer was called whose question is gone. */
export const allSuppliedOptions = (lists: Lenders, { from }: Supply): readonly Option<string>[] => {
  const { lenders, products } = offeredBy(lists)
  return from === 'lenders' ? lenders : [...products.values()].flat()
}

/** What an answer is called that is in no list: its own words are an id that says nothing. */
const unknownLabels: Readonly<Record<Supply['from'], string>> = {
  lenders: 'Onbekende geldverstrekker',
  products: 'Onbekend product',
}

/**
 * What can be chosen now, in the office's order, and behind it the answer itself where it is in no list: it stays chosen.
 * @param read gives the lender, for its products
 */
export const suppliedOptions = (
  lists: Lenders,
  question: ChoiceQuestion,
  supply: Supply,
  chosen: Answer,
  read: (question: Readable) => Answer,
): readonly Option[] => {
  const listed = supply.from === 'lenders' ? offeredBy(lists).lenders : productsOf(lists, String(read(supply.of)))
  if (isEmptyAnswer(question, chosen) || listed.some(({ value }) => value === chosen)) return listed
  return [...listed, option(String(chosen), unknownLabels[supply.from], false)]
}

/**
 * Whether the lists have nothing to choose from: they did not come, are empty, or the lender has no products there.
 * While no lender is chosen, there is something to choose as long as there are lenders and products at all.
 */
export const hasNothingToChoose = (lists: Lenders, supply: Supply, read: (question: Readable) => Answer): boolean => {
  if (supply.from === 'lenders') return lists.companies.length === 0
  const lender = read(supply.of)
  return isEmptyAnswer(supply.of, lender)
    ? lists.companies.length === 0 || lists.labels.length === 0
    : productsOf(lists, String(lender)).length === 0
}
