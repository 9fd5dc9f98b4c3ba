import { money } from '../language/typedQuestions'
import { mustFill, notNegative } from '../rules/answerRules'

/** Builds a question for an amount that may be 0 but not be left out (checklist OPEN-48). */
export const requiredMoney = (title: string, help: string) =>
  money(title, 'amount', { help, rules: [mustFill('Vul een bedrag in'), notNegative] })
