import type { CopyAnswer, CopyDocument } from '../../../projections/copy/copyDocument'

export const answer = (title: string, said: string, remark = ''): CopyAnswer => ({
  path: title,
  title,
  answer: said,
  remark,
})

/** A copy with so many answers in a section of a step. */
export const withAnswers = (answers: readonly CopyAnswer[]): CopyDocument => ({
  title: 'Uw antwoorden',
  lines: ['Kantoor', 'Van Noa Laan'],
  blocks: [
    { kind: 'heading', level: 2, title: 'Persoonlijke gegevens' },
    { kind: 'heading', level: 3, title: 'Uw woning' },
    { kind: 'answers', answers },
    { kind: 'line', text: 'U heeft hier iets niet ingevuld.' },
  ],
})

/** Whatever stands in a copy, in the order in which it is read. */
export const wordsOf = ({ title, lines, blocks }: CopyDocument): readonly string[] => [
  title,
  ...lines,
  ...blocks.flatMap(block => {
    if (block.kind === 'heading') return [block.title]
    if (block.kind === 'line') return [block.text]
    return block.answers.flatMap(({ title: asked, answer: said, remark }) =>
      [asked, ...said.split('\n'), remark].filter(words => words.trim() !== ''),
    )
  }),
]
