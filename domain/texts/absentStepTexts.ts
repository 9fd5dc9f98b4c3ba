/** Texts at the address of a step that the visit does not have (our choice). */
export const absentStep = {
  title: 'Deze stap hoort niet bij uw vragenlijst',
  back: 'Terug naar het begin',
} as const
