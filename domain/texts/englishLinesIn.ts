/**
 * Finds in a message an English line that the specification prescribes ('Password is required'), with the text around it
 * and the Dutch advice on what to do; null where it holds none.
 */

/** The lines that the documents have in English keep their words (checklist OPEN-95); below each stands what to do. */
const whatToDo: readonly (readonly [line: string, todo: string])[] = [
  ['Username is required', 'Vul uw gebruikersnaam in.'],
  ['Password is required', 'Vul uw wachtwoord in.'],
  ['2FA code is required', 'Vul de code in die u per e-mail heeft gekregen.'],
  ['File not supported', 'Maak er een pdf van: open het bestand, kies Afdrukken en dan Opslaan als pdf.'],
]

/** With what stands around the line. */
export const englishLinesIn = (text: string) => {
  for (const [line, todo] of whatToDo) {
    const at = text.indexOf(line)
    if (at >= 0) return { before: text.slice(0, at), line, after: text.slice(at + line.length), todo }
  }
  return null
}
