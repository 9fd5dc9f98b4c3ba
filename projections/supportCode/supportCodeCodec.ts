/**
 * Encodes a number as an eight-character support code with a check digit, and decodes it, rejecting a misread or
 * misheard code.
 */
import * as E from 'fp-ts/Either'

/** No I, O, 0 and 1: by phone and in handwriting they are taken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const base = alphabet.length
/** The characters of a code, the last of them its check. */
const length = 8

/** Why a text is no code: not as long as one, a character that no code has, or misheard. */
export type CodeCheckFailure = 'length' | 'character' | 'check'

/** Twice a digit in the field of 32: x^5 + x^2 + 1. */
const twice = (digit: number): number => {
  const double = digit * 2
  return double >= base ? (double ^ 0b100101) % base : double
}

/**
 * The digit that makes the sum of all right, each weighed by another power: one wrong character always shows, and so do
 * any two that changed places.
 */
const checkDigit = (digits: readonly number[]): number => digits.reduce((sum, digit) => twice(sum ^ digit), 0)

/** Whole numbers below 32 to the 7th, as the characters of a code with its check. */
export const encodedWithCheck = (whole: number): string => {
  const digits: number[] = []
  for (let rest = whole, i = 1; i < length; i++, rest = Math.floor(rest / base)) digits.unshift(rest % base)
  return [...digits, checkDigit(digits)].map(digit => alphabet[digit] ?? '').join('')
}

/** The whole number that a code stands for. */
export const decodeChecked = (text: string): E.Either<CodeCheckFailure, number> => {
  const digits = [...text.toUpperCase().replace(/[\s.\-‐-―]/g, '')].map(character => alphabet.indexOf(character))
  if (digits.includes(-1)) return E.left('character')
  if (digits.length !== length) return E.left('length')
  const said = digits.slice(0, -1)
  if (checkDigit(said) !== digits.at(-1)) return E.left('check')
  return E.right(said.reduce((whole, digit) => whole * base + digit, 0))
}
