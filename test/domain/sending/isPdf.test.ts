import { expect, test } from 'vitest'
import { isPdf } from '../../../domain/sending/isPdf'

const of = (text: string, type = 'application/pdf') => isPdf(type, new TextEncoder().encode(text))

test.each(['%PDF-1.4', '%PDF-2.0 en meer', 'x < y\n%PDF-1.7', `${'x'.repeat(1000)}%PDF-1.4`])('%j is a PDF', text =>
  expect([of(text), of(text, '')]).toEqual([true, true]),
)

test.each([
  '%PDF-',
  '%PDF-x',
  '<!doctype html><p>%PDF-1.7</p>',
  '\n <HTML>%PDF-1.7',
  '<?xml version="1.0"?><a>%PDF-1.7</a>',
  `${'x'.repeat(1020)}%PDF-1.4`,
  '',
])('%j is none', text => expect(of(text)).toBe(false))

test('what the browser calls otherwise is none', () => expect(of('%PDF-1.4', 'text/html')).toBe(false))
