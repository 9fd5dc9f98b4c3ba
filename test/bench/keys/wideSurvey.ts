import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { section, step } from '../../../domain/language/section'
import { text } from '../../../domain/language/typedQuestions'
import { mustFill } from '../../../domain/rules/answerRules'
import { profilesWith } from '../../arbitraries/surveys'

/** How many fields stand on one page, and in how many sections. */
export const width = { sections: 9, each: 22 } as const

export const required = 'Vul dit in'

export const titleOf = (group: number, n: number): string => `Vraag ${group + 1}.${n + 1}`

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n)

const fields = (group: number) =>
  Object.fromEntries(
    upTo(width.each).map(n => [`field_${n}`, text(titleOf(group, n), 'words', { rules: [mustFill(required)] })]),
  )

/** A survey of one wide step: the same fields that the form beside it has. */
export const wideCatalogue = compileCatalogue({
  profiles: profilesWith(['intro', 'personal_details', 'complete', 'success']),
  steps: [
    step(
      'personal_details',
      'Alles',
      '',
      upTo(width.sections).map(group => section(`section_${group + 1}`, `Deel ${group + 1}`, fields(group))),
    ),
  ],
  kept: [],
})
