import type { Catalogue } from '../../domain/engine/catalogue'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import type { Question } from '../../domain/language/question'
import type { Rule } from '../../domain/language/rule'

type Writable = { -readonly [K in keyof Pick<Question, 'rules'>]: Question[K] }

/** The same survey as another release has it, whose questions have these rules: all else is as it was. */
export const withRules = (
  { survey }: Catalogue,
  rulesOf: (question: Question, n: number) => readonly Rule[],
): Catalogue => {
  // A copy in which what names a question names the copied one.
  const catalogue = compileCatalogue(structuredClone(survey))
  for (const [n, { question }] of catalogue.slots.entries()) {
    const copied: Writable = question
    copied.rules = rulesOf(question, n)
  }
  return compileCatalogue(catalogue.survey)
}
