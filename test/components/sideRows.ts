import { page } from 'vitest/browser'

export const stepsBeside = page.getByRole('navigation', { name: 'Stappen' })

/** The steps in the side navigation: the first of a chapter stands under its name. */
export const rowsBeside = stepsBeside.getByRole('listitem').css('> :last-child')
