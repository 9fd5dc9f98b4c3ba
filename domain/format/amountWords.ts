/**
 * Writes euros in words, as one says them: 'duizend tweehonderdvijftig euro en vijftig cent'; null for what is too
 * large to say.
 */

const upTo20 = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
]
const tens = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig']

const below100 = (number: number): string => {
  const [ten, one] = [Math.floor(number / 10), number % 10]
  if (number < 20) return upTo20[number] ?? ''
  if (one === 0) return tens[ten] ?? ''
  // Two vowels that would be read as one: tweeëntwintig.
  return `${upTo20[one]}${one === 2 || one === 3 ? 'ën' : 'en'}${tens[ten]}`
}

/** A hundred is not 'eenhonderd'. */
const below1000 = (number: number): string => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  if (hundreds === 0) return below100(rest)
  return `${hundreds === 1 ? '' : upTo20[hundreds]}honderd${rest === 0 ? '' : below100(rest)}`
}

/** What comes in thousands is written as one word with 'duizend', the larger ones apart. */
const large = [
  [1_000_000_000, ' miljard'],
  [1_000_000, ' miljoen'],
  [1_000, 'duizend'],
] as const

/** A whole number from 0 up to a thousand billion, as Dutch spells it. */
const wholeWords = (number: number): string => {
  if (number < 1_000) return below1000(number)
  const words: string[] = []
  let rest = number
  for (const [size, name] of large) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) words.push(size === 1_000 && count === 1 ? name : `${below1000(count)}${name}`)
  }
  return [...words, ...(rest === 0 ? [] : [below1000(rest)])].join(' ')
}

/** Larger than any amount that is asked for; what is larger is not read aloud in words. */
const largest = 1e12

export const amountWords = (euros: number): string | null => {
  const inCents = Math.round(Math.abs(euros) * 100)
  const [whole, cents] = [Math.floor(inCents / 100), inCents % 100]
  if (!Number.isFinite(euros) || whole >= largest) return null
  const parts = [
    ...(whole > 0 || cents === 0 ? [`${wholeWords(whole)} euro`] : []),
    ...(cents > 0 ? [`${below100(cents)} cent`] : []),
  ]
  return `${euros < 0 && inCents > 0 ? 'min ' : ''}${parts.join(' en ')}`
}
