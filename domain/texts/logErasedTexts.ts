/**
 * Texts where the log was sent, erased or removed by the browser while it was open here, with the offer to save what
 * this window knows (our choice).
 */
export const logErasedTexts = {
  title: 'Uw gegevens zijn verzonden of gewist',
  text: 'Dat gebeurde in een ander venster, of uw browser heeft ze verwijderd. Hier kunt u niets meer wijzigen.',
  save: 'Bewaar wat u hier had ingevuld als bestand',
} as const
