import { type Erasing, finishErasure } from './eraseLog'

/** Finishes what an earlier page began to erase; what is refused again stays for the next start. */
export const finishErasures = async (erasing: Erasing): Promise<void> => {
  for (const { invitation } of await erasing.erasures.all()) await finishErasure(erasing, invitation)
}
