/**
 * Translates the details of import reasons ('line 3') into Dutch; other details (a digest, a version) stay as they are.
 */
const pieces: readonly (readonly [RegExp, string])[] = [
  [/^line (?=\d+$)/, 'regel '],
  [/^record (?=\d+$)/, 'handeling '],
  [/^version (?=\d+$)/, 'versie '],
  [/^more than (\d+) lines$/, 'meer dan $1 regels'],
  [/^more than (\d+) characters$/, 'meer dan $1 tekens'],
  [/^header$/, 'regel 1'],
  [/^and (\d+) more$/, 'en nog $1'],
  [/^1 events (?=\S)/, 'één keer '],
  [/^(\d+) events (?=\S)/, '$1 keer '],
  [/^(\d+) of (\d+) records$/, '$1 van $2 handelingen'],
  [/^1 records(?=$|,)/, '1 handeling'],
  [/^(\d+) records(?=$|,)/, '$1 handelingen'],
  [/, from (?=\d)/, ', vanaf '],
  [/(\d+) stands in the place of (\d+)$/, '$1 staat op de plaats van $2'],
  [/the hash differs$/, 'de controlesom is anders'],
  [/^the digest differs$/, 'de som van de regels is anders'],
  [/^no digest$/, 'de som van de regels ontbreekt'],
  [/: envelope$/, ': geen handeling'],
]

export const reasonDetailWords = (detail: string): string =>
  pieces.reduce((words, [english, dutch]) => words.replace(english, dutch), detail)
