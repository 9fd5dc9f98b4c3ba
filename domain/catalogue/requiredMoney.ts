import { money } from '../language/typedQuestions'
import { mustFill, notNegative } from '../rules/answerRules'

/** An amount that may be 0 and not be left out (checklist OPEN-48). */
export const requiredMoney = (title: string, help: string) =>
  money(title, 'amount', { help, rules: [mustFill('Vul een bedrag in'), notNegative] })
