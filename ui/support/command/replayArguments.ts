import * as E from 'fp-ts/Either'

/** What the support tool is asked; `at`, `from` and `to` are seqs, 0 is before the first. */
export interface ReplayArguments {
  readonly file: string
  readonly at: number | null
  readonly diff: { readonly from: number; readonly to: number } | null
  readonly json: boolean
}

export const usage = `Gebruik: npm run replay -- BESTAND [--at SEQ] [--diff A B] [--json]

  BESTAND      een log zoals het portaal het bewaart (JSON Lines)
  --at SEQ     de stappen en fouten na handeling SEQ (0 is voor de eerste)
  --diff A B   wat er anders is na handeling B dan na handeling A
  --json       alles als JSON, voor een programma

Uitkomst: 0 in orde, 1 een oordeel komt anders uit dan toen, 2 niet of niet helemaal te lezen.`

const seqOf = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** @param words what follows the command's name. Answers with a Dutch sentence when they say nothing sensible. */
export const readArguments = (words: readonly string[]): E.Either<string, ReplayArguments> => {
  let asked: Omit<ReplayArguments, 'file'> & { readonly file: string | null } = {
    file: null,
    at: null,
    diff: null,
    json: false,
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === '--json') asked = { ...asked, json: true }
    else if (word === '--at') {
      const at = seqOf(words[++i])
      if (at === null) return E.left('Na --at hoort het nummer van een handeling.')
      asked = { ...asked, at }
    } else if (word === '--diff') {
      const [from, to] = [seqOf(words[++i]), seqOf(words[++i])]
      if (from === null || to === null) return E.left('Na --diff horen de nummers van twee handelingen.')
      asked = { ...asked, diff: { from, to } }
    } else if (word.startsWith('--')) return E.left(`${word} bestaat niet.`)
    else if (asked.file === null) asked = { ...asked, file: word }
    else return E.left('Geef één bestand tegelijk.')
  }
  const { file } = asked
  return file === null ? E.left('Geef het bestand met het log.') : E.right({ ...asked, file })
}
