/** When the log is gone while it was open here; a file of what this window still knows (our choice). */
export const logErasedTexts = {
  title: 'Uw gegevens zijn verzonden of gewist',
  text: 'Dat gebeurde in een ander venster, of uw browser heeft ze verwijderd. Hier kunt u niets meer wijzigen.',
  save: 'Bewaar wat u hier had ingevuld als bestand',
} as const
