/**
 * Puts into Dutch for derivations: an answer, a condition, what a rule demands of an answer, and a fact of the visit.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { choosableAt } from '../../../domain/engine/evaluation/evaluateQuestion'
import { answerInWords } from '../../../domain/engine/kinds/kinds'
import type { AnswerScope, Situation } from '../../../domain/engine/situation'
import { profiles } from '../../../domain/invitation/profiles'
import { oldestPerson } from '../../../domain/language/age'
import type { Answer } from '../../../domain/language/answer'
import type { Condition, FactName, Readable } from '../../../domain/language/condition'
import { dutchDateOf } from '../../../domain/language/date'
import type { Facts } from '../../../domain/language/facts'
import type { Question } from '../../../domain/language/question'
import type { Check } from '../../../domain/language/rule'
import type { VisitFact } from './derivationNode'

const quoted = (words: string): string => `'${words}'`

const notFilledIn = 'niet ingevuld'

/** An answer as it reads, whether or not it is offered now; what no list names is told as it is. */
export const answerWords = (question: Question, value: Answer, where?: [Situation, AnswerScope]): string => {
  const supplied = question.kind === 'choice' && question.supply !== null && where !== undefined
  const options = supplied ? choosableAt(...where, question, value) : question.kind === 'choice' ? question.options : []
  const boxes = question.kind === 'boxes' ? question.boxes : []
  const words = answerInWords(question, value, { options, boxes }).trim()
  if (words !== '') return quoted(words)
  const isNothing = value === '' || value === 'none' || value === -1 || (Array.isArray(value) && value.length === 0)
  return isNothing ? notFilledIn : quoted(String(value))
}

const questionOf = (catalogue: Catalogue, readable: Readable): Question | null =>
  catalogue.slotOf.get(readable)?.question ?? null

const factWords: Readonly<Record<FactName, string>> = {
  association: 'het portaal is geopend via de vereniging',
  officeDiscount: 'het kantoor geeft korting',
  partnerSession: 'de partner vult in',
  monitoring: 'de uitnodiging is voor De Hypotheekwacht',
  mortgages: 'de uitnodiging vraagt naar de hypotheken',
  pensions: 'de uitnodiging toont de pensioenen',
  discount: 'de uitnodiging noemt de korting',
}

/** What a condition says, whether or not it holds. */
export const conditionWords = (catalogue: Catalogue, condition: Condition): string => {
  switch (condition.tag) {
    case 'always':
      return 'altijd'
    case 'is': {
      const question = questionOf(catalogue, condition.question)
      const values = condition.values.map(value =>
        question === null ? quoted(String(value)) : answerWords(question, value),
      )
      return `${quoted(condition.question.title)} is ${values.join(' of ')}`
    }
    case 'ticked': {
      const question = questionOf(catalogue, condition.question)
      const box =
        question?.kind === 'boxes' ? question.boxes.find(({ key }) => key === condition.key)?.label : undefined
      return `bij ${quoted(condition.question.title)} is ${quoted(box ?? condition.key)} aangekruist`
    }
    case 'olderThan':
      return `volgens ${quoted(condition.question.title)} is de leeftijd meer dan ${condition.years} jaar`
    case 'fact':
      return factWords[condition.fact]
    case 'visits':
      return `de uitnodiging heeft de stap ${quoted(catalogue.stepAt.get(condition.step)?.title ?? condition.step)}`
    case 'not':
      return `niet: ${conditionWords(catalogue, condition.of)}`
    case 'all':
      return condition.of.map(one => conditionWords(catalogue, one)).join(', en ')
    case 'any':
      return condition.of.map(one => conditionWords(catalogue, one)).join(', of ')
  }
}

/** What a rule asks of an answer, with its threshold. */
export const checkWords = (check: Check): string => {
  switch (check.tag) {
    case 'filled':
      return 'er moet iets zijn ingevuld'
    case 'chosen':
      return 'er moet iets zijn gekozen'
    case 'atLeast':
      return `er moet minstens ${check.count} zijn aangekruist`
    case 'number':
      return 'het moet een getal zijn'
    case 'from':
      return `het mag niet minder zijn dan ${check.least}`
    case 'upTo':
      return `het mag niet meer zijn dan ${check.most}`
    case 'onStep':
      return `het moet ${check.from} zijn, met stappen van ${check.step}`
    case 'length':
      return `het mag niet langer zijn dan ${check.most} tekens`
    case 'pattern':
      return `het moet geschreven zijn als ${quoted(check.sample)}`
    case 'date':
      return 'het moet een bestaande datum zijn, als DD-MM-JJJJ'
    case 'birthDate':
      return `het moet een geboortedatum zijn van iemand van minstens ${check.youngest} en hoogstens ${oldestPerson} jaar`
    case 'after':
      return `het moet na ${quoted(check.question.title)} liggen`
  }
}

/** What is known of the visit itself, as it is now. */
export const visitFactWords = (facts: Facts, fact: VisitFact): string => {
  switch (fact) {
    case 'today':
      return facts.today === ''
        ? 'welke dag het is, is nog niet gezegd'
        : `vandaag is het ${dutchDateOf(facts.today) ?? facts.today}`
    case 'association':
      return facts.association ? factWords.association : 'het portaal is niet geopend via de vereniging'
    case 'officeDiscount':
      return facts.discount > 0 ? factWords.officeDiscount : 'het kantoor geeft geen korting'
    case 'partnerSession':
      return facts.partnerSession ? factWords.partnerSession : 'de klant zelf vult in'
    case 'type':
      return `de uitnodiging is van het soort ${quoted(profiles[facts.type].label)}`
  }
}
